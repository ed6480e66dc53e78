import { m } from '@generated/messages/messages.js'
import { CloudOff } from 'lucide-react'
import { useOnFailure } from '@/browser/use-on-failure'
import { RetryButton } from '@/domain/read-failure'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { EmptyState } from '@/ui/content/empty-state'

export const toastFailure = (text: () => string) => (error: unknown) => {
  if (!isOfEndedSession(error)) notify({ level: 'error', text })
}

/** Shows a toast once for each failed read. */
export const useFailureToast = (error: unknown, text: () => string): void => useOnFailure(error, toastFailure(text))

/** Replaces the rows of a tab that could not be loaded: the error and a retry button. */
export function ReportFailure({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  return (
    <EmptyState icon={<CloudOff />} title={title} action={<RetryButton onRetry={onRetry} />}>
      {m.reports_failed_text()}
    </EmptyState>
  )
}
