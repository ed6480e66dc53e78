import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '@/api/api-error'
import { useLocale } from '@/language/locale'
import { notifyApiError } from '@/notifications/api-notifications'
import { showBlockingError } from '@/shell/blocking-error'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/page-header'

/** The list that cannot be read: the toast says it (EMP-13), the page offers a way on. */
export function EmployeesFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => {
    // Without the settings nothing can be added: the popup says so (NAV-10).
    if (isApiError(error) && error.operation === 'readSettings') showBlockingError(error)
    else notifyApiError(error)
  }, [error])
  return (
    <>
      <PageHeader title={m.employees_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
