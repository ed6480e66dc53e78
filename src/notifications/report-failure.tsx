import { m } from '@generated/messages/messages.js'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { RetryButton } from '@/domain/read-failure'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { EmptyState } from '@/ui/content/empty-state'

export const toastFailure = (text: () => string) => (error: unknown) => {
  if (error && !isOfEndedSession(error)) notify({ level: 'error', text })
}

/** Shows a toast once for each failed read. `text` must be a module-level function. */
export function useFailureToast(error: unknown, text: () => string): void {
  useEffect(() => toastFailure(text)(error), [error, text])
}

/** Replaces the rows of a tab that could not be loaded: the error and a retry button. */
export function ReportFailure({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  return (
    <EmptyState icon={<CloudOff />} title={title} action={<RetryButton onRetry={onRetry} />}>
      {m.reports_failed_text()}
    </EmptyState>
  )
}
