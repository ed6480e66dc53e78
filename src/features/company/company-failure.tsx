import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '@/api/api-error'
import { useLocale } from '@/language/locale'
import { showBlockingError } from '@/shell/blocking-error'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'

/** Replaces the page if it cannot be read. Missing countries also open the blocking error popup (NAV-10). */
export function CompanyFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => {
    if (isApiError(error) && error.operation === 'listCountries') showBlockingError(error)
  }, [error])
  return (
    <>
      <PageHeader title={m.company_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
