import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '@/language/locale'
import { notifyApiError } from '@/notifications/api-notifications'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { RequestsHeader } from './requests-header'

/** REQ-04: replaces the page if it cannot be read: a toast with the error, and a retry on the page. */
export function RequestsFailure(props: ErrorComponentProps) {
  useLocale()
  const { error } = props
  useEffect(() => notifyApiError(error), [error])
  return (
    <>
      <RequestsHeader />
      <RouteErrorScreen {...props} />
    </>
  )
}
