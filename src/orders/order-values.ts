import type { Company, PickupPointConfirmation, VoucherDelivery } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { FieldErrors } from '@/forms/errors/field-error'
import {
  NEW_ADDRESS,
  postalAddress,
  prefixErrors,
  streetAddressErrors,
  typedAddress,
} from '@/forms/fields/address-values'
import { required } from '@/forms/fields/field-rules'
import { choice, optional, optionalPhone } from '@/forms/fields/parsers'
import { normaliseBusinessId } from '@/values/identifiers/business-id'

/** VOU-08: names of the delivery methods. */
export const DELIVERY_NAMES: Record<VoucherDelivery['method'], () => string> = {
  ToSavedAddress: () => m.orders_delivery_saved(),
  ToCompanyAddress: () => m.orders_delivery_company(),
  ToOtherAddress: () => m.orders_delivery_other(),
  ToPickupPoint: () => m.orders_delivery_pickup(),
}

export interface AddressParts {
  companyName?: string | undefined
  contactPerson?: string | undefined
  address?: string | undefined
  postCode?: string | undefined
  city?: string | undefined
}

/** The lines of an address as on an envelope; unknown ones are left out. */
export const addressLines = ({ companyName, contactPerson, address, postCode, city }: AddressParts): string[] =>
  [companyName, contactPerson, address, [postCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => line !== undefined && line !== '',
  )

/** VOU-08: the typed delivery details. Fields of other methods keep their values but are not sent. */
export const NO_DELIVERY = {
  method: '' as VoucherDelivery['method'] | '',
  addressId: '',
  contactPerson: '',
  companyName: '',
  place: NEW_ADDRESS,
  /** How the recipient is told that the parcel has arrived. */
  pickupPointConfirmation: '' as PickupPointConfirmation | '',
  emailAddress: '',
  phoneNumber: '',
}
export type DeliveryValues = typeof NO_DELIVERY

export const DELIVERY_FIELDS = {
  'delivery.address': 'delivery.place.address',
  'delivery.zipCode': 'delivery.place.postCode',
  'delivery.city': 'delivery.place.city',
  'delivery.country': 'delivery.place.country',
}

/** VOU-08, VAL-19: the request body of a delivery; the contract's validator reports missing details. */
export function deliveryBody(values: DeliveryValues): VoucherDelivery {
  const contactPerson = optional(values.contactPerson)
  switch (values.method) {
    case 'ToSavedAddress':
      return { method: values.method, addressId: choice(values.addressId), contactPerson }
    case 'ToOtherAddress': {
      const { address, postCode, city, country } = values.place
      return {
        method: values.method,
        contactPerson,
        companyName: optional(values.companyName),
        // The validator refuses a blank address as required.
        address,
        zipCode: postCode,
        city,
        country: choice(country),
      }
    }
    case 'ToPickupPoint':
      return {
        method: values.method,
        contactPerson,
        pickupPointConfirmation: choice(values.pickupPointConfirmation),
        ...(values.pickupPointConfirmation === 'SendEmail' && { emailAddress: optional(values.emailAddress) }),
        ...(values.pickupPointConfirmation === 'SendSms' && { phoneNumber: optionalPhone(values.phoneNumber) }),
      }
    default:
      // The validator refuses a missing choice as required.
      return { method: choice(values.method), contactPerson }
  }
}

/** VAL-10, VAL-19: errors that the contract's validator cannot find, by form field. */
export function deliveryErrors(values: DeliveryValues, countries: readonly { value: string }[]): Partial<FieldErrors> {
  if (values.method === 'ToOtherAddress') {
    return prefixErrors('delivery.place', streetAddressErrors(values.place, countries))
  }
  if (values.method !== 'ToPickupPoint') return {}
  const { pickupPointConfirmation: how, emailAddress, phoneNumber } = values
  return prefixErrors('delivery', {
    emailAddress: how === 'SendEmail' ? required(emailAddress) : undefined,
    phoneNumber: how === 'SendSms' ? required(phoneNumber) : undefined,
  })
}

/** Company details of an order as typed; they do not change the saved company. */
export const NO_COMPANY = { name: '', businessIdentityCode: '', place: NEW_ADDRESS }
export type OrderCompanyValues = typeof NO_COMPANY

export const COMPANY_FIELDS = {
  'company.address': 'company.place',
  'company.address.addressLine': 'company.place.address',
}

export const companyBody = ({ name, businessIdentityCode, place }: OrderCompanyValues) => ({
  name,
  businessIdentityCode: normaliseBusinessId(businessIdentityCode),
  address: postalAddress(place),
})

export const companyErrors = ({ place }: OrderCompanyValues, countries: readonly { value: string }[]) =>
  prefixErrors('company.place', streetAddressErrors(place, countries))

export const companyValues = ({
  name = '',
  businessIdentityCode = '',
  address,
}: Partial<Company> & Pick<Company, 'address'>): OrderCompanyValues => ({
  name,
  businessIdentityCode,
  place: typedAddress(address),
})
