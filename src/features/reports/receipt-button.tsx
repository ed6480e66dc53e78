import { downloadDepositReceipt, downloadTransactionReceipt } from '@generated/api/accounts/accounts'
import type { Transaction } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Download } from 'lucide-react'
import { isApiError } from '@/api/api-error'
import { saveFile } from '@/browser/save-file'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Button } from '@/ui/inputs/button'
import { cents, formatEuros } from '@/values/money'
import { formatInstantDate } from '@/values/plain-date'

/** REP-02: a deposit's receipt is identified by its order, any other by the transaction. @throws ApiError */
const downloadReceipt = ({ id, isDeposit, orderId }: Transaction) =>
  isDeposit && orderId !== undefined ? downloadDepositReceipt(orderId) : downloadTransactionReceipt(id)

function notifyFailure(error: unknown): void {
  if (isOfEndedSession(error)) return
  const isEarly = isApiError(error) && error.has('payment_not_completed')
  notify({ level: 'error', text: () => (isEarly ? m.reports_receipt_not_yet() : m.reports_download_failed()) })
}

/** Downloads the receipt of a transaction; an error is shown as a toast (REP-02). */
export function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const { busy, run } = useSubmitLock()
  const { title, date, balanceChange } = transaction
  const download = async () => {
    try {
      saveFile(await downloadReceipt(transaction))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="ghost" size="sm" busy={busy} className="-my-1" onClick={() => void run(download)}>
      <Download aria-hidden="true" />
      <span className="max-nav:sr-only">{m.reports_receipt()}</span>
      <span className="sr-only">
        {m.reports_receipt_of({ title, date: formatInstantDate(date), amount: formatEuros(cents(balanceChange)) })}
      </span>
    </Button>
  )
}
