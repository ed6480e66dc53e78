import { VoucherType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isKeyOf } from '@/values/collections/look-up'

/** Whether a URL parameter is a type of voucher (VOU-24). Routes check it before fetching. */
export const isVoucherType = (text: string): text is VoucherType => isKeyOf(VoucherType, text)

export const orderTitle = (voucherType: string | undefined): string =>
  voucherType === 'lunch' ? m.vouchers_order_lunch() : m.vouchers_order_recreational()
