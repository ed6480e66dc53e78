import { useCreateVoucherOrder } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import { type ComponentType, createContext, useContext, useMemo, useState } from 'react'
import { NO_INVALIDATION } from '@/api/query-client'
import { countryOptions } from '@/domain/countries'
import { reCaptchaToken } from '@/domain/recaptcha'
import { useAppForm, useTypedAppFormContext } from '@/forms/app-form'
import { emailCheck, usernameCheck } from '@/forms/fields/field-checks'
import { type AsyncCheck, useAsyncCheck } from '@/forms/submit/async-check'
import { headersOf, isOfSameCommand, pressOf } from '@/forms/submit/press'
import type { WizardRootProps } from '@/forms/wizard/wizard-root'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { isOrderRefusal, rejectSeveral } from '@/orders/sent-order'
import { isThroughProvider } from '@/payments/payment-choice'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { logIn } from '@/session/login'
import { useUnresolved } from '@/session/sent-commands'
import { useSession } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { PageFailure } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'
import { newestOrdersQuery } from '../queries'
import { chosenVoucher, NO_ORDER, ORDER_FIELDS, type OrderValues, orderForm, typedQuantity } from './order-form'
import type { OrderPage } from './order-page'
import { findSentOrders, readEvidence } from './sent-order'
import { UnknownOrder } from './unknown-order'

export const SENDING = { fields: ORDER_FIELDS, once: true, leavesOpen: isOfSameCommand }

interface OrderAround {
  page: OrderPage
  formId: string
  countries: readonly { value: string; label: string }[]
  /** Server checks of a guest's username and email address (VAL-02, VAL-03). */
  checks: { username: AsyncCheck; email: AsyncCheck }
  /** Data to find out later whether the order exists, if the reply is lost. */
  evidence: () => Record<string, unknown>
}

const OrderContext = createContext<OrderAround | null>(null)

export function useOrderAround(): OrderAround {
  const around = useContext(OrderContext)
  if (!around) throw new Error('this page must be inside the layout route of its order')
  return around
}

export const useOrderForm = () => useTypedAppFormContext({ defaultValues: NO_ORDER })

interface OrderFrameProps {
  page: OrderPage
  defaults: OrderValues
  formId: string
  title: string
  Root: ComponentType<WizardRootProps>
}

/** Layout of an order: its wizard, or the look-up of an order whose reply was lost. */
export function OrderFrame(props: OrderFrameProps) {
  const [resetKey, setResetKey] = useState(0)
  return <Order key={resetKey} {...props} onOrdered={() => setResetKey((count) => count + 1)} />
}

function Order(props: OrderFrameProps & { onOrdered: () => void }) {
  const { formId, title, Root, onOrdered } = props
  // Frozen on first render: a refetch must not overwrite input, and a guest whom the order turns into a user still
  // completes the guest order.
  const [{ page, defaults }] = useState(props)
  const navigate = useNavigate()
  const { form, definition, countries, evidence, checks } = useOrder(page, defaults)
  const unresolved = useUnresolved(formId)
  if (unresolved) {
    return (
      <>
        <PageHeader title={title} />
        <UnknownOrder
          sent={unresolved}
          formId={formId}
          onStartAgain={(isDone) => {
            if (!isDone) return
            onOrdered()
            void navigate({ to: '/voucher-order/$voucherType', params: { voucherType: page.voucherType } })
          }}
        />
      </>
    )
  }
  return (
    <OrderContext value={{ page, formId, countries, evidence, checks }}>
      <Root form={form} rules={definition} draft={formId} />
    </OrderContext>
  )
}

/** NAV-10: an order needs vouchers, fees, settings and countries, so the page cannot open without them. */
export const OrderFailure = (props: ErrorComponentProps) => (
  <PageFailure {...props} header={() => <PageHeader title={m.vouchers_wizard()} />} onError={showBlockingError} />
)

/** Form of an order with its validation and its submit (VOU-11, VOU-14, VOU-26). */
function useOrder(page: OrderPage, defaults: OrderValues) {
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
    const paymentId = paymentIdOf(await create({ data: { ...body, ReCaptchaToken }, headers }), 'createVoucherOrder')
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
