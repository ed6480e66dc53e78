import { createVoucherOrder } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIsLeft } from '@/browser/use-is-left'
import { useCountries } from '@/domain/countries'
import { reCaptchaToken } from '@/domain/recaptcha'
import { useAppForm, useTypedAppFormContext } from '@/forms/app-form'
import { emailCheck, usernameCheck } from '@/forms/fields/field-checks'
import { type AsyncCheck, useAsyncCheck } from '@/forms/submit/async-check'
import { FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import type { WizardRootProps } from '@/forms/wizard/create-wizard'
import { notify } from '@/notifications/notifications'
import { OrderLookUp, placeOrder } from '@/orders/sent-order'
import { isThroughProvider } from '@/payments/payment-choice'
import { usePaymentStart } from '@/payments/use-payment-start'
import { GUEST, writeDraft } from '@/session/draft'
import { logIn } from '@/session/login'
import { useUnresolved } from '@/session/sent-commands'
import { currentSession, onSessionChange, sessionEpoch } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'
import { requiredContext } from '@/ui/required-context'
import { readOrdersSince } from '../queries'
import { NO_ORDER, type OrderPage, type OrderValues, orderedOf, orderForm, withoutGuest } from './order-form'

interface OrderAround {
  page: OrderPage
  definition: ReturnType<typeof orderForm>
  formId: string
  /** Server checks of a guest's username and email address (VAL-02, VAL-03). */
  checks: { username: AsyncCheck; email: AsyncCheck }
}

const [OrderContext, useOrderAround] = requiredContext<OrderAround>('the layout route of its order')

/** The order around a component, and the form that the component is in: on an edit page that is another one. */
export const useOrder = () => ({ ...useOrderAround(), form: useTypedAppFormContext({ defaultValues: NO_ORDER }) })

/** The same with what is typed. */
export function useOrdered() {
  const order = useOrder()
  const values = useStore(order.form.store, (state) => state.values)
  return { ...order, values, ...orderedOf(values, order.page) }
}

interface OrderFrameProps {
  page: OrderPage
  formId: string
  Root: ComponentType<WizardRootProps>
}

/** Layout of an order: its wizard, or the look-up of an order whose reply was lost. */
export function OrderFrame(props: OrderFrameProps) {
  const [isInterrupted, setIsInterrupted] = useState(false)
  // If a login interrupts a guest's order, it continues as the user's order once the user's company has been read.
  const key = String(isInterrupted && !props.page.isGuest)
  return <Order key={key} {...props} onInterrupted={() => setIsInterrupted(true)} />
}

function Order(props: OrderFrameProps & { onInterrupted: () => void }) {
  const { formId, Root, onInterrupted } = props
  // Frozen on first render: a refetch must not overwrite input, and a guest whom the order turns into a user still
  // completes the guest order.
  const [{ page }] = useState(props)
  const { form, ...order } = useOrderForm(page)
  const onSession = useEffectEvent(() => {
    const session = currentSession()
    // An order that creates a user logs that user in during its submit. That session does not interrupt it.
    if (!session || form.state.isSubmitting) return
    onInterrupted()
    if (form.state.isDefaultValue) return
    const { owner, isUserImpersonate } = session
    const { values } = form.state
    // The order stays the guest's if an admin impersonates somebody: nobody else may see it (SES-14).
    if (isUserImpersonate) writeDraft(GUEST, formId, values)
    else if (owner !== undefined) writeDraft(owner, formId, withoutGuest(values))
  })
  // VOU-28: a login in another tab takes effect here with the next page, and deletes a guest's draft.
  useEffect(() => (page.isGuest ? onSessionChange(onSession) : undefined), [page])
  const sent = useUnresolved(formId)
  if (sent) return <OrderLookUp title={m.vouchers_wizard()} formId={formId} sent={sent} read={readOrdersSince} />
  return (
    <OrderContext value={{ page, formId, ...order }}>
      <Root form={form} rules={order.definition} draft={formId} />
    </OrderContext>
  )
}

/** NAV-10: an order needs vouchers, fees, settings and countries, so the page cannot open without them. */
export const OrderFailure = pageFailure(() => <PageHeader title={m.vouchers_wizard()} />, showBlockingError)

/** Form of an order with its validation and its submit (VOU-11, VOU-14, VOU-26). */
function useOrderForm(page: OrderPage) {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const { voucherType } = page
  const countries = useCountries()
  const definition = useMemo(() => orderForm(page, countries), [page, countries])
  const proceed = usePaymentStart('voucher')

  // Here, so that the results are cached as long as the order is open.
  const checks = {
    username: useAsyncCheck(usernameCheck()),
    email: useAsyncCheck(emailCheck()),
  }

  const send = async (value: OrderValues, headers: ReturnType<typeof headersOf>) => {
    const body = definition.read(value)
    const paymentId = await placeOrder('createVoucherOrder', m.vouchers_order_failed, async () => {
      const ReCaptchaToken = await reCaptchaToken('voucher_order')
      // The call would carry the authorization of a session that began meanwhile (SES-14).
      if (sessionEpoch() !== page.epoch) throw new FormRefusal(() => m.error_generic())
      return createVoucherOrder({ ...body, ReCaptchaToken }, headers)
    })
    if (body.user) {
      const { username, password } = body.user
      const session = await logIn({ username, password, keep: false }).catch(() => undefined)
      if (!session) {
        // VOU-27: the order exists, even if the login failed.
        const ordered = {
          to: `/voucher-order/${voucherType}/ordered/${encodeURIComponent(paymentId)}`,
          state: { ordered: isThroughProvider(body.payment.method) ? 'through-provider' : 'paid-later' } as const,
        }
        if (!isLeft()) await navigate({ ...ordered, replace: true })
        else {
          // A guest who has left the page is not navigated back, but has no other link to the order.
          const link = { label: () => m.vouchers_unknown_show(), ...ordered }
          notify({ level: 'success', isPersistent: true, text: () => m.vouchers_ordered_title(), link })
        }
        return
      }
    }
    const statusPath = `/voucher-order/${voucherType}/status/${encodeURIComponent(paymentId)}`
    await proceed({ paymentId, payment: body.payment, statusPath })
  }

  const form = useAppForm({
    ...definition.options,
    defaultValues: page.defaults,
    onSubmitMeta: pressOf(),
    onSubmit: ({ value, meta }) => send(value, headersOf(meta)),
  })

  return { form, definition, checks }
}
