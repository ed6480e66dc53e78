import { downloadOrderDocument, downloadVoucherOrderReceipt } from '@generated/api/documents/documents'
import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { saveFile } from '@/browser/save-file'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'

type Downloaded = Pick<VoucherOrderSummary, 'id' | 'paymentStatus'>

/** VOU-03, PAY-11: what is saved is the receipt once the order is paid, otherwise the invoice. */
export const fileName = ({ paymentStatus }: Downloaded): string =>
  paymentStatus === 'Paid' ? m.vouchers_save_receipt() : m.vouchers_save_invoice()

/** Saves the receipt or the invoice; a failure shows as a toast (PAY-11). */
export async function saveOrderFile({ id, paymentStatus }: Downloaded): Promise<void> {
  try {
    saveFile(await (paymentStatus === 'Paid' ? downloadVoucherOrderReceipt(id) : downloadOrderDocument(id)), 'pdf')
  } catch (error) {
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.payments_download_failed() })
  }
}
