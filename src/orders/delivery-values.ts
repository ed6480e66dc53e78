import type { VoucherDelivery } from '@generated/api/model'
import type { FieldErrors } from '@/forms/errors/field-error'
import { type AddressValues, addressErrors, NEW_ADDRESS, poBoxError, under } from '@/forms/fields/address-values'
import { choice, optional, optionalPhone } from '@/forms/fields/parsers'

/** VOU-08: the typed delivery details. Fields of other methods keep their values but are not sent. */
export interface DeliveryValues {
  method: VoucherDelivery['method'] | ''
  /** Id of a saved address. */
  addressId: string
  contactPerson: string
  companyName: string
  /** Fields of an address that is not saved. */
  place: AddressValues
  /** How the recipient is told that the parcel is at the pickup point. */
  pickupPointConfirmation: 'SendEmail' | 'SendSms' | ''
  emailAddress: string
  phoneNumber: string
}

export const NO_DELIVERY: DeliveryValues = {
  method: '',
  addressId: '',
  contactPerson: '',
  companyName: '',
  place: NEW_ADDRESS,
  pickupPointConfirmation: '',
  emailAddress: '',
  phoneNumber: '',
}

/** Paths in the request body whose form field has another name. */
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

const required = (text: string, error: () => string) => (text === '' ? error : undefined)

/** VAL-10, VAL-19: errors that the contract's validator cannot find, by form field. */
export function deliveryErrors(
  values: DeliveryValues,
  countries: readonly { value: string }[],
  requiredText: () => string,
): Partial<FieldErrors> {
  if (values.method === 'ToOtherAddress') {
    const { address } = values.place
    return under('delivery.place', { ...addressErrors(values.place, countries), address: poBoxError(address) })
  }
  if (values.method !== 'ToPickupPoint') return {}
  const { pickupPointConfirmation: how, emailAddress, phoneNumber } = values
  return under('delivery', {
    emailAddress: how === 'SendEmail' ? required(emailAddress, requiredText) : undefined,
    phoneNumber: how === 'SendSms' ? required(phoneNumber, requiredText) : undefined,
  })
}
