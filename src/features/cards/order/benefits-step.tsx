import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { benefitDescription, benefitName } from '@/domain/benefit-names'
import { useField } from '@/forms/fields/use-field'
import { Checkbox } from '@/ui/inputs/checkbox'
import { FieldMessage } from '@/ui/inputs/field'
import { linkVariants } from '@/ui/navigation/link-variants'
import { useOrderAround } from './order-context'
import { CARD_BENEFITS, type CardOrderValues } from './order-form'
import { OrderSummary } from './order-summary'
import { wizard } from './wizard'

/** CRD-06: selects the benefits that have cards. The other benefits are activated on their own pages. */
export function BenefitsStep() {
  const form = wizard.useForm()
  return (
    <wizard.Step id="benefits" aside={<OrderSummary />}>
      <p className="text-muted-foreground">{m.cards_benefits_text()}</p>
      <form.AppField name="benefits">{() => <BenefitChoices />}</form.AppField>
      <p>
        {m.cards_others()}{' '}
        <Link to="/manage-benefits" className={linkVariants()}>
          {m.cards_manage()}
        </Link>
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
            label={benefitName(type)}
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
