import { m } from '@generated/messages/messages.js'
import { isPoBox } from '@/values/po-box'
import { zipFits } from '@/values/post-code'
import type { FieldErrors } from '../errors/field-error'
import { inCountries } from './field-rules'

/** An address as it is typed. */
export interface AddressValues {
  address: string
  postCode: string
  city: string
  /** A code. */
  country: string
}

export const NEW_ADDRESS: AddressValues = { address: '', postCode: '', city: '', country: 'FI' }

/**
 * What the contract cannot say of an address: the post code suits its country (VAL-08), the country is in the list
 * (VAL-09). Names are those of AddressValues, see `under`.
 */
export const addressErrors = (
  { postCode, country }: Pick<AddressValues, 'postCode' | 'country'>,
  countries: readonly { value: string }[],
): Partial<FieldErrors> => ({
  postCode: zipFits(country, postCode) ? undefined : () => m.address_post_code_finnish(),
  country: inCountries(country, countries),
})

/** VAL-10: for addresses that may not be a PO box. */
export const poBoxError = (address: string) => (isPoBox(address) ? () => m.error_po_box_not_allowed() : undefined)

/** Errors of a part of a form under that part's name: `under('invoicing', invoicingErrors(…))`. */
export const under = (name: string, errors: Partial<FieldErrors>): Partial<FieldErrors> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${name}.${field}`, error]))
