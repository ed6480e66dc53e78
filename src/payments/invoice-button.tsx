import { downloadPaymentDocument } from '@generated/api/documents/documents'
import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { FileDown } from 'lucide-react'
import { saveFile } from '@/browser/save-file'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Button } from '@/ui/button'

/** PAY-11, PAY-17: the invoice as a file. */
export function InvoiceButton({ paymentId }: { paymentId: Id }) {
  const { busy, run } = useSubmitLock()
  const download = () =>
    run(async () => {
      try {
        saveFile(await downloadPaymentDocument({ paymentId }), 'pdf')
      } catch (error) {
        if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.payments_download_failed() })
      }
    })
  return (
    <div>
      <Button busy={busy} onClick={() => void download()}>
        <FileDown aria-hidden="true" />
        {m.vouchers_save_invoice()}
      </Button>
    </div>
  )
}
