import { m } from '@generated/messages/messages.js'
import { endOfFundsOf } from '@/employees/employment-rules'
import type { AskedQuestion } from '@/forms/submit/press'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formatDate, type PlainDate } from '@/values/plain-date'

export interface ConfirmEndProps extends AskedQuestion<PlainDate> {
  name: string
  fundsPeriodDays: number
}

/** EMP-08: confirms ending the benefits immediately, which is final. */
export function ConfirmEnd({ asked, busy, onConfirm, onClose, name, fundsPeriodDays }: ConfirmEndProps) {
  return (
    <ConfirmDialog
      open
      title={m.employees_end_title({ name })}
      rows={[
        { label: m.employees_field_end(), value: formatDate(asked) },
        { label: m.employees_field_end_of_funds(), value: formatDate(endOfFundsOf(asked, fundsPeriodDays)) },
      ]}
      variant="destructive"
      confirmLabel={m.employees_end_submit()}
      cancelLabel={m.employees_cancel()}
      closeLabel={m.employees_close()}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onCloseRequest={onClose}
    >
      <p>{m.employees_end_explained({ days: fundsPeriodDays })}</p>
      <p>{m.employees_end_final()}</p>
    </ConfirmDialog>
  )
}
