import { useCreateCardOrder } from '@generated/api/cards/cards'
import { m } from '@generated/messages/messages.js'
import { useMemo } from 'react'
import { ApiError } from '@/api/api-error'
import { countryOptions } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { trimTexts } from '@/forms/form-values'
import { headersOf, pressOf } from '@/forms/submit/press'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { isOrderRefusal } from '@/orders/order-refusal'
import { usePaymentStart } from '@/payments/use-payment-start'
import { today } from '@/values/clock'
import { orderForm } from './order-form'
import type { OrderPage } from './order-page'
import { orderEvidence } from './sent-order'

/** Names the form for what is kept of it. */
export const CARD_ORDER = 'card-order'

/** The order is one action of several calls: what is stale is read again at its end (use-payment-start.ts). */
const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

/** The one form of an order, what it is checked with, and what its press does (CRD-09). */
export function useOrder(page: OrderPage) {
  const locale = useLocale()
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
      try {
        const { paymentId } = await create({ data: body, headers: headersOf(meta) })
        // A success that names no payment leaves open what was made.
        if (typeof paymentId !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createCardOrder' })
        await proceed({ paymentId, method: body.payment.method })
      } catch (error) {
        if (isOrderRefusal(error)) notify({ level: 'error', text: () => m.cards_order_failed() })
        throw error
      }
    },
  })
  const evidence = () => ({
    // Whatever is typed meanwhile: while nobody knows whether there is an order, another press is the same command, so
    // that there are never two (CRD-09).
    body: CARD_ORDER,
    ...orderEvidence(trimTexts(form.state.values).employees, page.seen),
  })
  return { form, definition, rules, evidence }
}
