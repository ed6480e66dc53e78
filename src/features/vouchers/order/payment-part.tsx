import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { linkTo, type PageDefinition } from '@/forms/wizard/wizard-context'
import { useLocale } from '@/language/locale'
import { addressLines, DELIVERY_NAMES } from '@/orders/delivery-texts'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { linkVariants } from '@/ui/navigation/link-variants'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { cents, formatEuros } from '@/values/money'
import { nameInText } from '@/values/names'
import { groupedPhone, normalisePhone } from '@/values/phone'
import { supportQuery } from '../queries'
import { voucherCosts } from '../sums/voucher-costs'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, costsOf, type OrderValues, typedQuantity } from './order-form'
import type { OrderPage } from './order-page'

/** Contents and delivery of the order, each with a link to edit it (VOU-13). */
function OrderOverview() {
  const { page, changes } = useOrderAround()
  const form = useOrderForm()
  const values = useStore(form.store, (state) => state.values)
  const { company } = values
  const { address: street, ...place } = company.place
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.vouchers_overview()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            {
              label: m.vouchers_amount(),
              value: amountText(values, page),
              note: <Change path={changes.amount} what={m.vouchers_amount()} />,
            },
            ...deliveryRows(values, page).map((row, at, rows) =>
              at === rows.length - 1
                ? { ...row, note: <Change path={changes.delivery} what={m.orders_delivery()} /> }
                : row,
            ),
            {
              label: m.orders_company(),
              value: (
                <Lines
                  lines={[
                    ...addressLines({ companyName: company.name, street, ...place }),
                    company.businessIdentityCode,
                  ]}
                />
              ),
              note: <Change path={changes.company} what={m.orders_company()} />,
            },
            ...(page.isGuest ? [{ label: m.vouchers_orderer(), value: <Lines lines={ordererLines(values)} /> }] : []),
          ]}
        />
      </CardContent>
    </Card>
  )
}

function Change({ path, what }: { path: PageDefinition['path'] | undefined; what: string }) {
  if (path === undefined) return null
  return (
    <Link {...linkTo({ path })} className={linkVariants({ icon: true })}>
      {m.orders_change()}
      <span className="sr-only">{what}</span>
    </Link>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))

const amountText = (values: OrderValues, { vouchers }: Pick<OrderPage, 'vouchers'>) =>
  m.vouchers_amount_text({
    count: formatCount(typedQuantity(values) ?? 0),
    value: formatEuros(cents(chosenVoucher(values, vouchers)?.value ?? 0)),
  })

function deliveryRows({ delivery, company }: OrderValues, { saved }: Pick<OrderPage, 'saved'>): DescriptionRow[] {
  const { method, contactPerson } = delivery
  if (method === '') return [{ label: m.orders_delivery(), value: MISSING }]
  const how = { label: m.orders_delivery(), value: DELIVERY_NAMES[method]() }
  if (method === 'ToPickupPoint') {
    const recipient =
      delivery.pickupPointConfirmation === 'SendSms'
        ? groupedPhone(normalisePhone(delivery.phoneNumber))
        : delivery.emailAddress
    return [
      how,
      ...(contactPerson === '' ? [] : [{ label: m.orders_recipient(), value: contactPerson }]),
      { label: m.orders_arrival_told(), value: recipient },
    ]
  }
  const { address: street, ...place } = method === 'ToCompanyAddress' ? company.place : delivery.place
  const known = saved.find(({ id }) => id === delivery.addressId)
  const lines =
    method === 'ToSavedAddress'
      ? addressLines({ ...known, contactPerson, street: known?.addressLine })
      : addressLines({
          companyName: method === 'ToCompanyAddress' ? company.name : delivery.companyName,
          contactPerson,
          street,
          ...place,
        })
  return [how, { label: m.orders_recipient(), value: <Lines lines={lines} /> }]
}

/** VOU-25: a guest's details, without the password. */
const ordererLines = ({ user }: OrderValues) => [
  nameInText(user),
  user.emailAddress,
  groupedPhone(normalisePhone(user.phoneNumber)),
  user.username,
]

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
