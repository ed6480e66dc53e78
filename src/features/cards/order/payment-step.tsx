import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { agreementsQuery } from '@/domain/agreements'
import { isOfSameCommand } from '@/forms/submit/press'
import { useLocale } from '@/language/locale'
import { isSentByChoice } from '@/payments/order-payment'
import { PayerFields } from '@/payments/payer-fields'
import { PaymentTiles } from '@/payments/payment-tiles'
import { ContentLink } from '@/shell/content-link'
import { cents, formatEuros, sum } from '@/values/money'
import { CompanyFacts } from './company-step'
import { useOrderAround } from './order-context'
import { ORDER_FIELDS } from './order-form'
import { OrderSummary, useCosts } from './order-summary'
import { wizard } from './wizard'

/** CRD-05, CRD-09: the order once more, what is accepted, and how it is paid; a bank or the card orders at once. */
export function PaymentStep() {
  const { evidence } = useOrderAround()
  return (
    <wizard.Step
      id="payment"
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
  const place = useRef<HTMLDivElement>(null)
  const method = useStore(form.store, (state) => state.values.payment.method)
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const { costs, byCard, cardFee } = useCosts()
  const total = cents(costs.summary.orderTotalWithVat)
  return (
    <div ref={place} className="space-y-6">
      <CompanyFacts />
      <div className="space-y-3">
        <form.AppField name="terms">
          {(field) => <field.CheckboxField label={m.cards_terms()} required />}
        </form.AppField>
        <form.AppField name="priceList">
          {(field) => <field.CheckboxField label={m.cards_price_list()} required />}
        </form.AppField>
        <Agreements />
      </div>
      <section aria-labelledby="payment-methods" className="space-y-4">
        <h2 id="payment-methods" className="text-xl font-semibold">
          {m.payments_method()}
        </h2>
        <form.AppField name="payment.method">
          {() => (
            <PaymentTiles
              orderType="digital"
              amount={total}
              settings={rules.settings}
              busy={isSending}
              cardNote={byCard.amount > 0 ? m.payments_card_costs({ fee: formatEuros(byCard.amount) }) : undefined}
              makesOrder
              onPay={() => place.current?.closest('form')?.requestSubmit()}
              canPay={() => form.state.values.terms && form.state.values.priceList}
            />
          )}
        </form.AppField>
        <PayerFields form={form} fields="payment" costsNoMore />
      </section>
      {method !== '' && !isSentByChoice(method) && (
        <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
          {m.cards_order({ sum: formatEuros(sum([total, cardFee?.amount ?? cents(0)])) })}
        </form.SubmitButton>
      )}
    </div>
  )
}

/** Where terms and price list can be read, as the content says it. */
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
