import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { paymentLabel } from '@/payments/order-payment'
import { PayerFields } from '@/payments/payer-fields'
import { PaymentMethods } from '@/payments/payment-methods'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { formatEuros } from '@/values/money'
import { supportQuery } from '../queries'
import { voucherCosts } from '../sums/voucher-costs'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, costsOf, typedQuantity } from './order-form'
import { OrderOverview } from './order-overview'

/** VOU-10: what is ordered once more, the two checks, and how it is paid. */
export function PaymentPart() {
  const form = useOrderForm()
  const { checks } = useOrderAround()
  const method = useStore(form.store, (state) => state.values.payment.method)
  const { byBank, byCard, chosen, page } = useCosts()
  return (
    <div className="space-y-6">
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
      <Card>
        <CardHeader>
          <CardTitle>{m.payments_method()}</CardTitle>
        </CardHeader>
        <CardContent>
          {byBank !== undefined && (
            <form.AppField name="payment.method">
              {() => (
                <PaymentMethods
                  orderType="voucher"
                  amount={byBank.total}
                  settings={page.settings}
                  cardNote={
                    byCard && byCard.cardFee > 0
                      ? m.payments_card_costs({ fee: formatEuros(byCard.cardFee) })
                      : undefined
                  }
                />
              )}
            </form.AppField>
          )}
          <PayerFields form={form} fields="payment" emailCheck={checks.email} />
        </CardContent>
      </Card>
      {chosen && (
        <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
          {paymentLabel(method, chosen.total)}
        </form.SubmitButton>
      )}
    </div>
  )
}

/** What the order costs by a bank, by the card, and by the method that is chosen. */
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
