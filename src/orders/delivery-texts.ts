import type { VoucherDelivery } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

/** VOU-08: names of the delivery methods. */
export const DELIVERY_NAMES: Record<VoucherDelivery['method'], () => string> = {
  ToSavedAddress: () => m.orders_delivery_saved(),
  ToCompanyAddress: () => m.orders_delivery_company(),
  ToOtherAddress: () => m.orders_delivery_other(),
  ToPickupPoint: () => m.orders_delivery_pickup(),
}

/** An address, with the field names of several schemas of the contract. */
interface Place {
  companyName?: string | undefined
  contactPerson?: string | undefined
  street?: string | undefined
  postCode?: string | undefined
  city?: string | undefined
}

/** The lines of an address as on an envelope; unknown ones are left out. */
export const addressLines = ({ companyName, contactPerson, street, postCode, city }: Place): string[] =>
  [companyName, contactPerson, street, [postCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => line !== undefined && line !== '',
  )
