import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { linkTo, type PageDefinition } from '@/forms/wizard/wizard-context'
import { addressLines, DELIVERY_NAMES } from '@/orders/delivery-texts'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { linkVariants } from '@/ui/navigation/link-variants'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { cents, formatEuros } from '@/values/money'
import { nameInText } from '@/values/names'
import { groupedPhone, normalisePhone } from '@/values/phone'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, type OrderValues, typedQuantity } from './order-form'
import type { OrderPage } from './order-page'

/** Contents and delivery of the order, each with a link to edit it (VOU-13). */
export function OrderOverview() {
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
