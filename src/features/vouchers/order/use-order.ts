import { useCreateVoucherOrder } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ApiError } from '@/api/api-error'
import { countryOptions } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { headersOf, pressOf } from '@/forms/submit/press'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { isOrderRefusal } from '@/orders/order-refusal'
import { rejectSeveral } from '@/orders/reject-several'
import { isThroughProvider } from '@/payments/payment-choice'
import { usePaymentStart } from '@/payments/use-payment-start'
import { logIn } from '@/session/login'
import { useSession } from '@/session/session-store'
import { emailCheck, usernameCheck } from '@/shell/field-checks'
import { reCaptchaToken } from '@/shell/recaptcha'
import { newestOrdersQuery } from '../queries'
import { chosenVoucher, type OrderValues, orderForm, typedQuantity } from './order-form'
import type { OrderPage } from './order-page'
import { findSentOrders, readEvidence } from './sent-order'

/** Disables invalidation per call: usePaymentStart() invalidates once, after the last call of the order. */
const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

/** Form of an order with its validation and its submit (VOU-11, VOU-14, VOU-26). */
export function useOrder(page: OrderPage, defaults: OrderValues) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { isGuest, voucherType, vouchers } = page
  const countries = useMemo(() => countryOptions(page.countries, locale), [page.countries, locale])
  const definition = useMemo(() => orderForm({ ...page, countries }), [page, countries])
  const { mutateAsync: create } = useCreateVoucherOrder(NO_INVALIDATION)
  const proceed = usePaymentStart('voucher')
  // Only voucher managers may read the orders; without them an unknown outcome stays undecided.
  const isManager = useSession()?.roles.includes('voucherManager') === true
  useQuery({ ...newestOrdersQuery(), enabled: isManager, staleTime: 0 })

  // Here, so that the results are cached as long as the order is open.
  const checks = {
    username: useAsyncCheck(usernameCheck()),
    email: useAsyncCheck(emailCheck()),
  }

  const send = async (value: OrderValues, headers: ReturnType<typeof headersOf>) => {
    const body = definition.read(value)
    const sent = readEvidence(evidence())
    const ReCaptchaToken = await reCaptchaToken('voucher_order')
    const { paymentId } = await create({ data: { ...body, ReCaptchaToken }, headers })
    // A reply without a payment id does not tell what was created: treat the outcome as unknown.
    if (typeof paymentId !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createVoucherOrder' })
    if (isManager) {
      await rejectSeveral('createVoucherOrder', async () => {
        const { voucherOrders } = await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 })
        return findSentOrders(sent, voucherOrders)
      })
    }
    if (body.user) {
      const { username, password } = body.user
      const login = await logIn({ username, password, keep: false })
      if (login.kind !== 'ok') {
        // VOU-27: the order exists, even if the login failed.
        await navigate({
          to: '/voucher-order/$voucherType/ordered/$paymentId',
          params: { voucherType, paymentId },
          search: isThroughProvider(body.payment.method) ? {} : { paysLater: true },
          replace: true,
        })
        return
      }
    }
    const statusPath = `/voucher-order/${voucherType}/status/${encodeURIComponent(paymentId)}`
    await proceed({ paymentId, payment: body.payment, statusPath })
  }

  const form = useAppForm({
    ...definition.options,
    defaultValues: defaults,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      try {
        await send(value, headersOf(meta))
      } catch (error) {
        if (isOrderRefusal(error)) notify({ level: 'error', text: () => m.vouchers_order_failed() })
        throw error
      }
    },
  })

  const evidence = () => {
    const { values } = form.state
    // Excludes the one-time token, and the user because of the password. Excludes the payment too: the same order
    // with another bank must count as the same command, so that an unknown outcome or a copied tab never makes two
    // orders.
    const { user: _user, ReCaptchaToken: _token, payment: _payment, ...body } = definition.toBody(values)
    return {
      body,
      voucherType,
      faceValue: chosenVoucher(values, vouchers)?.value,
      quantity: typedQuantity(values),
      ...(isGuest && { guestCompany: body.company.businessIdentityCode }),
      seen: client.getQueryData(newestOrdersQuery().queryKey)?.voucherOrders.map(({ id }) => id),
    }
  }
  return { form, definition, countries, evidence, checks }
}
