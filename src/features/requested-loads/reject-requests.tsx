import type { RequestedLoad } from '@generated/api/model'
import {
  getListRequestedLoadsQueryOptions,
  useRejectRequestedLoad,
} from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { NO_INVALIDATION } from '@/api/query-client'
import { withoutBody } from '@/api/send-or-look-up'
import { ReadFailure } from '@/domain/read-failure'
import { BulkDialog } from '@/forms/submit/bulk-dialog'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { FormRefusal } from '@/forms/submit/press'
import { type BulkRow, isRefused, useBulk } from '@/forms/submit/use-bulk'
import { notify } from '@/notifications/notifications'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { cents, formatEuros, sum } from '@/values/money'
import { amountOf, formatMonth, nameOf } from './request-columns'

/** The requests read again for the confirmation; the page behind it updates too. */
const freshRequestedLoadsQuery = () => getListRequestedLoadsQueryOptions({ query: { staleTime: 0 } })

function useFreshRequests() {
  const { data, error, isFetching, refetch } = useQuery(freshRequestedLoadsQuery())
  // The list is optional in the contract. Without it, nothing is known of the requests.
  const list = data?.requestedLoads
  const isUnread = !isFetching && (error !== null || !list)
  const find = (id: string) => list?.find(({ requestId }) => requestId === id)
  return {
    list,
    find,
    isGone: (id: string) => !isFetching && !isUnread && !find(id),
    refetch,
    failure: isUnread && (
      <ReadFailure live="alert" onRetry={refetch}>
        {m.requests_reject_unread()}
      </ReadFailure>
    ),
    /** Why nothing can be rejected now. */
    reasonToWait: (areAllGone: boolean) => {
      if (isFetching) return m.requests_reject_reading()
      if (isUnread) return m.requests_reject_unread()
      return areAllGone ? m.requests_reject_gone() : undefined
    },
  }
}

interface RejectRequestProps {
  request: RequestedLoad
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** REQ-03: confirms with the current name and amount, then rejects the request. */
export function RejectRequest({ request, onClose, returnFocusTo }: RejectRequestProps) {
  const { find, isGone: isNotListed, refetch, failure, reasonToWait } = useFreshRequests()
  const reject = useRejectRequestedLoad()
  const shown = find(request.requestId) ?? request
  const name = nameOf(shown)
  const amount = amountOf(shown)
  // A rejected request leaves the list before the dialog closes.
  const isOpen = reject.isIdle || reject.isError
  const isGone = isOpen && isNotListed(request.requestId)

  /** Refetches in any case. After an unexpected success body, the request is rejected only if it has left the list. */
  const run = async () => {
    try {
      const reply: unknown = await reject.mutateAsync({ requestId: request.requestId })
      if (reply === undefined) return
      const { data: now } = await refetch()
      const isLeft = now?.requestedLoads?.some(({ requestId }) => requestId === request.requestId) ?? true
      if (isLeft) throw new ApiError({ kind: 'malformed', operation: 'rejectRequestedLoad' })
    } catch (error) {
      void refetch()
      throw error
    }
  }
  const describe = (error: ApiError) => {
    if (isGone) return m.requests_reject_gone()
    return error.outcomeUnknown ? m.requests_reject_unknown() : undefined
  }

  return (
    <ConfirmAction
      variant="destructive"
      title={m.requests_reject_title()}
      rows={[
        { label: m.requests_employee(), value: name },
        { label: m.requests_column_amount(), value: amount, kind: 'money', strong: true },
        { label: m.requests_column_month(), value: formatMonth(shown.requestMonth) },
      ]}
      confirmLabel={m.requests_reject_confirm()}
      disabledReason={isOpen ? reasonToWait(isGone) : undefined}
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
        {isGone && reject.isIdle && <Notice level="warning" live="status" text={m.requests_reject_gone()} />}
        {isOpen && failure}
      </div>
    </ConfirmAction>
  )
}

interface RejectManyProps {
  requests: readonly RequestedLoad[]
  /** `hasRun`: the command was sent for at least one row. */
  onClose: (hasRun: boolean) => void
}

/** REQ-03, BLK-02: rejects the selected requests one by one, after a question with names and amounts read anew. */
export function RejectMany({ requests, onClose }: RejectManyProps) {
  const client = useQueryClient()
  const { list: listed, find, isGone, failure, reasonToWait } = useFreshRequests()
  const reject = useRejectRequestedLoad(NO_INVALIDATION)
  const bulk = useBulk()
  /** The rows as confirmed. The current list cannot tell requests that were gone before from those rejected now. */
  const [confirmed, setConfirmed] = useState<readonly BulkRow[]>()
  const current = requests.map((request): BulkRow => {
    const shown = find(request.requestId) ?? request
    return {
      id: request.requestId,
      name: nameOf(shown),
      detail: `${amountOf(shown)}, ${formatMonth(shown.requestMonth)}`,
      refusal: isGone(request.requestId) ? m.requests_reject_gone() : undefined,
    }
  })
  const rows = confirmed ?? current
  const left = listed ? requests.flatMap((request) => find(request.requestId) ?? []) : requests

  /** What became of a request whose answer was lost: it may have been rejected, or have gone through. */
  const send = async (requestId: string) => {
    try {
      await withoutBody('rejectRequestedLoad', reject.mutateAsync({ requestId }))
    } catch (error) {
      const fresh = await client.fetchQuery(freshRequestedLoadsQuery()).catch(() => undefined)
      const hasLeft = fresh?.requestedLoads?.every((one) => one.requestId !== requestId) === true
      // `withoutBody` throws this, without a status, when a success had a body. A page of a proxy has a status.
      const isUnexpectedBody = error instanceof ApiError && error.kind === 'malformed' && error.status === 0
      if (hasLeft && isUnexpectedBody) return
      throw hasLeft ? new FormRefusal(() => m.requests_reject_gone()) : error
    }
  }
  const sendable = rows.filter(({ id, refusal }) => {
    const outcome = bulk.outcomes.get(id)
    return refusal === undefined && outcome?.kind !== 'done' && !isRefused(outcome)
  })
  const run = () => {
    setConfirmed(rows)
    void bulk.run(sendable, send, () => m.requests_reject_outcome())
  }
  return (
    <BulkDialog
      title={m.requests_reject_many_title({ count: formatCount(requests.length) })}
      bulk={bulk}
      rows={rows}
      onRetry={sendable.length > 0 ? run : undefined}
      onClose={() => onClose(bulk.phase !== 'asking')}
      question={(list) => (
        <>
          <p>{m.requests_reject_many_text({ sum: formatEuros(sum(left.map(({ amount }) => cents(amount)))) })}</p>
          {failure}
          {list}
        </>
      )}
      askFooter={
        <>
          <Button variant="destructive" disabledReason={reasonToWait(left.length === 0)} onClick={run}>
            {m.requests_reject_many_confirm()}
          </Button>
          <Button variant="outline" onClick={() => onClose(false)}>
            {m.form_cancel()}
          </Button>
        </>
      }
    />
  )
}
