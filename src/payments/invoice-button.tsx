import { downloadPaymentDocument } from '@generated/api/documents/documents'
import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { FileDown } from 'lucide-react'
import { saveFile } from '@/browser/save-file'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Button } from '@/ui/inputs/button'

export interface InvoiceButtonProps {
  paymentId: Id
  label: string
  variant?: 'default' | 'outline'
}

/** PAY-11, PAY-17: downloads the invoice. */
export function InvoiceButton({ paymentId, label, variant = 'default' }: InvoiceButtonProps) {
  const { busy, run } = useSubmitLock()
  const download = () =>
    run(async () => {
      try {
        saveFile(await downloadPaymentDocument({ paymentId }))
      } catch (error) {
        if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.payments_download_failed() })
      }
    })
  return (
    <Button variant={variant} busy={busy} onClick={() => void download()}>
      <FileDown aria-hidden="true" />
      {label}
    </Button>
  )
}
