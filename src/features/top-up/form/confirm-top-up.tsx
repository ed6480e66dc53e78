import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import type { AskedQuestion } from '@/forms/submit/press'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DescriptionList } from '@/ui/description-list'
import { formatEuros } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { GettingList, LeftOutList } from '../recipients/people-list'
import { numberText, recipientsText } from '../top-up-texts'
import { costRows } from './cost-summary'
import type { PreparedTopUp } from './prepare-top-up'

/** TOP-07: the dry run with fresh figures; its press is the only one that moves money, and sends exactly this. */
export function ConfirmTopUp({ asked, busy, error, onConfirm, onClose }: AskedQuestion<PreparedTopUp>) {
  const { body, run, amount, scheduledOn } = asked
  return (
    <ConfirmDialog
      open
      title={m.top_up_confirm_title()}
      confirmLabel={confirmLabel(asked)}
      cancelLabel={m.top_up_confirm_back()}
      closeLabel={m.form_close()}
      busy={busy}
      error={error}
      onConfirm={() => void onConfirm()}
      onCloseRequest={onClose}
    >
      <div className="space-y-4">
        <p>{m.top_up_confirm_text()}</p>
        <DescriptionList
          rows={[
            { key: 'benefit', label: m.top_up_step_benefit(), value: benefitName(body.benefitType) },
            {
              key: 'date',
              label: m.top_up_date(),
              value: scheduledOn ? formatDate(scheduledOn) : m.top_up_schedule_direct(),
            },
            {
              key: 'payment',
              label: m.top_up_step_payment(),
              value: body.paymentMethod === 'einvoice' ? m.top_up_payment_einvoice() : m.top_up_payment_deduction(),
            },
            {
              key: 'recipients',
              label: m.top_up_recipients(),
              value: recipientsText(run.getting.length, amount),
              kind: 'number',
            },
            ...costRows({ ...asked, payment: body.paymentMethod }),
          ]}
        />
        <GettingList rows={run.getting} amount={amount} />
        <LeftOutList leftOut={run.leftOut} title={m.top_up_without({ count: numberText(run.leftOut.length) })} />
      </div>
    </ConfirmDialog>
  )
}

function confirmLabel({ body, costs, scheduledOn }: PreparedTopUp): string {
  const total = formatEuros(costs.total)
  if (body.paymentMethod === 'einvoice') return m.top_up_confirm_invoice({ total })
  return scheduledOn ? m.top_up_confirm_schedule({ total }) : m.top_up_confirm_load({ total })
}
