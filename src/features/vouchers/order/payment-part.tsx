import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocale } from '@/language/locale'
import { isSentByChoice } from '@/payments/order-payment'
import { PayerFields } from '@/payments/payer-fields'
import { PaymentTiles } from '@/payments/payment-tiles'
import { ContentLink } from '@/shell/content-link'
import { formatEuros } from '@/values/money'
import { supportQuery } from '../queries'
import { voucherCosts } from '../sums/voucher-costs'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, costsOf, typedQuantity } from './order-form'
import { OrderOverview } from './order-overview'

/** VOU-10: what is ordered once more, the two checks, and how it is paid; a bank or the card orders at once. */
export function PaymentPart() {
  const form = useOrderForm()
  const { checks } = useOrderAround()
  const place = useRef<HTMLDivElement>(null)
  const method = useStore(form.store, (state) => state.values.payment.method)
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const { byBank, byCard, chosen, page } = useCosts()
  const send = () => place.current?.closest('form')?.requestSubmit()
  return (
    <div ref={place} className="space-y-6">
      <OrderOverview />
      <div className="space-y-3">
        <form.AppField name="terms">
          {(field) => <field.CheckboxField label={m.vouchers_terms()} required />}
        </form.AppField>
        <form.AppField name="isChecked">
          {(field) => <field.CheckboxField label={m.vouchers_checked()} required />}
        </form.AppField>
        <TermsLink />
      </div>
      <section aria-labelledby="payment-methods" className="space-y-4">
        <h2 id="payment-methods" className="text-xl font-semibold">
          {m.payments_method()}
        </h2>
        {byBank !== undefined && <p>{m.vouchers_to_pay({ sum: formatEuros(chosen?.total ?? byBank.total) })}</p>}
        {byBank !== undefined && (
          <form.AppField name="payment.method">
            {() => (
              <PaymentTiles
                orderType="voucher"
                amount={byBank.total}
                settings={page.settings}
                busy={isSending}
                cardNote={
                  byCard && byCard.cardFee > 0 ? m.payments_card_costs({ fee: formatEuros(byCard.cardFee) }) : undefined
                }
                makesOrder
                onPay={send}
                canPay={() => form.state.values.terms && form.state.values.isChecked}
              />
            )}
          </form.AppField>
        )}
        <PayerFields form={form} fields="payment" emailCheck={checks.email} />
      </section>
      {method !== '' && !isSentByChoice(method) && (
        <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
          <OrderLabel />
        </form.SubmitButton>
      )}
    </div>
  )
}

/** What the order costs by the methods that send at once, and by the one that is chosen. */
function useCosts() {
  const { page } = useOrderAround()
  const form = useOrderForm()
  const values = useStore(form.store, (state) => state.values)
  const voucher = chosenVoucher(values, page.vouchers)
  const quantity = typedQuantity(values)
  if (!voucher || quantity === undefined) return { page }
  const costs = (isCard: boolean) =>
    voucherCosts({ quantity, faceValue: voucher.value }, { isCard, hasReference: true }, page.rates)
  return { page, byBank: costs(false), byCard: costs(true), chosen: costsOf(values, page) }
}

function OrderLabel() {
  const { page } = useOrderAround()
  const form = useOrderForm()
  const total = useStore(form.store, (state) => costsOf(state.values, page)?.total)
  return total === undefined ? m.vouchers_order() : m.vouchers_order_sum({ sum: formatEuros(total) })
}

/** Where the terms can be read, as the content says it. */
function TermsLink() {
  const locale = useLocale()
  const { data } = useQuery(supportQuery())
  if (!data?.agreements) return null
  return (
    <p>
      <ContentLink url={data.agreements.terms[locale]}>{m.vouchers_read_terms()}</ContentLink>
    </p>
  )
}
