import type { Id, OrderType } from '@generated/api/model'
import { useCancelPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ShieldAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { runtimeConfig } from '@/api/config/runtime-config'
import { NO_INVALIDATION } from '@/api/queries/query-client'
import { isApiError } from '@/api/replies/api-error'
import { useIsLeft } from '@/browser/use-is-left'
import { useOnce } from '@/browser/use-once'
import { useRestoredPage } from '@/browser/use-restored-page'
import { EmptyState, type EmptyStateProps } from '@/ui/content/empty-state'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { afterLostHandOff } from './payment-outcome'
import { type Page, pathsOf } from './payment-paths'
import { isTrustedAction, takeHandOff, waitingHandOff } from './provider-redirect'
import { fetchPaymentStatus } from './queries'

interface ProviderRedirectProps {
  paymentId: Id
  orderType: OrderType
}

/** PAY-04: posts the provider's form. After a reload or Back there is none, so the status decides (PAY-25). */
export function ProviderRedirectPage() {
  const { payment, order } = useSearch({ from: '/maksuturva-payment' })
  // The route requires both parameters.
  if (payment === undefined || order === undefined) return null
  return <ProviderRedirect key={payment} paymentId={payment} orderType={order} />
}

function ProviderRedirect({ paymentId, orderType }: ProviderRedirectProps) {
  const [parameters, setParameters] = useState(() => waitingHandOff(paymentId))
  // A restored page has a form that has already been posted.
  useRestoredPage(() => setParameters(undefined))
  // As a ref of the form. There is no form if the payment must not be handed off.
  const post = (form: HTMLFormElement | null) => {
    if (form && takeHandOff(paymentId)) form.submit()
  }
  if (!parameters) return <LostProviderRedirect paymentId={paymentId} orderType={orderType} />
  if (!isTrustedAction(parameters.actionUrl, runtimeConfig(), window.location.origin)) {
    return (
      <Stopped
        icon={<ShieldAlert />}
        title={m.payments_untrusted_title()}
        action={<ButtonLink {...pathsOf(orderType).payAgain(paymentId, true)}>{m.payments_back()}</ButtonLink>}
      >
        {m.payments_untrusted_text()}
      </Stopped>
    )
  }
  return (
    <>
      <Moving title={m.payments_hand_off_title()} text={m.payments_hand_off_text()} />
      <form ref={post} method="post" action={parameters.actionUrl} hidden>
        {Object.entries(parameters.formParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  )
}

function Moving({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-16 text-center" aria-busy="true">
      <Spinner className="size-8 text-primary" />
      <h1 tabIndex={-1} className="rounded-sm text-2xl font-semibold">
        {title}
      </h1>
      <p className="max-w-prose text-muted-foreground">{text}</p>
    </div>
  )
}

function Stopped(props: EmptyStateProps) {
  return (
    <>
      <PageHeader title={m.payments_status_title()} />
      <EmptyState {...props} />
    </>
  )
}

function LostProviderRedirect({ paymentId, orderType }: ProviderRedirectProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const { mutateAsync: cancel } = useCancelPayment()
  const { mutate: findWay, isError } = useMutation({
    mutationFn: () => wayOn(client, { paymentId, orderType }, () => cancel({ paymentId })),
    onSuccess: (page) => (isLeft() ? undefined : navigate({ ...page, replace: true })),
    ...NO_INVALIDATION.mutation,
  })
  useOnce(true, findWay)

  if (!isError) return <Moving title={m.payments_lost_title()} text={m.payments_lost_text()} />
  return (
    <Stopped
      icon={<TriangleAlert />}
      title={m.payments_unreadable_title()}
      action={
        <>
          <Button onClick={() => findWay()}>{m.try_again()}</Button>
          <ButtonLink to="/" variant="outline">
            {m.to_home()}
          </ButtonLink>
        </>
      }
    >
      {m.payments_unreadable_text()}
    </Stopped>
  )
}

/** PAY-25: reads the status before it cancels anything. @throws ApiError when the status cannot be read */
async function wayOn(
  client: QueryClient,
  { paymentId, orderType }: ProviderRedirectProps,
  cancel: () => Promise<unknown>,
): Promise<Page> {
  const paths = pathsOf(orderType)
  const status = { to: paths.status(paymentId) }
  try {
    const reply = await fetchPaymentStatus(client, paymentId)
    const next = afterLostHandOff(reply.status)
    if (next === 'show-status') return status
    if (next === 'cancel') await cancel()
    return paths.payAgain(paymentId, true)
  } catch (error) {
    // Paid meanwhile; or no access to the payment, which the status page explains (PAY-08).
    const isForStatus =
      isApiError(error) && (error.has('payment_already_paid') || [401, 403, 404].includes(error.status))
    if (isForStatus) return status
    throw error
  }
}
