import { m } from '@generated/messages/messages.js'
import { FileQuestion, ShieldAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { failureOf, isApiError } from '@/api/api-error'
import { useReadAgain } from '@/api/use-read-again'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

interface PaymentStatusFailureProps {
  error: unknown
  reset: () => void
  /** NAV-10: opens the non-closable popup. */
  onBlocked: (error: unknown) => void
  elsewhere?: ReactNode
}

/** Shown when a payment's page cannot be shown: PAY-08's error page, or the popup over a page with a retry (NAV-10). */
export function PaymentStatusFailure(props: PaymentStatusFailureProps) {
  useLocale()
  return (
    <>
      <PageHeader title={m.payments_status_title()} />
      <Failure {...props} />
    </>
  )
}

function Failure({ error, reset, onBlocked, elsewhere }: PaymentStatusFailureProps) {
  const failure = failureOf(error, true)
  // A retry cannot help: the payment does not exist, or the user may not see it (PAY-08).
  const isFinal = failure === 'missing' || failure === 'forbidden'
  const tell = useEffectEvent(onBlocked)
  useEffect(() => {
    if (!isFinal) tell(error)
  }, [error, isFinal])
  const retry = useReadAgain(reset)
  const home = <ButtonLink to="/">{m.to_home()}</ButtonLink>
  if (failure === 'missing') {
    return (
      <EmptyState icon={<FileQuestion />} title={m.payments_missing_title()} action={elsewhere ?? home}>
        {m.payments_missing_text()}
      </EmptyState>
    )
  }
  if (isFinal) {
    return (
      <EmptyState icon={<ShieldAlert />} title={m.payments_unauthorised_title()} action={home}>
        {m.payments_unauthorised_text()}
      </EmptyState>
    )
  }
  // A failure of another read says nothing about the payment.
  const isOfStatus = isApiError(error) && error.operation === 'readPaymentStatus'
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={isOfStatus ? m.payments_unreadable_title() : m.error_screen_title()}
      action={
        <>
          <Button onClick={retry}>{m.try_again()}</Button>
          {elsewhere}
        </>
      }
    >
      {isOfStatus ? m.payments_unreadable_text() : m.error_screen_text()}
    </EmptyState>
  )
}

export const PaymentStatusPending = () => (
  <>
    <PageHeader title={m.payments_status_pending()} />
    <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  </>
)
