import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isApiError } from '@/api/api-error'
import { useLocale } from '@/language/locale'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'
import { DepositStatusFailure } from './status/deposit-status-page'

/** Replaces the page if it cannot be read; a payment that cannot be read has its own text (PAY-08, NAV-10). */
export function DepositFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  if (isApiError(error) && error.operation === 'readPaymentStatus') return <DepositStatusFailure {...props} />
  return (
    <>
      <PageHeader title={m.deposit_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
