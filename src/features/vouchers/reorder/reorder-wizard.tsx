import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createWizard } from '@/forms/wizard/create-wizard'
import { useUnresolved } from '@/session/sent-commands'
import { Alert, AlertDescription } from '@/ui/alert'
import { PageHeader } from '@/ui/page-header'
import { cents, formatEuros } from '@/values/money'
import { AmountFields } from '../order/amount-fields'
import { CompanyFields } from '../order/company-fields'
import { DeliveryPart } from '../order/delivery-part'
import { OrderContext, useOrderAround, useOrderForm } from '../order/order-context'
import { chosenVoucher, NO_ORDER, orderForm } from '../order/order-form'
import type { OrderPage } from '../order/order-page'
import { OrderSummary } from '../order/order-summary'
import { PaymentPart } from '../order/payment-part'
import { SENDING } from '../order/sending'
import { UnknownOrder } from '../order/unknown-order'
import { useOrder } from '../order/use-order'
import { takeOver } from './take-over'

const route = getRouteApi('/voucher-reorder/$voucherType/$orderId')

const wizard = createWizard({
  title: () => m.vouchers_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    {
      id: 'order',
      path: '/voucher-reorder/$voucherType/$orderId',
      label: () => m.vouchers_reorder(),
      fields: ['amount', 'calculator', 'company', 'delivery', 'payment', 'terms', 'isChecked'],
    },
  ],
  edits: [
    {
      id: 'amount',
      path: '/voucher-reorder/$voucherType/$orderId/edit-amount',
      label: () => m.vouchers_edit_amount(),
      fields: ['amount', 'calculator'],
      returnTo: 'order',
    },
    {
      id: 'delivery',
      path: '/voucher-reorder/$voucherType/$orderId/edit-delivery',
      label: () => m.vouchers_edit_delivery(),
      fields: ['delivery'],
      returnTo: 'order',
    },
    {
      id: 'company',
      path: '/voucher-reorder/$voucherType/$orderId/edit-company',
      label: () => m.vouchers_edit_company(),
      fields: ['company'],
      returnTo: 'order',
    },
  ],
})

const CHANGES = {
  amount: '/voucher-reorder/$voucherType/$orderId/edit-amount',
  delivery: '/voucher-reorder/$voucherType/$orderId/edit-delivery',
  company: '/voucher-reorder/$voucherType/$orderId/edit-company',
} as const

/** VOU-17, VOU-18: the layout of an order that is made after another one. */
export function ReorderPage() {
  const { page } = route.useLoaderData()
  const { orderId } = route.useParams()
  const [resetKey, setResetKey] = useState(0)
  return <Reorder key={`${orderId} ${resetKey}`} page={page} onStartAgain={() => setResetKey((count) => count + 1)} />
}

function Reorder({ page: givenPage, onStartAgain }: { page: OrderPage; onStartAgain: () => void }) {
  const { order: givenOrder } = route.useLoaderData()
  // As it was read when the order began: a later reading must not touch what is typed.
  const [page] = useState(givenPage)
  const [taken] = useState(() => takeOver(givenOrder, givenPage))
  const navigate = useNavigate()
  const { orderId } = route.useParams()
  const formId = `voucher-reorder-${orderId}`
  const { form, definition, countries, evidence, checks } = useOrder(page, taken.values)
  const unresolved = useUnresolved(formId)
  const around = { page, formId, countries, changes: CHANGES, evidence, checks }
  if (unresolved) {
    return (
      <>
        <PageHeader title={m.vouchers_reorder()} />
        <UnknownOrder
          sent={unresolved}
          formId={formId}
          onStartAgain={(isDone) => {
            if (!isDone) return
            onStartAgain()
            void navigate({ to: '/voucher-order/$voucherType', params: { voucherType: page.voucherType } })
          }}
        />
      </>
    )
  }
  return (
    <OrderContext value={around}>
      <wizard.Root form={form} rules={definition} draft={formId} />
    </OrderContext>
  )
}

/** What is ordered again, and how it is paid. Without an amount that can be ordered it begins at the amount (VOU-17). */
export function ReorderStep() {
  const { page, countries, evidence } = useOrderAround()
  const form = useOrderForm()
  const { voucherType, orderId } = route.useParams()
  const needsAmount = useStore(form.store, ({ values }) => {
    const errors = orderForm({ ...page, countries }).errors(values)
    return errors['amount.voucherId'] !== undefined || errors['amount.quantity'] !== undefined
  })
  if (needsAmount) {
    return <Navigate to={CHANGES.amount} params={{ voucherType, orderId }} replace />
  }
  return (
    <wizard.Step id="order" {...SENDING} evidence={evidence} aside={<OrderSummary />}>
      <TakenOver />
      <PaymentPart />
    </wizard.Step>
  )
}

/** In a sentence: what was taken over and what was not. */
function TakenOver() {
  const { order } = route.useLoaderData()
  const { page } = useOrderAround()
  const taken = takeOver(order, page)
  const voucher = chosenVoucher(taken.values, page.vouchers)
  return (
    <Alert variant="info" levelLabel={m.level_info()}>
      <AlertDescription>
        <p>
          {m.vouchers_taken({ number: order.orderNumber })}
          {taken.hasOtherValue &&
            ` ${
              voucher
                ? m.vouchers_taken_other_value({
                    before: formatEuros(cents(order.faceValue)),
                    now: formatEuros(cents(voucher.value)),
                  })
                : m.vouchers_taken_no_value({ before: formatEuros(cents(order.faceValue)) })
            }`}
          {taken.hasLostAddress && ` ${m.vouchers_taken_lost_address()}`}
        </p>
      </AlertDescription>
    </Alert>
  )
}

export const ReorderAmount = () => (
  <wizard.Edit id="amount">
    <TakenOver />
    <AmountFields />
  </wizard.Edit>
)

export const ReorderDelivery = () => (
  <wizard.Edit id="delivery">
    <DeliveryPart />
  </wizard.Edit>
)

export const ReorderCompany = () => (
  <wizard.Edit id="company">
    <CompanyFields />
  </wizard.Edit>
)
