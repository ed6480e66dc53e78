import { useCreateCardOrder } from '@generated/api/cards/cards'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '@/api/api-error'
import { cardOrdersQuery } from '@/domain/card-orders'
import { countryOptions } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { trimTexts } from '@/forms/form-values'
import { headersOf, pressOf } from '@/forms/submit/press'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { isOrderRefusal } from '@/orders/order-refusal'
import { rejectSeveral } from '@/orders/reject-several'
import { usePaymentStart } from '@/payments/use-payment-start'
import { today } from '@/values/clock'
import { chosenBenefits, orderForm } from './order-form'
import type { OrderPage } from './order-page'
import { findSentOrders, orderEvidence } from './sent-order'

/** Key of the order's draft and sent command. */
export const CARD_ORDER = 'card-order'

/** Disables invalidation per call: usePaymentStart() invalidates once, after the last call of the order. */
const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

/** Form of an order with its validation and its submit (CRD-09). */
export function useOrder(page: OrderPage) {
  const locale = useLocale()
  const client = useQueryClient()
  const rules = useMemo(
    () => ({ ...page, countries: countryOptions(page.countries, locale), today: today() }),
    [page, locale],
  )
  const definition = useMemo(() => orderForm(rules), [rules])
  const { mutateAsync: create } = useCreateCardOrder(NO_INVALIDATION)
  const proceed = usePaymentStart('digital')
  const form = useAppForm({
    ...definition.options,
    defaultValues: page.defaults,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      const sent = evidence()
      try {
        const { paymentId } = await create({ data: body, headers: headersOf(meta) })
        // A reply without a payment id does not tell what was created: treat the outcome as unknown.
        if (typeof paymentId !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createCardOrder' })
        await rejectSeveral('createCardOrder', async () => {
          const { cardOrders } = await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 })
          return findSentOrders(sent, cardOrders)
        })
        await proceed({ paymentId, payment: body.payment })
      } catch (error) {
        if (isOrderRefusal(error)) notify({ level: 'error', text: () => m.cards_order_failed() })
        throw error
      }
    },
  })
  const evidence = () => ({
    // A constant instead of the form values. While an order's outcome is unknown, an edited form must resend the same
    // command with the same key, so that there is never a second order (CRD-09).
    body: CARD_ORDER,
    ...orderEvidence(
      chosenBenefits(form.state.values, page),
      trimTexts(form.state.values).employees,
      client.getQueryData(cardOrdersQuery().queryKey)?.cardOrders.map(({ id }) => id),
    ),
  })
  return { form, definition, rules, evidence }
}
