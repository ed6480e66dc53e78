import type { RequestedLoad } from '@generated/api/model'
import { useRejectRequestedLoad } from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { ReadFailure } from '@/domain/read-failure'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { notify } from '@/notifications/notifications'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { freshRequestedLoadsQuery } from './queries'
import { amountOf, nameOf } from './request-columns'
import { formatMonth } from './request-order'

export interface RejectRequestProps {
  /** The pressed row; the confirmation refetches it. */
  request: RequestedLoad
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** REQ-03: confirms with the current name and amount, then rejects the request. */
export function RejectRequest({ request, onClose, returnFocusTo }: RejectRequestProps) {
  const { data, error, isFetching, refetch } = useQuery(freshRequestedLoadsQuery())
  const reject = useRejectRequestedLoad()
  const found = data?.requestedLoads?.find(({ requestId }) => requestId === request.requestId)
  const shown = found ?? request
  const name = nameOf(shown)
  const amount = amountOf(shown)
  // A rejected request leaves the list before the dialog closes.
  const isOpen = reject.isIdle || reject.isError
  const isUnread = isOpen && !isFetching && error !== null
  const isGone = isOpen && !isFetching && !error && !found

  /**
   * Refetch on success and failure: the list may have changed. After an unexpected success body, the request counts
   * as rejected only if it has left the list.
   */
  const run = async () => {
    try {
      const reply: unknown = await reject.mutateAsync({ requestId: request.requestId })
      if (reply === undefined) return
      const { data: now } = await refetch()
      const isLeft = now?.requestedLoads?.some(({ requestId }) => requestId === request.requestId) ?? true
      if (isLeft) throw new ApiError({ kind: 'malformed', operation: 'rejectRequestedLoad' })
    } catch (failure) {
      void refetch()
      throw failure
    }
  }
  const describe = (failure: ApiError) => {
    if (isGone) return m.requests_reject_gone()
    return failure.outcomeUnknown ? m.requests_reject_unknown() : undefined
  }
  const disabledReason = () => {
    if (isOpen && isFetching) return m.requests_reject_reading()
    if (isUnread) return m.requests_reject_unread()
    return isGone ? m.requests_reject_gone() : undefined
  }

  return (
    <ConfirmAction
      open
      variant="destructive"
      title={m.requests_reject_title()}
      rows={[
        { label: m.requests_employee(), value: name },
        { label: m.requests_column_amount(), value: amount, kind: 'money', strong: true },
        { label: m.requests_column_month(), value: formatMonth(shown.requestMonth) },
      ]}
      confirmLabel={m.requests_reject_confirm()}
      disabledReason={disabledReason()}
      describeError={describe}
      action={run}
      onDone={() => {
        notify({ level: 'success', text: () => m.requests_rejected({ name, amount }) })
        onClose()
      }}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <div className="space-y-4">
        <p>{m.requests_reject_text()}</p>
        {isGone && reject.isIdle && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="status">
            <AlertDescription>{m.requests_reject_gone()}</AlertDescription>
          </Alert>
        )}
        {isUnread && (
          <ReadFailure live="alert" onRetry={refetch}>
            {m.requests_reject_unread()}
          </ReadFailure>
        )}
      </div>
    </ConfirmAction>
  )
}
