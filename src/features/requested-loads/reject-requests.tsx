import type { RequestedLoad } from '@generated/api/model'
import {
  getListRequestedLoadsQueryOptions,
  useRejectRequestedLoad,
} from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { sendOrLookUp, withoutBody } from '@/api/calls/send-or-look-up'
import { invalidateAll, NO_INVALIDATION } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { BulkDialog } from '@/forms/submit/bulk-dialog'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { type BulkRow, isRefused, useBulk } from '@/forms/submit/use-bulk'
import { notify } from '@/notifications/notifications'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros, sum } from '@/values/numbers/money'
import { amountOf, formatMonth, nameOf } from './request-columns'

/** Rejects one request. The API refuses one that has been rejected or has gone through meanwhile. */
function useReject(options?: typeof NO_INVALIDATION) {
  const client = useQueryClient()
  const { mutateAsync } = useRejectRequestedLoad(options)
  return (requestId: string) =>
    sendOrLookUp(
      () => withoutBody('rejectRequestedLoad', mutateAsync({ requestId })),
      async () => {
        const { requestedLoads } = await readAnew(client, getListRequestedLoadsQueryOptions())
        return requestedLoads?.every((request) => request.requestId !== requestId) === true
      },
      // Only after a success with an unexpected body: when the reply was lost, the request may have gone through instead.
      ({ kind, status }) => kind === 'malformed' && status === 0,
    )
}

interface RejectRequestProps {
  request: RequestedLoad
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** REQ-03: confirms with the name and the amount, then rejects the request. */
export function RejectRequest({ request, onClose, returnFocusTo }: RejectRequestProps) {
  const client = useQueryClient()
  const reject = useReject()
  const name = nameOf(request)
  const amount = amountOf(request)
  return (
    <ConfirmAction
      variant="destructive"
      title={m.requests_reject_title()}
      rows={[
        { label: m.requests_employee(), value: name },
        { label: m.requests_column_amount(), value: amount, kind: 'money', strong: true },
        { label: m.requests_column_month(), value: formatMonth(request.requestMonth) },
      ]}
      confirmLabel={m.requests_reject_confirm()}
      describeError={(error) => (error.outcomeUnknown ? m.requests_reject_unknown() : undefined)}
      action={() =>
        reject(request.requestId).catch((error: unknown) => {
          // A refused request may no longer be open.
          void invalidateAll(client)
          throw error
        })
      }
      onDone={() => {
        notify({ level: 'success', text: () => m.requests_rejected({ name, amount }) })
        onClose()
      }}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {m.requests_reject_text()}
    </ConfirmAction>
  )
}

interface RejectManyProps {
  requests: readonly RequestedLoad[]
  /** `hasRun`: the command was sent for at least one row. */
  onClose: (hasRun: boolean) => void
}

/** REQ-03, BLK-02: rejects the selected requests one by one, after a question with names and amounts. */
export function RejectMany({ requests, onClose }: RejectManyProps) {
  const reject = useReject(NO_INVALIDATION)
  const bulk = useBulk()
  const rows = requests.map(
    (request): BulkRow => ({
      id: request.requestId,
      name: nameOf(request),
      detail: `${amountOf(request)}, ${formatMonth(request.requestMonth)}`,
    }),
  )
  const sendable = rows.filter(({ id }) => {
    const outcome = bulk.outcomes.get(id)
    return outcome?.kind !== 'done' && !isRefused(outcome)
  })
  const run = () => void bulk.run(sendable, reject, () => m.requests_reject_outcome())
  return (
    <BulkDialog
      title={m.requests_reject_many_title({ count: formatCount(requests.length) })}
      bulk={bulk}
      rows={rows}
      onRetry={sendable.length > 0 ? run : undefined}
      onClose={() => onClose(bulk.phase !== 'asking')}
      question={(list) => (
        <>
          <p>{m.requests_reject_many_text({ sum: formatEuros(sum(requests.map(({ amount }) => cents(amount)))) })}</p>
          {list}
        </>
      )}
      askFooter={
        <>
          <Button variant="destructive" onClick={run}>
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
