import { useCreateTopUp } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { ConfirmAction } from '@/forms/confirm-action'
import { isOfEndedSession } from '@/session/ended-session'
import { benefitName } from '@/shell/benefit-texts'
import { DescriptionList } from '@/ui/description-list'
import { formatEuros } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { costRows } from './cost-summary'
import { GettingList, LeftOutList } from './people-list'
import type { PreparedTopUp } from './prepare-top-up'
import { refusalText } from './refusal-text'
import { numberText, recipientsText } from './top-up-texts'

export interface ConfirmTopUpProps {
  prepared: PreparedTopUp
  onMade: (id: string) => void
  /** The press may have been obeyed, but nobody knows. */
  onLost: () => void
  onClose: () => void
}

/** TOP-07: the dry run with fresh figures; its press is the only one that moves money, and sends exactly this. */
export function ConfirmTopUp({ prepared, onMade, onLost, onClose }: ConfirmTopUpProps) {
  const client = useQueryClient()
  const made = useRef<string>(undefined)
  const create = useCreateTopUp({
    mutation: {
      // The outcome must not wait until everything on the page is read anew.
      meta: { invalidates: false },
      onSettled: () => void invalidateAll(client),
    },
  })
  const load = async () => {
    // Otherwise nobody could tell whether it was sent.
    if (!navigator.onLine) throw new ApiError({ kind: 'network', operation: 'createTopUp', canRetry: true })
    try {
      const reply: { topUpLoadId?: unknown } | undefined = await create.mutateAsync({ data: prepared.body })
      // An answer of another shape says no more than none.
      made.current = typeof reply?.topUpLoadId === 'string' ? reply.topUpLoadId : undefined
    } catch (error) {
      if (!isApiError(error) || !error.outcomeUnknown || isOfEndedSession(error)) throw error
    }
  }
  const { body, run, amount, scheduledOn } = prepared
  return (
    <ConfirmAction
      open
      title={m.top_up_confirm_title()}
      confirmLabel={confirmLabel(prepared)}
      cancelLabel={m.top_up_confirm_back()}
      action={load}
      onDone={() => (made.current === undefined ? onLost() : onMade(made.current))}
      onClose={onClose}
      describeError={refusalText}
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
            ...costRows({ ...prepared, payment: body.paymentMethod }),
          ]}
        />
        <GettingList rows={run.getting} amount={amount} />
        <LeftOutList leftOut={run.leftOut} title={m.top_up_without({ count: numberText(run.leftOut.length) })} />
      </div>
    </ConfirmAction>
  )
}

function confirmLabel({ body, costs, scheduledOn }: PreparedTopUp): string {
  const total = formatEuros(costs.total)
  if (body.paymentMethod === 'einvoice') return m.top_up_confirm_invoice({ total })
  return scheduledOn ? m.top_up_confirm_schedule({ total }) : m.top_up_confirm_load({ total })
}
