import { downloadOrderDocument, downloadVoucherOrderReceipt } from '@generated/api/documents/documents'
import type { AnyPaymentMethod, VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { saveFile } from '@/browser/save-file'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'

type Downloaded = Pick<VoucherOrderSummary, 'id' | 'paymentStatus' | 'voucherOrderStatus'> & {
  /** Missing in the list of orders. */
  paymentMethod?: AnyPaymentMethod
}

/**
 * VOU-03, PAY-11: name of the file to download: the receipt of a paid order, the invoice of a payable one. A
 * cancelled order must not be called an invoice, because somebody might pay it.
 */
export function fileName({ paymentStatus, voucherOrderStatus, paymentMethod }: Downloaded): string {
  if (paymentStatus === 'Paid') return m.vouchers_save_receipt()
  const isPayable = paymentStatus === 'Created' && voucherOrderStatus !== 'Canceled'
  const isInvoice = paymentMethod === undefined || paymentMethod === 'PrintInvoicePdf'
  return isPayable && isInvoice ? m.vouchers_save_invoice() : m.vouchers_save_order()
}

/** Downloads receipt or invoice; a failure shows a toast (PAY-11). */
export async function saveOrderFile({ id, paymentStatus }: Downloaded): Promise<void> {
  try {
    saveFile(await (paymentStatus === 'Paid' ? downloadVoucherOrderReceipt(id) : downloadOrderDocument(id)))
  } catch (error) {
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.payments_download_failed() })
  }
}
