import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { moneyRow } from '@/domain/money-row'
import { linkTo, useWizard } from '@/forms/wizard/wizard-context'
import { WizardStep } from '@/forms/wizard/wizard-step'
import { addressLines, DELIVERY_NAMES } from '@/orders/order-values'
import { feeBasisOf } from '@/payments/order-payment'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { AgreementLinks } from '@/shell/agreement-links'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow, Lines } from '@/ui/content/description-list'
import { TextLink } from '@/ui/navigation/links'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { formatCount } from '@/values/numbers/count'
import { nameInText } from '@/values/people/names'
import { groupedPhone, normalisePhone } from '@/values/people/phone'
import { amountText, feeRows, recipientRows } from '../displayed-order'
import { validityText } from '../validity'
import { voucherCosts } from '../voucher-sums'
import type { OrderPage, OrderValues } from './order-form'
import { useOrder, useOrdered } from './order-frame'

/** Contents and delivery of the order, each with a link to edit it (VOU-13). */
function OrderOverview() {
  const { page, values, quantity = 0, faceValue = 0 } = useOrdered()
  const { company } = values
  return (
    <TitledCard title={m.vouchers_overview()}>
      <DescriptionList
        rows={[
          {
            label: m.vouchers_amount(),
            value: amountText(quantity, faceValue),
            note: <Change part="amount" what={m.vouchers_amount()} />,
          },
          ...deliveryRows(values, page).map((row, at, rows) =>
            at === rows.length - 1 ? { ...row, note: <Change part="delivery" what={m.orders_delivery()} /> } : row,
          ),
          {
            label: m.orders_company(),
            value: (
              <Lines
                lines={[...addressLines({ ...company.place, companyName: company.name }), company.businessIdentityCode]}
              />
            ),
            note: <Change part="company" what={m.orders_company()} />,
          },
          page.isGuest && { label: m.vouchers_orderer(), value: <Lines lines={ordererLines(values)} /> },
        ]}
      />
    </TitledCard>
  )
}

function Change({ part, what }: { part: 'amount' | 'delivery' | 'company'; what: string }) {
  const { page } = useOrder()
  const { steps, edits } = useWizard()
  // VOU-24: the edit pages need a session, so guests return to the steps.
  const edit = page.isGuest ? undefined : edits.find(({ fields }) => fields.includes(part))
  const target = edit ?? steps.find(({ fields }) => fields.includes(part))
  if (!target) return null
  return (
    <TextLink {...linkTo(target)} icon>
      {m.orders_change()}
      <span className="sr-only">{what}</span>
    </TextLink>
  )
}

function deliveryRows({ delivery, company }: OrderValues, { saved }: Pick<OrderPage, 'saved'>): DescriptionRow[] {
  const { method, pickupPointConfirmation: how, emailAddress, phoneNumber } = delivery
  if (method === '') return [{ label: m.orders_delivery(), value: MISSING }]
  const known = saved.find(({ id }) => id === delivery.addressId)
  const places = {
    ToSavedAddress: { ...known, address: known?.addressLine },
    ToCompanyAddress: { ...company.place, companyName: company.name },
    ToOtherAddress: { ...delivery.place, companyName: delivery.companyName },
    ToPickupPoint: how === 'SendSms' ? { phoneNumber: normalisePhone(phoneNumber) } : { emailAddress },
  }
  return [
    { label: m.orders_delivery(), value: DELIVERY_NAMES[method]() },
    ...recipientRows({ ...places[method], method, contactPerson: delivery.contactPerson || undefined }),
  ]
}

/** VOU-25: a guest's details, without the password. */
const ordererLines = ({ user }: OrderValues) => [
  nameInText(user),
  user.emailAddress,
  groupedPhone(normalisePhone(user.phoneNumber)),
  user.username,
]

/** VOU-10: the step that sends the order: what is ordered once more, the two checks, and how it is paid. */
export function PaymentStep({ children }: { children?: ReactNode }) {
  const { page, definition, form, ordered } = useOrdered()
  const evidence = () => {
    // Excludes the one-time token, and the user because of the password. Excludes the payment too: the same order
    // with another bank must count as the same command, so that an unknown outcome or a copied tab never makes two
    // orders.
    const { user: _user, ReCaptchaToken: _token, payment: _payment, ...body } = definition.toBody(form.state.values)
    return { body }
  }
  return (
    <WizardStep hasCards evidence={evidence} aside={<OrderSummary />}>
      {children}
      <OrderOverview />
      <div className="space-y-3">
        <form.AppField name="terms">
          {(field) => <field.CheckboxField label={m.orders_terms()} required />}
        </form.AppField>
        <form.AppField name="isChecked">
          {(field) => <field.CheckboxField label={m.vouchers_checked()} required />}
        </form.AppField>
        <AgreementLinks terms={m.cards_read_terms()} />
      </div>
      <OrderPaymentFields
        orderType="voucher"
        settings={page.settings}
        costs={ordered && ((by) => voucherCosts(ordered, by, page))}
      />
    </WizardStep>
  )
}

/** VOU-05, VOU-09: contents and costs as typed, with every fee and tax. */
export function OrderSummary() {
  const { page, values, quantity, faceValue, ordered } = useOrdered()
  const costs = ordered && voucherCosts(ordered, feeBasisOf(values.payment), page)
  return (
    <TitledCard title={m.orders_summary()} className="nav:sticky nav:top-24">
      <div aria-live="polite">
        <DescriptionList
          rows={[
            {
              label: m.vouchers_column_product(),
              value: (
                <BenefitLabel type={page.voucherType}>
                  {page.voucherType === 'lunch' ? m.vouchers_lunch_one() : m.vouchers_recreational_one()}
                </BenefitLabel>
              ),
            },
            moneyRow(m.vouchers_face_value(), faceValue),
            {
              label: m.vouchers_quantity(),
              value: quantity === undefined ? MISSING : m.vouchers_pieces({ count: formatCount(quantity) }),
              kind: 'number',
            },
            costs && moneyRow(m.vouchers_sum(), costs.vouchers),
            ...(costs ? feeRows(costs) : []),
          ]}
        />
      </div>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-muted-foreground">
        <li>{m.vouchers_fact_delivery()}</li>
        <li>{validityText(today())}</li>
        {page.voucherType === 'lunch' && <li>{m.vouchers_fact_tax()}</li>}
      </ul>
    </TitledCard>
  )
}
