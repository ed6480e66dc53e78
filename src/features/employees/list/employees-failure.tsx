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
export const EmployeesFailure = (props: ErrorComponentProps) => <Failure {...props} title={m.employees_title} />

/** The import without the employees that it would change. */
export const ImportFailure = (props: ErrorComponentProps) => <Failure {...props} title={m.employees_import_title} />

function Failure({ title, ...props }: ErrorComponentProps & { title: () => string }) {
  useLocale()
  const { error } = props
  useEffect(() => {
    // Without the settings nothing can be added: the popup says so (NAV-10).
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
