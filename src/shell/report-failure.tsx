import { m } from '@generated/messages/messages.js'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** Tells in a toast that something could not be read, once for each failure. `text` stands at module level. */
export function useFailureToast(error: unknown, text: () => string): void {
  useEffect(() => {
    if (error && !isOfEndedSession(error)) notify({ level: 'error', text })
  }, [error, text])
}

export interface ReportFailureProps {
  title: string
  isBusy: boolean
  onRetry: () => void
}

/** A tab without its rows: what happened, and the way on. */
export function ReportFailure({ title, isBusy, onRetry }: ReportFailureProps) {
  return (
    <EmptyState
      icon={<CloudOff />}
      title={title}
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {m.try_again()}
        </Button>
      }
    >
      {m.reports_failed_text()}
    </EmptyState>
  )
}
