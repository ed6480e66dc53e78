import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isApiError } from '@/api/api-error'
import { useLocale } from '@/language/locale'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/page-header'
import { DepositStatusFailure } from './status/deposit-status-page'

/** The page without its figures; a payment that cannot be read has words of its own (PAY-08, NAV-10). */
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
