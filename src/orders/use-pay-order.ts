import type { Id, OrderPaymentRequest } from '@generated/api/model'
import {
  getReadCardOrderPaymentQueryKey,
  getReadVoucherOrderPaymentQueryKey,
  useCreateCardOrderPayment,
  useCreateVoucherOrderPayment,
} from '@generated/api/payments/payments'
import { CreateCardOrderPaymentBody, CreateVoucherOrderPaymentBody } from '@generated/api/payments/payments.zod'
import { useStore } from '@tanstack/react-form'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { NO_INVALIDATION } from '@/api/query-client'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import { METHOD_MESSAGES, NO_PAYMENT, PAYMENT_FIELDS, type PaymentValues, paymentBody } from '@/payments/order-payment'
import { canPayAgain } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { readStatusAnew } from '@/payments/queries'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'

export interface PayOrderValues {
  payment: PaymentValues
}

const KINDS = {
  voucher: {
    schema: CreateVoucherOrderPaymentBody,
    operation: 'createVoucherOrderPayment',
    orderKey: getReadVoucherOrderPaymentQueryKey,
  },
  digital: {
    schema: CreateCardOrderPaymentBody,
    operation: 'createCardOrderPayment',
    orderKey: getReadCardOrderPaymentQueryKey,
  },
} as const
type PayableType = keyof typeof KINDS

const payOrderForm = (orderType: PayableType, paymentId: Id) =>
  bodyForm({
    schema: KINDS[orderType].schema,
    fields: PAYMENT_FIELDS,
    messages: METHOD_MESSAGES,
    toBody: ({ payment }: PayOrderValues): OrderPaymentRequest => ({ paymentId, payment: paymentBody(payment) }),
  })

/** PAY-07, PAY-20: form and submit of another payment. `isSettled`: yet another payment has paid the order. */
export function usePayOrder(orderType: PayableType, paymentId: Id) {
  const definition = useMemo(() => payOrderForm(orderType, paymentId), [orderType, paymentId])
  const { mutateAsync: createForVouchers } = useCreateVoucherOrderPayment(NO_INVALIDATION)
  const { mutateAsync: createForCards } = useCreateCardOrderPayment(NO_INVALIDATION)
  const create = orderType === 'voucher' ? createForVouchers : createForCards
  const proceed = usePaymentStart(orderType)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [defaultValues] = useState({ payment: NO_PAYMENT })
  const [isSettled, setIsSettled] = useState(false)
  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      try {
        const made = paymentIdOf(await create({ data: body, headers: headersOf(meta) }), KINDS[orderType].operation)
        await proceed({ paymentId: made, payment: body.payment })
      } catch (error) {
        const isPaid = isApiError(error) && error.has('payment_already_paid')
        const isOver = isPaid || (isApiError(error) && error.has('payment_expired'))
        if (!isOver) throw error
        // A payment made elsewhere, for example in another tab, has replaced this one; the status of this one does not
        // show that.
        if (isPaid && (await isPayable(client, paymentId))) {
          setIsSettled(true)
          throw new FormRefusal()
        }
        // The order was paid elsewhere or has expired; the status page explains that.
        client.removeQueries({ queryKey: KINDS[orderType].orderKey(paymentId) })
        await navigate({ to: pathsOf(orderType).status(paymentId), replace: true })
        throw new FormRefusal()
      }
    },
  })
  const payment = useStore(form.store, (state) => state.values.payment)
  return { form, definition, payment, isSettled }
}

const isPayable = (client: QueryClient, paymentId: Id): Promise<boolean> =>
  readStatusAnew(client, paymentId).then(
    ({ status }) => canPayAgain(status),
    () => false,
  )
