import type { RequestedLoad } from '@generated/api/model'
import { useRejectRequestedLoad } from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutBody } from '@/api/send-or-look-up'
import { ReadFailure } from '@/domain/read-failure'
import { BulkDialog } from '@/forms/submit/bulk-dialog'
import { FormRefusal } from '@/forms/submit/press'
import { type BulkRow, useBulk } from '@/forms/submit/use-bulk'
import { Button } from '@/ui/inputs/button'
import { DialogBody, DialogFooter } from '@/ui/overlays/dialog'
import { formatCount } from '@/values/count'
import { cents, formatEuros, sum } from '@/values/money'
import { freshRequestedLoadsQuery } from './queries'
import { amountOf, nameOf } from './request-columns'
import { formatMonth } from './request-order'

export interface RejectManyProps {
  requests: readonly RequestedLoad[]
  /** `hasRun`: the command was sent for at least one row. */
  onClose: (hasRun: boolean) => void
}

/** REQ-03, BLK-02: rejects the selected requests one by one, after a question with names and amounts read anew. */
export function RejectMany({ requests, onClose }: RejectManyProps) {
  const [asked] = useState(requests)
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(freshRequestedLoadsQuery())
  const reject = useRejectRequestedLoad({ mutation: { meta: { invalidates: false } } })
  const bulk = useBulk()
  const now = (id: string) => data?.requestedLoads?.find(({ requestId }) => requestId === id)
  const isRead = !isFetching && !error
  const isAsking = bulk.phase === 'asking'
  const rows = asked.map((request): BulkRow => {
    const shown = now(request.requestId) ?? request
    const isGone = isAsking && isRead && now(request.requestId) === undefined
    return {
      id: request.requestId,
      name: nameOf(shown),
      detail: `${amountOf(shown)}, ${formatMonth(shown.requestMonth)}`,
      refusal: isGone ? m.requests_reject_gone() : undefined,
    }
  })
  const left = asked.flatMap((request) => now(request.requestId) ?? [])

  /** What became of a request whose answer was lost: it may have been rejected, or have gone through. */
  const send = async (requestId: string) => {
    try {
      await withoutBody('rejectRequestedLoad', reject.mutateAsync({ requestId }))
    } catch (failure) {
      const fresh = await client.fetchQuery(freshRequestedLoadsQuery()).catch(() => undefined)
      const isGone = fresh?.requestedLoads?.every((one) => one.requestId !== requestId) === true
      throw isGone ? new FormRefusal(() => m.requests_reject_gone()) : failure
    }
  }
  const run = () => void bulk.run(rows, send)
  const disabledReason = () => {
    if (isFetching) return m.requests_reject_reading()
    if (error) return m.requests_reject_unread()
    return left.length === 0 ? m.requests_reject_gone() : undefined
  }

  return (
    <BulkDialog
      title={m.requests_reject_many_title({ count: formatCount(asked.length) })}
      bulk={bulk}
      rows={rows}
      doneText={m.requests_reject_outcome()}
      onRetry={run}
      onClose={() => onClose(!isAsking)}
      question={(list) => (
        <>
          <DialogBody>
            <p>{m.requests_reject_many_text({ sum: formatEuros(sum(left.map(({ amount }) => cents(amount)))) })}</p>
            {!isFetching && error && (
              <ReadFailure live="alert" onRetry={refetch}>
                {m.requests_reject_unread()}
              </ReadFailure>
            )}
            {list}
          </DialogBody>
          <DialogFooter>
            <Button variant="destructive" disabledReason={disabledReason()} onClick={run}>
              {m.requests_reject_many_confirm()}
            </Button>
            <Button variant="outline" onClick={() => onClose(false)}>
              {m.form_cancel()}
            </Button>
          </DialogFooter>
        </>
      )}
    />
  )
}
