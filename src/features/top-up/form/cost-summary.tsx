import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { moneyRow } from '@/domain/money-row'
import type { LoadCosts } from '@/domain/top-ups/costs'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import type { PlannedLoad } from '../outcome/sent-top-up'
import { employeesText, percentText, recipientsText } from '../top-up-texts'
import { amountOf, costsOf, type TopUpFacts, type TopUpPaymentMethod, useTopUpForm } from './top-up-form'

interface CostFigures {
  costs: LoadCosts | undefined
  balance: Cents
  payment: TopUpPaymentMethod | ''
  feePercentage: number | undefined
  vatPercentage: number | undefined
  scheduledOn: PlainDate | undefined
  /** Total of loads scheduled up to that day; undefined for a direct load, or until known. */
  scheduledBefore?: Cents | undefined
}

const withPercent = (text: (inputs: { percent: string }) => string, percent: number | undefined) =>
  text({ percent: percent === undefined ? '' : percentText(percent) }).trim()

/** Sum, fee with VAT, total and remaining balance (TOP-11, TOP-19); shared by form and confirmation. */
export function costRows(figures: CostFigures): DescriptionRow[] {
  const { costs, balance, payment, feePercentage, vatPercentage, scheduledOn } = figures
  const isInvoice = payment === 'einvoice'
  const before = cents(isInvoice ? 0 : (figures.scheduledBefore ?? 0))
  // TOP-19: an invoice does not change the balance. Negative if the balance is too low.
  const after = costs && cents(balance - (isInvoice ? 0 : costs.total + before))
  return [
    moneyRow(m.top_up_sum(), costs?.sum),
    moneyRow(withPercent(m.top_up_fee, feePercentage), costs?.fee),
    moneyRow(withPercent(m.top_up_vat, vatPercentage), costs?.vat),
    moneyRow(m.top_up_total(), costs?.total, { isAnswer: true }),
    moneyRow(m.top_up_balance_now(), balance),
    ...(before > 0 ? [moneyRow(m.top_up_scheduled_before(), before)] : []),
    moneyRow(m.top_up_balance_after(), after, {
      strong: true,
      note: isInvoice
        ? m.top_up_balance_invoice()
        : scheduledOn && m.top_up_charged_on({ date: formatDate(scheduledOn) }),
    }),
  ]
}

/** Costs next to the form. Only this component rerenders on each keystroke of the amount. */
export function CostSummary(props: { facts: TopUpFacts } & Pick<CostFigures, 'scheduledOn' | 'scheduledBefore'>) {
  const { facts, scheduledOn, scheduledBefore } = props
  const form = useTopUpForm()
  const typed = useStore(form.store, (state) => state.values.amount)
  const payment = useStore(form.store, (state) => state.values.paymentMethod)
  const amount = amountOf(typed)
  const chosen =
    amount === undefined || amount < 0
      ? m.top_up_employees_chosen({ count: formatCount(facts.count) })
      : recipientsText(facts.count, amount)
  // Some of those chosen may have no own amount: only who gets one is a recipient.
  const recipients = facts.groups ? employeesText(facts.count) : chosen
  return (
    <DescriptionList
      rows={[
        { label: m.top_up_recipients(), value: recipients, kind: 'number' },
        ...costRows({ ...facts, costs: costsOf(amount, facts), payment, scheduledOn, scheduledBefore }),
      ]}
    />
  )
}

export function LoadList<Load extends PlannedLoad>({
  loads,
  aside,
}: {
  loads: readonly Load[]
  aside?: (load: Load) => ReactNode
}) {
  return (
    <ol className="divide-y divide-border rounded-lg border border-border px-4">
      {loads.map((load) => (
        <li
          key={load.body.amount}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 tabular-nums"
        >
          <span className="min-w-0">
            {recipientsText(load.body.beneficiariesIds.length, cents(Number(load.body.amount)))}
            <span className="block text-sm text-muted-foreground">
              {m.top_up_series_row_total({ total: euros(load.total), fee: euros(load.fee) })}
            </span>
          </span>
          {aside?.(load)}
        </li>
      ))}
    </ol>
  )
}

const euros = (amount: number): string => formatEuros(cents(amount))
