import type { RequestedLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Ban, HandCoins } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { Card, CardContent } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { buttonVariants } from '@/ui/inputs/button'
import { requestedLoadsQuery } from './queries'
import { RejectMany } from './reject-many'
import { RejectRequest } from './reject-request'
import { nameOf, type RequestRow, requestColumns } from './request-columns'
import { byDateAndFirstName } from './request-order'
import { RequestsHeader } from './requests-header'
import { RequestsSummary } from './requests-summary'

const route = getRouteApi('/load-account_/requested-loads')
const NONE: Selection = new Set()
const rowId = ({ request }: RequestRow) => request.requestId

/** Load requests of employees; the company can only reject them (REQ-05). */
export function RequestedLoadsPage() {
  const read = useSuspenseQuery(requestedLoadsQuery())
  const { data } = read
  const tableState = route.useSearch()
  const navigate = route.useNavigate()
  const [rejected, setRejected] = useState<RequestedLoad>()
  const [selected, setSelected] = useState<Selection>(NONE)
  const [rejectedMany, setRejectedMany] = useState<readonly RequestedLoad[]>()
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
              // Narrower cell padding where space is tight.
              className="nav:max-[1280px]:[&_:is(td,th):nth-child(n)]:px-2"
              caption={m.requests_table_label()}
              columns={requestColumns}
              rows={rows}
              reads={[read]}
              rowId={rowId}
              rowLabel={({ request }) => nameOf(request)}
              state={tableState}
              onStateChange={(next) => void navigate({ search: next, replace: next.page === tableState.page })}
              // Matches the order of the rows; sorting by date keeps the order within a day.
              defaultSort="date"
              empty={data.requestedLoads ? <NoRequests /> : <UnreadRequests />}
              selection={{ selected, onChange: setSelected }}
              bulk={[
                {
                  key: 'reject',
                  label: m.requests_reject_selected,
                  icon: <Ban />,
                  isDestructive: true,
                  onSelect: (chosen) => setRejectedMany(chosen.map(({ request }) => request)),
                },
              ]}
              tools={{ id: 'requested-loads', name: m.requests_title() }}
            />
          </CardContent>
        </Card>
      </div>
      {rejectedMany && (
        <RejectMany
          requests={rejectedMany}
          onClose={(hasRun) => {
            setRejectedMany(undefined)
            if (hasRun) setSelected(NONE)
          }}
        />
      )}
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

/** CTR-07: the reply has no list, but may still have the totals. */
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
