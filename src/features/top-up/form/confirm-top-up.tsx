import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { formatMoment } from '@/domain/format-moment'
import type { ConfirmationProps } from '@/forms/submit/press'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formatDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { nameInText } from '@/values/people/names'
import { DifferenceList, GettingList, LeftOutList } from '../recipients/people-list'
import { employeesText, recipientsText } from '../top-up-texts'
import { costRows, LoadList } from './cost-summary'
import { fingerprint, type PreparedTopUp } from './prepare-top-up'

interface ConfirmTopUpProps extends ConfirmationProps<PreparedTopUp> {
  /** Recalculates the confirmation with fresh figures; undefined if the form shows why it is no longer possible. */
  again: () => Promise<PreparedTopUp | undefined>
}

/** TOP-07: dry run with fresh figures. Only its confirm button moves money, and it sends exactly these figures. */
export function ConfirmTopUp({ prepared: opened, busy, error, onConfirm, onClose, again }: ConfirmTopUpProps) {
  // Another tab or user may load meanwhile, so the press rechecks the figures and shows changed ones again.
  const [changed, setChanged] = useState<PreparedTopUp>()
  const prepared = changed ?? opened
  const isUnchanged = async () => {
    const fresh = await again()
    if (fresh && fingerprint(fresh) === fingerprint(prepared)) return true
    if (fresh) setChanged(fresh)
    else onClose()
    return false
  }
  const { body, run, amounts, scheduledOn, duplicate, loads } = prepared
  const isSeries = loads.length > 1
  return (
    <ConfirmDialog
      title={isSeries ? m.top_up_series_confirm_title() : m.top_up_confirm_title()}
      confirmLabel={confirmLabel(prepared)}
      cancelLabel={m.top_up_confirm_back()}
      busy={busy}
      error={error}
      onConfirm={() => void onConfirm(prepared, isUnchanged)}
      onClose={onClose}
    >
      <div className="space-y-4">
        {changed && <Notice level="warning" live="alert" text={m.top_up_confirm_changed()} />}
        {duplicate && (
          <Notice
            level="warning"
            live="alert"
            title={duplicate.isUnread ? undefined : m.top_up_duplicate_title()}
            text={(duplicate.isUnread ? m.top_up_duplicate_unread : m.top_up_duplicate_text)({
              sum: formatEuros(cents(duplicate.totalSum)),
              time: formatMoment(duplicate.createdAt),
              name: nameInText({ firstName: duplicate.executorFirstName, lastName: duplicate.executorLastName }),
            })}
          />
        )}
        <p>{isSeries ? m.top_up_series_confirm_text() : m.top_up_confirm_text()}</p>
        {isSeries && <LoadList loads={loads} />}
        <DescriptionList
          rows={[
            { label: m.top_up_step_benefit(), value: <BenefitLabel type={body.benefitType} /> },
            {
              label: m.top_up_date(),
              value: scheduledOn ? formatDate(scheduledOn) : m.top_up_schedule_direct(),
            },
            {
              label: m.top_up_step_payment(),
              value: body.paymentMethod === 'einvoice' ? m.top_up_payment_einvoice() : m.top_up_payment_deduction(),
            },
            {
              label: m.top_up_recipients(),
              value: isSeries
                ? employeesText(run.getting.length)
                : recipientsText(run.getting.length, cents(Number(body.amount))),
              kind: 'number',
            },
            ...costRows({ ...prepared, payment: body.paymentMethod }),
          ]}
        />
        <GettingList rows={run.getting} amounts={amounts} />
        <LeftOutList leftOut={run.leftOut} title={m.top_up_without({ count: formatCount(run.leftOut.length) })} />
        {prepared.last && <DifferenceList {...prepared.last} />}
      </div>
    </ConfirmDialog>
  )
}

function confirmLabel({ body, costs, scheduledOn }: PreparedTopUp): string {
  const total = formatEuros(costs.total)
  if (body.paymentMethod === 'einvoice') return m.top_up_confirm_invoice({ total })
  return scheduledOn ? m.top_up_confirm_schedule({ total }) : m.top_up_confirm_load({ total })
}
