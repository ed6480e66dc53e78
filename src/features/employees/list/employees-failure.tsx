import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '@/api/api-error'
import { useLocale } from '@/language/locale'
import { notifyApiError } from '@/notifications/api-notifications'
import { showBlockingError } from '@/shell/blocking-error'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'

/** Replaces the list if it cannot be read: a toast with the error (EMP-13), and a retry on the page. */
export const EmployeesFailure = (props: ErrorComponentProps) => <Failure {...props} title={m.employees_title} />

/** Replaces the import if its data cannot be read. */
export const ImportFailure = (props: ErrorComponentProps) => <Failure {...props} title={m.employees_import_title} />

function Failure({ title, ...props }: ErrorComponentProps & { title: () => string }) {
  useLocale()
  const { error } = props
  useEffect(() => {
    // Adding employees needs the settings, so their failure opens the blocking popup (NAV-10).
    if (isApiError(error) && error.operation === 'readSettings') showBlockingError(error)
    else notifyApiError(error)
  }, [error])
  return (
    <>
      <PageHeader title={title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
