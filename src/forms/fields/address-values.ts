import type { Address } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isPoBox, zipFits } from '@/values/people/postal-address'
import type { FieldErrors } from '../errors/field-error'
import { inCountries } from './field-rules'

export const NEW_ADDRESS = { address: '', postCode: '', city: '', country: 'FI' }
export type AddressValues = typeof NEW_ADDRESS

/** The contract's address as typed values, and back. What a reply lacks is an empty field (CTR-07). */
export const typedAddress = ({
  addressLine: address = '',
  postCode = '',
  city = '',
  country = '',
}: Partial<Address>): AddressValues => ({ address, postCode, city, country })
export const postalAddress = ({ address: addressLine, ...place }: AddressValues): Address => ({ addressLine, ...place })

/** The post code matches its country (VAL-08), and the country is in the list (VAL-09). */
export const addressErrors = (
  { postCode, country }: Pick<AddressValues, 'postCode' | 'country'>,
  countries: readonly { value: string }[],
): Partial<FieldErrors> => ({
  postCode: zipFits(country, postCode) ? undefined : () => m.address_post_code_finnish(),
  country: inCountries(country, countries),
})

/** Rules of an address that may not be a PO box (VAL-10). */
export const streetAddressErrors = (
  place: Pick<AddressValues, 'address' | 'postCode' | 'country'>,
  countries: readonly { value: string }[],
): Partial<FieldErrors> => ({
  ...addressErrors(place, countries),
  address: isPoBox(place.address) ? () => m.error_po_box_not_allowed() : undefined,
})

/** Prefixes error keys with the name of a part of the form: `prefixErrors('invoicing', invoicingErrors(…))`. */
export const prefixErrors = (name: string, errors: Partial<FieldErrors>): Partial<FieldErrors> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${name}.${field}`, error]))
