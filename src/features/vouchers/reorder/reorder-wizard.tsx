import { m } from '@generated/messages/messages.js'
import { evaluate, useStore } from '@tanstack/react-form'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { usePageTitle } from '@/browser/page-title'
import { createWizard } from '@/forms/wizard/create-wizard'
import { Notice } from '@/ui/content/notice'
import { cents, formatEuros } from '@/values/numbers/money'
import { AmountFields } from '../order/order-fields'
import { COMPANY_EDIT, DELIVERY_EDIT, NO_ORDER, orderedOf } from '../order/order-form'
import { OrderFrame, useOrder } from '../order/order-frame'
import { PaymentStep } from '../order/order-overview'
import { takeOver } from './take-over'

const route = getRouteApi('/voucher-reorder/$voucherType/$orderId')

const wizard = createWizard({
  title: () => m.vouchers_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    {
      path: '/voucher-reorder/$voucherType/$orderId',
      label: () => m.vouchers_reorder(),
      fields: ['amount', 'calculator', 'company', 'delivery', 'payment', 'terms', 'isChecked'],
    },
  ],
  edits: [
    {
      path: '/voucher-reorder/$voucherType/$orderId/edit-amount',
      label: () => m.vouchers_edit_amount(),
      fields: ['amount', 'calculator'],
    },
    { path: '/voucher-reorder/$voucherType/$orderId/edit-delivery', ...DELIVERY_EDIT },
    { path: '/voucher-reorder/$voucherType/$orderId/edit-company', ...COMPANY_EDIT },
  ],
})

/** VOU-17, VOU-18: layout of a reorder. */
export function ReorderPage() {
  const { order, page } = route.useLoaderData()
  const { orderId } = route.useParams()
  return (
    <OrderFrame
      key={orderId}
      page={{ ...page, defaults: takeOver(order, page).values }}
      formId={`voucher-reorder-${orderId}`}
      Root={wizard.Root}
    />
  )
}

/** Starts at the amount if the old one can no longer be ordered (VOU-17). */
export function ReorderStep() {
  const { definition, form } = useOrder()
  const params = route.useParams()
  const { order } = route.useLoaderData()
  // The number tells browser tabs apart.
  usePageTitle(`${m.vouchers_reorder()} ${order.orderNumber}`)
  const needsAmount = useStore(form.store, ({ values }) => {
    const errors = definition.errors(values)
    return errors['amount.voucherId'] !== undefined || errors['amount.quantity'] !== undefined
  })
  if (needsAmount) {
    return <Navigate to="/voucher-reorder/$voucherType/$orderId/edit-amount" params={params} replace />
  }
  return (
    <PaymentStep>
      <TakenOver form={form} />
    </PaymentStep>
  )
}

/** VOU-17: what the order still has from the earlier one; nothing about parts that the user has changed. */
function TakenOver({ form }: { form: ReturnType<typeof useOrder>['form'] }) {
  const { order } = route.useLoaderData()
  const { page } = useOrder()
  const { amount, company, delivery } = useStore(form.store, ({ values }) => values)
  const { values, hasOtherValue, hasLostAddress } = takeOver(order, page)
  const { faceValue } = orderedOf(values, page)
  const before = formatEuros(cents(order.faceValue))
  const isSameDelivery = evaluate(delivery, values.delivery)
  const isSame = isSameDelivery && amount.quantity === values.amount.quantity && evaluate(company, values.company)
  const sentences = [
    isSame && m.vouchers_taken({ number: order.orderNumber }),
    hasOtherValue &&
      amount.voucherId === values.amount.voucherId &&
      (faceValue === undefined
        ? m.vouchers_taken_no_value({ before })
        : m.vouchers_taken_other_value({ before, now: formatEuros(cents(faceValue)) })),
    hasLostAddress && isSameDelivery && m.vouchers_taken_lost_address(),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <Notice level="info" text={<p>{sentences.join(' ')}</p>} />
}

export function ReorderAmount() {
  // The order's form, not this page's copy: while the user types, the notice must not change and move the field.
  const { form } = useOrder()
  return (
    <wizard.Edit>
      <TakenOver form={form} />
      <AmountFields />
    </wizard.Edit>
  )
}
