import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '@/language/locale'
import { showBlockingError } from '@/shell/blocking-error'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'

/** NAV-10: an order needs vouchers, fees, settings and countries, so the page cannot open without them. */
export function OrderFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => showBlockingError(error), [error])
  return (
    <>
      <PageHeader title={m.vouchers_wizard()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
