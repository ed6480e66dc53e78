import type { CardOrderBenefit } from '@generated/api/model'
import { MAX_LUNCH_DAYS } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitDescription } from '@/domain/benefit-names'
import { useField } from '@/forms/fields/use-field'
import { Checkbox } from '@/ui/inputs/checkbox'
import { FieldMessage } from '@/ui/inputs/field'
import { TextLink } from '@/ui/navigation/links'
import { formatEuroRange } from '@/values/money'
import { CARD_BENEFITS, type CardOrderValues, chosenBenefits, usageLimits } from './order-form'
import { OrderSummary, useOrderAround, wizard } from './wizard'

/** CRD-06: selects the benefits that have cards. The other benefits are activated on their own pages. */
export function BenefitsStep() {
  const form = wizard.useForm()
  return (
    <wizard.Step id="benefits" aside={<OrderSummary />} description={m.cards_benefits_text()}>
      <form.AppField name="benefits">{() => <BenefitChoices />}</form.AppField>
      <p>
        {m.cards_others()} <TextLink to="/manage-benefits">{m.cards_manage()}</TextLink>
      </p>
    </wizard.Step>
  )
}

function BenefitChoices() {
  const { rules, inUse } = useOrderAround()
  const field = useField<CardOrderValues['benefits']>(true)
  const { error, value } = field
  return (
    <fieldset
      data-slot="field"
      id={field.id}
      aria-describedby={error === undefined ? field.hintId : `${field.hintId} ${field.messageId}`}
      aria-invalid={error !== undefined || undefined}
      className="min-w-0 space-y-4"
    >
      <legend className="font-semibold">{m.cards_benefits()}</legend>
      <p id={field.hintId} className="text-muted-foreground">
        {m.cards_duo()}
      </p>
      {CARD_BENEFITS.map((type) => {
        const isOffered = rules.offered.includes(type)
        return (
          <Checkbox
            key={type}
            label={<BenefitLabel type={type} />}
            hint={
              isOffered
                ? benefitDescription(type)
                : inUse.has(type)
                  ? m.cards_benefit_in_use()
                  : m.cards_benefit_not_contracted()
            }
            disabled={!isOffered}
            checked={isOffered && value[type]}
            onChange={(event) => field.change({ ...value, [type]: event.target.checked })}
          />
        )
      })}
      <div aria-live="polite">{error !== undefined && <FieldMessage id={field.messageId}>{error}</FieldMessage>}</div>
    </fieldset>
  )
}

/** CRD-07: amounts that every employee of the order gets. */
export function UsageStep() {
  const { rules } = useOrderAround()
  const form = wizard.useForm()
  const chosen = useStore(form.store, (state) => chosenBenefits(state.values, rules).join(' ')).split(' ')
  const range = (type: CardOrderBenefit) => {
    const { min, max } = usageLimits(type, rules.settings)
    return formatEuroRange(min, max)
  }
  return (
    <wizard.Step id="usage" aside={<OrderSummary />} description={m.cards_usage_text()}>
      {chosen.includes('lunch') && (
        <>
          <form.AppField name="usage.lunchAmount">
            {(field) => <field.MoneyField label={m.cards_usage_lunch()} hint={range('lunch')} />}
          </form.AppField>
          <form.AppField name="usage.workdays">
            {(field) => (
              <field.TextField
                label={m.cards_usage_workdays()}
                hint={m.cards_usage_workdays_hint({ max: MAX_LUNCH_DAYS })}
                autoComplete="off"
                inputMode="numeric"
                numeric
              />
            )}
          </form.AppField>
        </>
      )}
      {chosen.includes('recreational') && (
        <form.AppField name="usage.recreationalAmount">
          {(field) => <field.MoneyField label={m.cards_usage_recreational()} hint={range('recreational')} />}
        </form.AppField>
      )}
      {chosen.includes('transport') && (
        <form.AppField name="usage.transportAmount">
          {(field) => <field.MoneyField label={m.cards_usage_transport()} hint={range('transport')} />}
        </form.AppField>
      )}
    </wizard.Step>
  )
}
