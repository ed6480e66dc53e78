import type { VoucherDelivery } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

/** VOU-08: the ways to be delivered, in words. */
export const DELIVERY_NAMES: Record<VoucherDelivery['method'], () => string> = {
  ToSavedAddress: () => m.orders_delivery_saved(),
  ToCompanyAddress: () => m.orders_delivery_company(),
  ToOtherAddress: () => m.orders_delivery_other(),
  ToPickupPoint: () => m.orders_delivery_pickup(),
}

/** An address as it is named in different places of the contract. */
interface Place {
  companyName?: string | undefined
  contactPerson?: string | undefined
  street?: string | undefined
  postCode?: string | undefined
  city?: string | undefined
}

/** The lines of an address as an envelope has them; what is not known is left out. */
export const addressLines = ({ companyName, contactPerson, street, postCode, city }: Place): string[] =>
  [companyName, contactPerson, street, [postCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => line !== undefined && line !== '',
  )
