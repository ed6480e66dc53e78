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
 * What a failed read says about the page that needed it: only a read of the page's own subject can tell that it is gone
 * or not for this user.
 * @param isOfOne whether the page is about one thing, such as a payment, whose reads name it
 */
export function failureOf(error: unknown, isOfOne: boolean): 'offline' | 'forbidden' | 'missing' | 'other' {
  if (!isApiError(error)) return 'other'
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline'
  const { operation, status } = error
  if (HELPERS.has(operation) || (isOfOne && !readsOne(operation))) return 'other'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 && readsOne(operation) ? 'missing' : 'other'
}
