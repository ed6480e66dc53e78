import type { CardOrderBenefit } from '@generated/api/model'
import { MAX_LUNCH_DAYS } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitDescription } from '@/domain/benefit-names'
import { cardOrderPath, cardOrdersQuery, ordersOfSame } from '@/domain/card-orders'
import { AddressFields } from '@/forms/fields/address-fields'
import { postalAddress } from '@/forms/fields/address-values'
import { useField } from '@/forms/fields/use-field'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { AgreementLinks } from '@/shell/agreement-links'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Checkbox } from '@/ui/inputs/checkbox'
import { FieldMessage } from '@/ui/inputs/field'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { normalisePersonalId } from '@/values/identifiers/personal-id'
import { formatEuroRange } from '@/values/numbers/money'
import { nameInList, nameInText } from '@/values/people/names'
import { costsPaidBy } from '../card-costs'
import { OrderingCompany } from '../ordering-company'
import { CARD_BENEFITS, type CardOrderValues, chosenBenefits, costsOf, usageRange } from './order-form'
import { CARD_ORDER, OrderSummary, useOrder, useOrdered, wizard } from './wizard'

/** CRD-06: selects the benefits that have cards. The other benefits are activated on their own pages. */
export function BenefitsStep() {
  const form = wizard.useForm()
  return (
    <wizard.Step aside={<OrderSummary />} description={m.cards_benefits_text()}>
      <form.AppField name="benefits">{() => <BenefitChoices />}</form.AppField>
      <p>
        {m.cards_others()} <TextLink to="/manage-benefits">{m.cards_manage()}</TextLink>
      </p>
    </wizard.Step>
  )
}

function BenefitChoices() {
  const { rules } = useOrder()
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
                : rules.inUse.has(type)
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

const AMOUNT_LABELS: Record<CardOrderBenefit, () => string> = {
  lunch: () => m.cards_usage_lunch(),
  recreational: () => m.cards_usage_recreational(),
  transport: () => m.cards_usage_transport(),
}

/** CRD-07: amounts that every employee of the order gets. */
export function UsageStep() {
  const { rules, form, values } = useOrdered()
  const range = (type: CardOrderBenefit) => {
    const { min, max } = usageRange(type, rules.settings)
    return formatEuroRange(min, max)
  }
  return (
    <wizard.Step aside={<OrderSummary />} description={m.cards_usage_text()}>
      {chosenBenefits(values, rules).map((type) => (
        <Fragment key={type}>
          <form.AppField name={`usage.${type}Amount`}>
            {(field) => <field.MoneyField label={AMOUNT_LABELS[type]()} hint={range(type)} />}
          </form.AppField>
          {type === 'lunch' && (
            <form.AppField name="usage.workdays">
              {(field) => (
                <field.NumberField
                  label={m.cards_usage_workdays()}
                  hint={m.cards_usage_workdays_hint({ max: MAX_LUNCH_DAYS })}
                />
              )}
            </form.AppField>
          )}
        </Fragment>
      ))}
    </wizard.Step>
  )
}

/** CRD-07: company and invoice address of this order. Changing them does not change the saved company. */
export const CompanyStep = () => (
  <wizard.Step hasCards description={m.cards_company_text()} aside={<OrderSummary />}>
    <CompanyFacts />
    <ButtonLink to="/order/edit-company" variant="outline">
      {m.cards_company_change()}
    </ButtonLink>
  </wizard.Step>
)

function CompanyFacts() {
  const { company, billing } = useOrdered().values
  return <OrderingCompany {...company} address={postalAddress(company.place)} billingAddress={postalAddress(billing)} />
}

export const EditCompany = () => (
  <wizard.Edit>
    <CompanyFields />
  </wizard.Edit>
)

function CompanyFields() {
  const { form } = useOrder()
  return (
    <>
      <p className="text-muted-foreground">{m.cards_company_text()}</p>
      <form.AppField name="company.name">
        {(field) => <field.TextField label={m.orders_company_name()} autoComplete="organization" />}
      </form.AppField>
      <form.AppField name="company.businessIdentityCode">
        {(field) => <field.TextField label={m.orders_business_id()} readOnly autoComplete="off" isShort />}
      </form.AppField>
      <fieldset className="min-w-0 space-y-6">
        <legend className="font-semibold">{m.cards_address()}</legend>
        <AddressFields form={form} fields="company.place" />
      </fieldset>
      <fieldset className="min-w-0 space-y-6">
        <legend className="font-semibold">{m.cards_billing()}</legend>
        <AddressFields form={form} fields="billing" purpose="billing" />
      </fieldset>
    </>
  )
}

/** CRD-05, CRD-09: the order once more, what is accepted, and how it is paid. */
export function PaymentStep() {
  const { rules, form, values } = useOrdered()
  const { settings } = rules
  const costs = costsOf(values, rules)
  // The idempotency key is made from `body`. It is constant, so that a form that is edited after a lost reply sends the same key
  // again. The API then makes no second order (CRD-09).
  const evidence = () => ({ body: CARD_ORDER })
  return (
    <wizard.Step hasCards evidence={evidence} aside={<OrderSummary />}>
      <CompanyFacts />
      {/* CRD-07 */}
      <TitledCard title={m.cards_employees()}>
        <ul className="list-disc space-y-1 pl-5">
          {values.employees.map((employee) => (
            <li key={employee.id}>{nameInList(employee)}</li>
          ))}
        </ul>
      </TitledCard>
      <SameOrders />
      <div className="space-y-3">
        <form.AppField name="terms">
          {(field) => <field.CheckboxField label={m.orders_terms()} required />}
        </form.AppField>
        <form.AppField name="priceList">
          {(field) => <field.CheckboxField label={m.cards_price_list()} required />}
        </form.AppField>
        <AgreementLinks terms={m.cards_read_terms()} priceList={m.cards_read_prices()} />
      </div>
      <OrderPaymentFields
        orderType="digital"
        settings={settings}
        costs={(by) => costsPaidBy(costs, by, settings.creditCardFee)}
      />
    </wizard.Step>
  )
}

/** CRD-13: warns if an unpaid order has the same benefits and people. */
function SameOrders() {
  const { rules, values } = useOrdered()
  const { data } = useQuery(cardOrdersQuery())
  const ids = values.employees.map(({ personalId }) => personalId)
  const same = ordersOfSame(data?.cardOrders ?? [], chosenBenefits(values, rules), ids)
  if (same.length === 0) return null
  const known = new Set(ids.map(normalisePersonalId))
  const people = same.flatMap((order) => order.employees.filter(({ personalId }) => known.has(personalId)))
  const names = new Map(people.map((person) => [person.personalId, nameInText(person)]))
  return (
    <Notice
      level="warning"
      live="alert"
      title={m.orders_cards_again_title()}
      text={m.orders_cards_again({
        count: same.length,
        numbers: same.map(({ orderNumber }) => orderNumber).join(', '),
        people: [...names.values()].join(', '),
      })}
    >
      {same.map((order) => (
        <ButtonLink key={order.id} to={cardOrderPath(order)} variant="outline">
          {m.orders_cards_again_show({ number: order.orderNumber })}
        </ButtonLink>
      ))}
    </Notice>
  )
}
