import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '@/language/locale'
import { notifyApiError } from '@/notifications/api-notifications'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/page-header'

/** The list that cannot be read: the toast says it (EMP-13), the page offers a way on. */
export function EmployeesFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => notifyApiError(error), [error])
  return (
    <>
      <PageHeader title={m.employees_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
