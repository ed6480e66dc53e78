import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { cardOrderPath, cardOrdersQuery, ordersOfSame } from '@/domain/card-orders'
import { agreementsQuery } from '@/domain/notices'
import { isOfSameCommand } from '@/forms/submit/press'
import { useLocale } from '@/language/locale'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { ContentLink } from '@/shell/content-link'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { ButtonLink } from '@/ui/navigation/links'
import { cents, sum } from '@/values/money'
import { nameInList, nameInText } from '@/values/names'
import { normalisePersonalId } from '@/values/personal-id'
import { CompanyFacts } from './company-step'
import { CARD_BENEFITS, ORDER_FIELDS } from './order-form'
import { OrderSummary, useCosts, useOrderAround, wizard } from './wizard'

/** CRD-05, CRD-09: the order once more, what is accepted, and how it is paid. */
export function PaymentStep() {
  const { evidence } = useOrderAround()
  return (
    <wizard.Step
      id="payment"
      hasCards
      fields={ORDER_FIELDS}
      once
      leavesOpen={isOfSameCommand}
      evidence={evidence}
      aside={<OrderSummary />}
    >
      <PaymentPart />
    </wizard.Step>
  )
}

function PaymentPart() {
  const { rules } = useOrderAround()
  const form = wizard.useForm()
  const { costs, byCard, cardFee } = useCosts()
  const total = cents(costs.summary.orderTotalWithVat)
  return (
    <div className="space-y-6">
      <CompanyFacts />
      <OrderedPeople />
      <SameOrders />
      <div className="space-y-3">
        <form.AppField name="terms">
          {(field) => <field.CheckboxField label={m.cards_terms()} required />}
        </form.AppField>
        <form.AppField name="priceList">
          {(field) => <field.CheckboxField label={m.cards_price_list()} required />}
        </form.AppField>
        <Agreements />
      </div>
      <OrderPaymentFields
        form={form}
        fields="payment"
        orderType="digital"
        settings={rules.settings}
        amount={total}
        cardFee={byCard.amount}
        total={sum([total, cardFee?.amount ?? cents(0)])}
        costsNoMore
      />
    </div>
  )
}

function Agreements() {
  const locale = useLocale()
  const { data } = useQuery(agreementsQuery())
  if (!data) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      <ContentLink url={data.terms[locale]}>{m.cards_read_terms()}</ContentLink>
      <ContentLink url={data.priceList[locale]}>{m.cards_read_prices()}</ContentLink>
    </p>
  )
}

/** CRD-07: the employees of the order, shown before payment. */
function OrderedPeople() {
  const employees = useStore(wizard.useForm().store, (state) => state.values.employees)
  return (
    <TitledCard title={m.cards_employees()}>
      <ul className="list-disc space-y-1 pl-5">
        {employees.map((employee) => (
          <li key={employee.id}>{nameInList(employee)}</li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** CRD-13: warns if an unpaid order has the same benefits and people. */
function SameOrders() {
  const { benefits, employees } = useStore(wizard.useForm().store, (state) => state.values)
  const { data } = useQuery(cardOrdersQuery())
  const ids = employees.map(({ personalId }) => personalId)
  const same = ordersOfSame(
    data?.cardOrders ?? [],
    CARD_BENEFITS.filter((type) => benefits[type]),
    ids,
  )
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
