import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { FileQuestion, ShieldAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { isApiError } from '@/api/api-error'
import { useReadAgain } from '@/api/use-read-again'
import { useLocale } from '@/language/locale'
import { Button, buttonVariants } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'

export interface PaymentStatusFailureProps {
  error: unknown
  reset: () => void
  /** NAV-10: opens the non-closable popup. */
  onBlocked: (error: unknown) => void
  /** Link to the page that shows the payment's history. */
  elsewhere?: ReactNode
}

/** True when trying again cannot help: no right to the payment (PAY-08), or no such payment. */
const isFinal = (error: unknown) => isApiError(error) && [401, 403, 404].includes(error.status)

/**
 * Shown when a payment's status cannot be read: the error page of PAY-08, or the popup over a page with a retry
 * (NAV-10).
 */
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
  const tell = useEffectEvent(onBlocked)
  useEffect(() => {
    if (!isFinal(error)) tell(error)
  }, [error])
  const retry = useReadAgain(reset)
  const home = (
    <Link to="/" className={buttonVariants({ variant: 'outline' })}>
      {m.to_home()}
    </Link>
  )
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState icon={<FileQuestion />} title={m.payments_missing_title()} action={elsewhere ?? home}>
        {m.payments_missing_text()}
      </EmptyState>
    )
  }
  if (isFinal(error)) {
    return (
      <EmptyState icon={<ShieldAlert />} title={m.payments_unauthorised_title()} action={home}>
        {m.payments_unauthorised_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={m.payments_unreadable_title()}
      action={
        <>
          <Button onClick={retry}>{m.try_again()}</Button>
          {elsewhere}
        </>
      }
    >
      {m.payments_unreadable_text()}
    </EmptyState>
  )
}
