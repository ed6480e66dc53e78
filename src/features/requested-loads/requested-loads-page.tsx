import type { RequestedLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { HandCoins } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { requestedLoadsQuery } from './queries'
import { RejectRequest } from './reject-request'
import { nameOf, type RequestRow, requestColumns } from './request-columns'
import { byDateAndFirstName } from './request-order'
import { RequestsHeader } from './requests-header'
import { RequestsSummary } from './requests-summary'

const route = getRouteApi('/load-account_/requested-loads')

/** The loads that employees have asked for; the company can only reject them (REQ-05). */
export function RequestedLoadsPage() {
  const read = useSuspenseQuery(requestedLoadsQuery())
  const { data } = read
  const tableState = route.useSearch()
  const navigate = route.useNavigate()
  const [rejected, setRejected] = useState<RequestedLoad>()
  const titleId = useId()
  const rows = useMemo(
    () =>
      (data.requestedLoads ?? [])
        .toSorted(byDateAndFirstName)
        .map((request): RequestRow => ({ request, onReject: () => setRejected(request) })),
    [data.requestedLoads],
  )
  return (
    <>
      <RequestsHeader titleId={titleId} />
      <PrintHead />
      <div className="space-y-6">
        <RequestsSummary {...data} />
        <Card>
          <CardContent>
            <DataTable
              // Closer columns where there is little room.
              className="nav:max-[1280px]:[&_:is(td,th):nth-child(n)]:px-2"
              caption={m.requests_table_label()}
              columns={requestColumns}
              rows={rows}
              reads={[read]}
              rowId={({ request }) => request.requestId}
              rowLabel={({ request }) => nameOf(request)}
              state={tableState}
              onStateChange={(next) => void navigate({ search: next, replace: next.page === tableState.page })}
              // The rows come in this order, and a day's rows keep theirs.
              defaultSort="date"
              empty={data.requestedLoads ? <NoRequests /> : <UnreadRequests />}
              tools={{ id: 'requested-loads', name: m.requests_title() }}
            />
          </CardContent>
        </Card>
      </div>
      {rejected && (
        <RejectRequest
          request={rejected}
          onClose={() => setRejected(undefined)}
          returnFocusTo={() => document.getElementById(titleId)}
        />
      )}
    </>
  )
}

/** CTR-07: how many there are may be known all the same. */
const UnreadRequests = () => <EmptyState icon={<HandCoins />} title={m.requests_unread_title()} />

function NoRequests() {
  return (
    <EmptyState
      icon={<HandCoins />}
      title={m.requests_empty_title()}
      action={
        <Link to="/reports" search={{ tab: 'transactions' }} className={buttonVariants({ variant: 'outline' })}>
          {m.requests_transactions()}
        </Link>
      }
    >
      {m.requests_empty_text()}
    </EmptyState>
  )
}
