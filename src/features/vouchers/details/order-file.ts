import { downloadOrderDocument, downloadVoucherOrderReceipt } from '@generated/api/documents/documents'
import type { AnyPaymentMethod, VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { saveFile } from '@/browser/save-file'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'

type Downloaded = Pick<VoucherOrderSummary, 'id' | 'paymentStatus' | 'voucherOrderStatus'> & {
  /** Not in the list of orders. */
  paymentMethod?: AnyPaymentMethod
}

/**
 * VOU-03, PAY-11: what is saved is the receipt once the order is paid, and the invoice while one can be paid. What is
 * neither, such as a canceled order, is no invoice: it would be paid.
 */
export function fileName({ paymentStatus, voucherOrderStatus, paymentMethod }: Downloaded): string {
  if (paymentStatus === 'Paid') return m.vouchers_save_receipt()
  const isPayable = paymentStatus === 'Created' && voucherOrderStatus !== 'Canceled'
  const isInvoice = paymentMethod === undefined || paymentMethod === 'PrintInvoicePdf'
  return isPayable && isInvoice ? m.vouchers_save_invoice() : m.vouchers_save_order()
}

/** Saves the receipt or the invoice; a failure shows as a toast (PAY-11). */
export async function saveOrderFile({ id, paymentStatus }: Downloaded): Promise<void> {
  try {
    saveFile(await (paymentStatus === 'Paid' ? downloadVoucherOrderReceipt(id) : downloadOrderDocument(id)), 'pdf')
  } catch (error) {
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.payments_download_failed() })
  }
}
