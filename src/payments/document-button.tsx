import { downloadPaymentDocument } from '@generated/api/documents/documents'
import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { FileDown } from 'lucide-react'
import { saveFile } from '@/browser/save-file'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Button } from '@/ui/inputs/button'

/** Downloads a receipt or an invoice; a failure shows a toast (PAY-11). */
export async function saveDocument(
  read: () => Promise<Blob>,
  failureText: (error: unknown) => string = () => m.payments_download_failed(),
): Promise<void> {
  try {
    saveFile(await read())
  } catch (error) {
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => failureText(error) })
  }
}

interface ButtonTexts {
  label: string
  variant?: 'default' | 'outline'
}

/** PAY-11: downloads a document, one at a time. */
export function DocumentButton({ label, variant, read }: ButtonTexts & { read: () => Promise<Blob> }) {
  const { busy, run } = useSubmitLock()
  return (
    <Button variant={variant} busy={busy} onClick={() => void run(() => saveDocument(read))}>
      <FileDown />
      {label}
    </Button>
  )
}

/** PAY-17: downloads the invoice of a payment. */
export const InvoiceButton = ({ paymentId, ...texts }: ButtonTexts & { paymentId: Id }) => (
  <DocumentButton {...texts} read={() => downloadPaymentDocument({ paymentId })} />
)
