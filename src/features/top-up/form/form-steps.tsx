import type { BenefitType, TopUpBenefitSettings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { memo } from 'react'
import { BenefitMark } from '@/domain/benefit-mark'
import { benefitName } from '@/domain/benefit-names'
import { withForm } from '@/forms/app-form'
import { OperatorField } from '@/forms/fields/operator-field'
import { useLocale } from '@/language/locale'
import { TextLink } from '@/ui/navigation/links'
import { normaliseEinvoiceAddress } from '@/values/einvoice'
import { type Cents, cents, formatEuros } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { recipientsText } from '../top-up-texts'
import type { AmountGroup } from './own-amounts'
import { amountOf, balanceText, type DateBounds, missingBalance, NEW_TOP_UP, type TopUpFacts } from './top-up-form'

// The steps are memoized, so that changing the selection rerenders only the last ones.

/** TOP-02: selects the benefit; changing it resets the selected employees. */
export const BenefitStep = memo(
  withForm({
    defaultValues: NEW_TOP_UP,
    // Only for type inference: the caller passes the props.
    props: {} as { benefits: readonly BenefitType[]; onChange: () => void },
    render: function Benefit({ form, benefits, onChange }) {
      useLocale()
      const change = ({ value }: { value: string }) => {
        // Only lunch has working days.
        if (value !== 'lunch' && form.state.values.amountKind === 'days') form.setFieldValue('amountKind', 'same')
        onChange()
      }
      return (
        <form.AppField name="benefit" listeners={{ onChange: change }}>
          {(field) => (
            <field.RadioField
              label={m.top_up_benefit()}
              layout="cards"
              options={benefits.map((type) => ({
                value: type,
                label: benefitName(type),
                aside: <BenefitMark type={type} />,
              }))}
            />
          )}
        </form.AppField>
      )
    },
  }),
)

/** TOP-05: a direct load, or one on a date. */
export const ScheduleStep = memo(
  withForm({
    defaultValues: NEW_TOP_UP,
    props: {} as { bounds: DateBounds },
    render: function Schedule({ form, bounds }) {
      useLocale()
      const isDated = useStore(form.store, (state) => state.values.scheduleType === 'date')
      return (
        <div className="space-y-4">
          <form.AppField
            name="scheduleType"
            listeners={{
              onChange: ({ value }) => {
                // TOP-05: selecting direct clears the date.
                if (value === 'direct') form.setFieldValue('scheduleDate', '')
              },
            }}
          >
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
                  hint={m.top_up_date_hint({ min: formatDate(bounds.min), max: formatDate(bounds.max) })}
                  min={bounds.min}
                  max={bounds.max}
                />
              )}
            </form.AppField>
          )}
        </div>
      )
    },
  }),
)

/** DAY-02: one amount for all, or for each employee the remaining maximum or the value of their working days. */
export const AmountKindStep = memo(
  withForm({
    defaultValues: NEW_TOP_UP,
    props: {} as { benefit: BenefitType | ''; facts: TopUpFacts },
    render: function AmountKinds({ form, benefit, facts }) {
      useLocale()
      const { groups } = facts
      return (
        <div className="mb-4 space-y-4">
          <form.AppField name="amountKind">
            {(field) => (
              <field.RadioField
                label={m.top_up_amount_kind()}
                layout="cards"
                options={[
                  { value: 'same', label: m.top_up_amount_same() },
                  { value: 'maximum', label: m.top_up_amount_maximum(), hint: m.top_up_amount_maximum_hint() },
                  ...(benefit === 'lunch'
                    ? [{ value: 'days', label: m.top_up_amount_days(), hint: m.top_up_amount_days_hint() }]
                    : []),
                ]}
              />
            )}
          </form.AppField>
          {groups && (
            <>
              <p className="text-muted-foreground">{groups.length === 0 ? m.top_up_own_none() : m.top_up_own_text()}</p>
              {groups.length > 0 && <GroupList groups={groups} />}
            </>
          )}
        </div>
      )
    },
  }),
)

const GroupList = ({ groups }: { groups: readonly AmountGroup[] }) => (
  <ol className="divide-y divide-border rounded-lg border border-border px-4">
    {groups.map(({ amount, ids }) => (
      <li key={amount} className="py-2 tabular-nums">
        {recipientsText(ids.length, amount)}
      </li>
    ))}
  </ol>
)

/** TOP-04: the amount per employee, with the limits of the benefit and of the selected employees. */
export const AmountStep = memo(
  withForm({
    defaultValues: NEW_TOP_UP,
    props: {} as {
      benefit: BenefitType | ''
      settings: TopUpBenefitSettings | undefined
      lowest: Cents | undefined
    },
    render: function Amount({ form, benefit, settings, lowest }) {
      useLocale()
      const most = settings?.maxTopUpAmountPerPeriod
      const hints = [most === undefined ? undefined : periodHint(benefit, cents(most))]
      if (lowest !== undefined) hints.push(m.top_up_amount_hint_lowest({ max: formatEuros(lowest) }))
      return (
        <form.AppField name="amount">
          {(field) => (
            <field.MoneyField
              label={m.top_up_amount()}
              hint={hints.filter((hint) => hint !== undefined).join(' ') || undefined}
              className="max-w-90"
            />
          )}
        </form.AppField>
      )
    },
  }),
)

function periodHint(benefit: BenefitType | '', amount: Cents): string {
  const max = formatEuros(amount)
  return benefit === 'lunch' ? m.top_up_amount_hint_month({ max }) : m.top_up_amount_hint_year({ max })
}

/** TOP-06: invoice or deduction; invoice only if the company has it (TOP-13). */
export const PaymentStep = withForm({
  defaultValues: NEW_TOP_UP,
  props: {} as { facts: TopUpFacts },
  render: function Payment({ form, facts }) {
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
  },
})
