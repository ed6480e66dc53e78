import type { BenefitType, TopUpBenefitSettings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { memo } from 'react'
import { BenefitMark } from '@/domain/benefit-mark'
import { benefitName } from '@/domain/benefit-names'
import { OperatorField } from '@/forms/fields/operator-field'
import { useLocale } from '@/language/locale'
import { TextLink } from '@/ui/navigation/links'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { normaliseEinvoiceAddress } from '@/values/identifiers/einvoice'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { recipientsText } from '../top-up-texts'
import { amountOf, balanceText, missingBalance, scheduleBounds, type TopUpFacts, useTopUpForm } from './top-up-form'

// The steps are memoized, so that changing the selection rerenders only the last ones.

/** TOP-02: selects the benefit; changing it resets the selected employees. */
export const BenefitStep = memo(function BenefitStep({ benefits }: { benefits: readonly BenefitType[] }) {
  const form = useTopUpForm()
  useLocale()
  const change = ({ value }: { value: string }) => {
    // Only lunch has working days.
    if (value !== 'lunch' && form.state.values.amountKind === 'days') form.setFieldValue('amountKind', 'same')
    form.setFieldValue('employees', [])
  }
  const options = benefits.map((type) => ({
    value: type,
    label: benefitName(type),
    aside: <BenefitMark type={type} />,
  }))
  return (
    <form.AppField name="benefit" listeners={{ onChange: change }}>
      {(field) => <field.RadioField label={m.top_up_benefit()} layout="cards" options={options} />}
    </form.AppField>
  )
})

/** TOP-05: a direct load, or one on a date. */
export const ScheduleStep = memo(function ScheduleStep({ day }: { day: PlainDate }) {
  const form = useTopUpForm()
  useLocale()
  const { min, max } = scheduleBounds(day)
  const isDated = useStore(form.store, (state) => state.values.scheduleType === 'date')
  // TOP-05: selecting direct clears the date.
  const change = ({ value }: { value: string }) => {
    if (value === 'direct') form.setFieldValue('scheduleDate', '')
  }
  return (
    <div className="space-y-4">
      <form.AppField name="scheduleType" listeners={{ onChange: change }}>
        {(field) => (
          <field.RadioField
            label={m.top_up_schedule()}
            layout="cards"
            options={[
              { value: 'direct', label: m.top_up_schedule_direct(), hint: m.top_up_schedule_direct_hint() },
              { value: 'date', label: m.top_up_schedule_date(), hint: m.top_up_schedule_date_hint() },
            ]}
          />
        )}
      </form.AppField>
      {isDated && (
        <form.AppField name="scheduleDate">
          {(field) => (
            <field.DateField
              label={m.top_up_date()}
              hint={m.top_up_date_hint({ min: formatDate(min), max: formatDate(max) })}
              min={min}
              max={max}
            />
          )}
        </form.AppField>
      )}
    </div>
  )
})

interface AmountKindStepProps {
  benefit: BenefitType | ''
  groups: TopUpFacts['groups']
  isAnybodyChosen: boolean
}

/** DAY-02: one amount for all, or for each employee the remaining maximum or the value of their working days. */
export const AmountKindStep = memo(function AmountKindStep({ benefit, groups, isAnybodyChosen }: AmountKindStepProps) {
  const form = useTopUpForm()
  useLocale()
  const none = isAnybodyChosen ? m.why_rule_too_little() : m.top_up_own_none()
  const options = [
    { value: 'same', label: m.top_up_amount_same() },
    { value: 'maximum', label: m.top_up_amount_maximum(), hint: m.top_up_amount_maximum_hint() },
  ]
  if (benefit === 'lunch') {
    options.push({ value: 'days', label: m.top_up_amount_days(), hint: m.top_up_amount_days_hint() })
  }
  return (
    <div className="mb-4 space-y-4">
      <form.AppField name="amountKind">
        {(field) => <field.RadioField label={m.top_up_amount_kind()} layout="cards" options={options} />}
      </form.AppField>
      {groups && <p className="text-muted-foreground">{groups.length === 0 ? none : m.top_up_own_text()}</p>}
      {groups && groups.length > 0 && (
        <ol className="divide-y divide-border rounded-lg border border-border px-4">
          {groups.map(({ amount, ids }) => (
            <li key={amount} className="py-2 tabular-nums">
              {recipientsText(ids.length, amount)}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
})

interface AmountStepProps {
  benefit: BenefitType | ''
  settings: TopUpBenefitSettings | undefined
  lowest: Cents | undefined
}

/** TOP-04: the amount per employee, with the limits of the benefit and of the selected employees. */
export const AmountStep = memo(function AmountStep({ benefit, settings, lowest }: AmountStepProps) {
  const form = useTopUpForm()
  useLocale()
  const most = settings?.maxTopUpAmountPerPeriod
  const periodHint = benefit === 'lunch' ? m.top_up_amount_hint_month : m.top_up_amount_hint_year
  const hints = [
    most !== undefined && periodHint({ max: formatEuros(cents(most)) }),
    lowest !== undefined && m.top_up_amount_hint_lowest({ max: formatEuros(lowest) }),
  ]
  const hint = hints.filter(Boolean).join(' ') || undefined
  return (
    <form.AppField name="amount">
      {(field) => <field.MoneyField label={m.top_up_amount()} hint={hint} className="max-w-90" />}
    </form.AppField>
  )
})

/** TOP-06: invoice or deduction; invoice only if the company has it (TOP-13). */
export function PaymentStep({ facts }: { facts: TopUpFacts }) {
  const form = useTopUpForm()
  const amount = useStore(form.store, (state) => state.values.amount)
  const method = useStore(form.store, (state) => state.values.paymentMethod)
  const missing = missingBalance(amountOf(amount), facts)
  return (
    <div className="space-y-4">
      <form.AppField name="paymentMethod">
        {(field) => (
          <field.RadioField
            label={m.top_up_payment()}
            layout="cards"
            options={[
              {
                value: 'deduction',
                label: m.top_up_payment_deduction(),
                hint: m.top_up_payment_deduction_hint({ balance: formatEuros(facts.balance) }),
                disabledReason: missing > 0 ? balanceText(missing) : undefined,
              },
              ...(facts.canInvoice
                ? [{ value: 'einvoice', label: m.top_up_payment_einvoice(), hint: m.top_up_payment_einvoice_hint() }]
                : []),
            ]}
          />
        )}
      </form.AppField>
      {missing > 0 && <TextLink to="/load-account">{m.top_up_to_deposit()}</TextLink>}
      {method === 'einvoice' && (
        <>
          <form.AppField name="eInvoiceAddress">
            {(field) => (
              <field.TextField
                label={m.top_up_einvoice_address()}
                autoComplete="off"
                autoCapitalize="characters"
                normalize={normaliseEinvoiceAddress}
              />
            )}
          </form.AppField>
          <form.AppField name="operator">{() => <OperatorField />}</form.AppField>
        </>
      )}
    </div>
  )
}
