import type { VoucherDelivery } from '@generated/api/model'
import type { FieldErrors } from '@/forms/errors/field-error'
import { type AddressValues, addressErrors, NEW_ADDRESS, poBoxError, under } from '@/forms/fields/address-values'
import { choice, optional, optionalPhone } from '@/forms/fields/parsers'

/** VOU-08: where an order goes, as it is typed; fields of another method are kept too, and not sent. */
export interface DeliveryValues {
  method: VoucherDelivery['method'] | ''
  /** A saved address. */
  addressId: string
  contactPerson: string
  companyName: string
  /** Another address. */
  place: AddressValues
  /** How the arrival at the pickup point is told. */
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

/** Body paths of a delivery whose field has another name. */
export const DELIVERY_FIELDS = {
  'delivery.address': 'delivery.place.address',
  'delivery.zipCode': 'delivery.place.postCode',
  'delivery.city': 'delivery.place.city',
  'delivery.country': 'delivery.place.country',
}

/** VOU-08, VAL-19: what is sent of a delivery; the contract refuses what its method lacks. */
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
        // Blank is refused as required.
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
      // Nothing chosen is refused by the schema as required.
      return { method: choice(values.method), contactPerson }
  }
}

const required = (text: string, error: () => string) => (text === '' ? error : undefined)

/** VAL-10, VAL-19: what the contract cannot say of a delivery, under the names of the form's fields. */
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
