import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { ContentLink } from '@/shell/content-link'
import { supportQuery } from '../queries'
import { voucherCosts } from '../sums/voucher-costs'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, costsOf, typedQuantity } from './order-form'
import { OrderOverview } from './order-overview'

/** VOU-10: what is ordered once more, the two checks, and how it is paid. */
export function PaymentPart() {
  const form = useOrderForm()
  const { checks } = useOrderAround()
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
      <OrderPaymentFields
        form={form}
        fields="payment"
        orderType="voucher"
        settings={page.settings}
        amount={byBank?.total}
        cardFee={byCard?.cardFee}
        total={chosen?.total}
        emailCheck={checks.email}
      />
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
