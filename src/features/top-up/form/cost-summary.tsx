import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { LoadCosts } from '@/domain/top-ups/costs'
import { withForm } from '@/forms/app-form'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { type Cents, cents, formatEuros } from '@/values/money'
import { formatDate, type PlainDate } from '@/values/plain-date'
import { percentText, recipientsText } from '../top-up-texts'
import { remainingBalance, type TopUpPaymentMethod } from './top-up-costs'
import { amountOf, costsOf, NEW_TOP_UP, type TopUpFacts } from './top-up-form'

export interface CostFigures {
  costs: LoadCosts | undefined
  balance: Cents
  payment: TopUpPaymentMethod | ''
  feePercentage: number | undefined
  vatPercentage: number | undefined
  scheduledOn: PlainDate | undefined
  /** Total of loads scheduled up to that day; undefined for a direct load, or until known. */
  scheduledBefore?: Cents | undefined
}

const euro = (amount: Cents | undefined) => (amount === undefined ? MISSING : formatEuros(amount))
const withPercent = (text: (inputs: { percent: string }) => string, percent: number | undefined) =>
  text({ percent: percent === undefined ? '' : percentText(percent) }).trim()

/** Sum, fee with VAT, total and remaining balance (TOP-11, TOP-19); shared by form and confirmation. */
export function costRows(figures: CostFigures): DescriptionRow[] {
  const { costs, balance, payment, feePercentage, vatPercentage, scheduledOn } = figures
  const isInvoice = payment === 'einvoice'
  const before = cents(payment === 'einvoice' ? 0 : (figures.scheduledBefore ?? 0))
  const after = costs && cents(remainingBalance(balance, costs, payment) - before)
  return [
    { key: 'sum', label: m.top_up_sum(), value: euro(costs?.sum), kind: 'money' },
    { key: 'fee', label: withPercent(m.top_up_fee, feePercentage), value: euro(costs?.fee), kind: 'money' },
    { key: 'vat', label: withPercent(m.top_up_vat, vatPercentage), value: euro(costs?.vat), kind: 'money' },
    { key: 'total', label: m.top_up_total(), value: euro(costs?.total), kind: 'money', isAnswer: true },
    { key: 'now', label: m.top_up_balance_now(), value: formatEuros(balance), kind: 'money' },
    ...(before > 0
      ? [{ key: 'before', label: m.top_up_scheduled_before(), value: formatEuros(before), kind: 'money' as const }]
      : []),
    {
      key: 'after',
      label: m.top_up_balance_after(),
      value: euro(after),
      kind: 'money',
      strong: true,
      note: isInvoice
        ? m.top_up_balance_invoice()
        : scheduledOn && m.top_up_charged_on({ date: formatDate(scheduledOn) }),
    },
  ]
}

/** Costs next to the form. Only this component rerenders on each keystroke of the amount. */
export const CostSummary = withForm({
  defaultValues: NEW_TOP_UP,
  // Only for type inference: the caller passes the props.
  props: {} as { facts: TopUpFacts; scheduledOn: PlainDate | undefined; scheduledBefore: Cents | undefined },
  render: function Summary({ form, facts, scheduledOn, scheduledBefore }) {
    const typed = useStore(form.store, (state) => state.values.amount)
    const payment = useStore(form.store, (state) => state.values.paymentMethod)
    const amount = amountOf(typed)
    return (
      <DescriptionList
        rows={[
          {
            key: 'recipients',
            label: m.top_up_recipients(),
            value:
              facts.groups || amount === undefined || amount < 0
                ? m.top_up_employees_chosen({ count: formatCount(facts.count) })
                : recipientsText(facts.count, amount),
            kind: 'number',
          },
          ...costRows({ ...facts, costs: costsOf(amount, facts), payment, scheduledOn, scheduledBefore }),
        ]}
      />
    )
  },
})
