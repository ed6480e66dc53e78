import type { VoucherType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

/** Whether an address names a type of voucher (VOU-24). Routes ask before anything of the order is fetched. */
export const isVoucherType = (text: string): text is VoucherType => text === 'lunch' || text === 'recreational'

/** The name of a page that orders vouchers of this type. */
export const orderTitle = (voucherType: string | undefined): string =>
  voucherType === 'lunch' ? m.vouchers_order_lunch() : m.vouchers_order_recreational()
