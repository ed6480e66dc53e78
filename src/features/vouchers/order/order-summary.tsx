import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { feeRows } from '@/orders/cost-rows'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { cents, formatEuros } from '@/values/money'
import { addDays, isBefore, type PlainDate, plainDate } from '@/values/plain-date'
import { useOrderAround, useOrderForm } from './order-context'
import { chosenVoucher, costsOf, typedQuantity } from './order-form'

/** VOU-05, VOU-09: contents and costs as typed, with every fee and tax. */
export function OrderSummary() {
  const { page } = useOrderAround()
  const form = useOrderForm()
  const values = useStore(form.store, (state) => state.values)
  const costs = costsOf(values, page)
  const quantity = typedQuantity(values)
  const voucher = chosenVoucher(values, page.vouchers)
  const rows: DescriptionRow[] = [
    {
      label: m.vouchers_column_product(),
      value: page.voucherType === 'lunch' ? m.vouchers_lunch_one() : m.vouchers_recreational_one(),
    },
    {
      label: m.vouchers_face_value(),
      value: voucher ? formatEuros(cents(voucher.value)) : MISSING,
      kind: 'money',
    },
    {
      label: m.vouchers_quantity(),
      value: quantity === undefined ? MISSING : m.vouchers_pieces({ count: formatCount(quantity) }),
      kind: 'number',
    },
  ]
  return (
    <Card className="nav:sticky nav:top-24">
      <CardHeader>
        <CardTitle>{m.vouchers_summary()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div aria-live="polite">
          <DescriptionList
            rows={
              costs
                ? [
                    ...rows,
                    { label: m.vouchers_sum(), value: formatEuros(costs.vouchers), kind: 'money' },
                    ...feeRows({ ...costs, vatPercent: page.rates.vatPercent }),
                  ]
                : rows
            }
          />
        </div>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-muted-foreground">
          <li>{m.vouchers_fact_delivery()}</li>
          <li>{validityText(today())}</li>
          {page.voucherType === 'lunch' && <li>{m.vouchers_fact_tax()}</li>}
        </ul>
      </CardContent>
    </Card>
  )
}

/** Expiry date of vouchers ordered in 2026. Only the order knows the date of later ones. */
const VALID_UNTIL = plainDate('2026-12-31')
/** Vouchers arrive about a week after payment. */
const DELIVERY_DAYS = 7

const SHORT_USE_DAYS = 30

/** VOU-20: what can be said about the validity of vouchers ordered on a date. */
export function validityText(orderedOn: PlainDate): string {
  const delivered = addDays(orderedOn, DELIVERY_DAYS)
  if (!isBefore(delivered, VALID_UNTIL)) return m.vouchers_fact_valid_later()
  return isBefore(addDays(delivered, SHORT_USE_DAYS), VALID_UNTIL)
    ? m.vouchers_fact_valid()
    : m.vouchers_fact_valid_short()
}
