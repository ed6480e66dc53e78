import type { CardOrderBenefit } from '@generated/api/model'
import { MAX_LUNCH_DAYS } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { formatEuroRange } from '@/values/money'
import { useOrderAround } from './order-context'
import { chosenBenefits, usageLimits } from './order-form'
import { OrderSummary } from './order-summary'
import { wizard } from './wizard'

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
    <wizard.Step id="usage" aside={<OrderSummary />}>
      <p className="text-muted-foreground">{m.cards_usage_text()}</p>
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
