import { type OperationName, registry } from '@generated/registry'
import { isApiError } from './api-error'

/** Calls for additional data of a page: a failure of one says nothing about the page itself. */
const HELPERS: ReadonlySet<OperationName> = new Set([
  'readUserDetails',
  'checkHasSignatory',
  'readCompanyMetadata',
  'readSettings',
  'listCountries',
  'listAddresses',
  'listPaymentMethods',
  'readVoucherFees',
  'readCardFees',
])

/** A path that names one thing. */
const readsOne = (operation: OperationName) => registry[operation].path.includes('{')

/**
 * Why a page cannot be shown after a failed read. Only a read of the page's own subject makes it `missing` or
 * `forbidden`.
 * @param isOfOne whether the page is about one thing, such as a payment, whose id is in the path of its reads
 */
export function failureOf(error: unknown, isOfOne: boolean): 'offline' | 'forbidden' | 'missing' | 'other' {
  if (!isApiError(error)) return 'other'
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline'
  const { operation, status } = error
  if (HELPERS.has(operation) || (isOfOne && !readsOne(operation))) return 'other'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 && readsOne(operation) ? 'missing' : 'other'
}
