import type { ErrorCode } from '../../../generated/api/model/index.ts'
import { FINNISH_POST_CODE } from '../../../generated/limits.ts'
import { isListedCountry } from './countries.ts'

const FINNISH = new RegExp(FINNISH_POST_CODE)

export type FieldItem = { fieldName: string; code: ErrorCode; elementIndex?: number }

/** VAL-10: P.O. Box, PL 123 and PB 123. */
export const isPoBox = (addressLine: string): boolean =>
  /\bP\.?\s?O\.?\s?Box\b|(^|[^\p{L}\d])(PL|PB)\.?\s?\d/iu.test(addressLine)

/** Errors by VAL-08 and VAL-09 in an address whose fields are under `path` in the body. */
export function addressItems(
  address: { postCode: string; country: string },
  path: string,
  elementIndex?: number,
): FieldItem[] {
  const item = (field: string): FieldItem => ({
    fieldName: `${path}.${field}`,
    code: 'field_invalid',
    ...(elementIndex !== undefined && { elementIndex }),
  })
  return [
    ...(address.country === 'FI' && !FINNISH.test(address.postCode) ? [item('postCode')] : []),
    ...(isListedCountry(address.country) ? [] : [item('country')]),
  ]
}
