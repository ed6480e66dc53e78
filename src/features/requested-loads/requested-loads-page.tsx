import type { RequestedLoad, RequestedLoads } from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Ban, HandCoins } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { countRow, moneyRow } from '@/domain/money-row'
import { RetryLine } from '@/domain/read-failure'
import { neededFor } from '@/domain/top-ups/costs'
import { estimationQuery } from '@/domain/top-ups/queries'
import { notifyApiError } from '@/notifications/api-notifications'
import { PrintHead } from '@/shell/print-head'
import { pageFailure } from '@/shell/route-error-screen'
import { DataTable } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { TableSkeleton } from '@/tables/table-skeleton'
import { Card, TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Skeleton } from '@/ui/content/skeleton'
import { BackLink } from '@/ui/navigation/back-link'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { cents, formatEuros } from '@/values/numbers/money'
import { RejectMany, RejectRequest } from './reject-requests'
import { byDateAndFirstName, nameOf, type RequestRow, requestColumns } from './request-columns'

export function RequestsPending() {
  return (
    <>
      <RequestsHeader />
      <div className="space-y-6">
        <Skeleton label={m.requests_loading()} className="h-60 w-full rounded-lg" />
        <Card>
          <TableSkeleton columns={requestColumns.length} rows={10} hasActions={false} />
        </Card>
      </div>
    </>
  )
}

const route = getRouteApi('/load-account_/requested-loads')
const NONE: Selection = new Set()
const rowId = ({ request }: RequestRow) => request.requestId

/** Load requests of employees; the company can only reject them (REQ-05). */
export function RequestedLoadsPage() {
  const read = useRequiredQuery(getListRequestedLoadsQueryOptions())
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
        <ButtonLink to="/reports" search={{ tab: 'transactions' }} variant="outline">
          {m.requests_transactions()}
        </ButtonLink>
      }
    >
      {m.requests_empty_text()}
    </EmptyState>
  )
}

/** REQ-04: replaces the page if it cannot be read: a toast with the error, and a retry on the page. */
export const RequestsFailure = pageFailure(() => <RequestsHeader />, notifyApiError)

/** REQ-01: title, description, and a link to the deposit page. */
function RequestsHeader({ titleId }: { titleId?: string }) {
  return (
    <PageHeader
      heading={{ id: titleId }}
      title={m.requests_title()}
      description={m.requests_description()}
      above={<BackLink to="/load-account">{m.requests_back()}</BackLink>}
    />
  )
}

/** REQ-01, REQ-05: total of the requests and the balance; the total is not subtracted. */
function RequestsSummary({ totalRequestedLoads, totalRequestedLoadsAmount, currentBalance }: RequestedLoads) {
  const { data, isError, refetch } = useQuery(estimationQuery([], true))
  // Without the fees the sum needed is unknown, and so is whether the balance covers it.
  const needed = data && !isError ? neededFor(data.requestedLoads) : undefined
  const missing = needed === undefined ? 0 : needed - currentBalance
  return (
    <TitledCard title={m.requests_summary()}>
      <div className="grid gap-x-12 gap-y-4 nav:grid-cols-2">
        <DescriptionList
          rows={[
            countRow(m.requests_count(), totalRequestedLoads),
            moneyRow(m.requests_total(), totalRequestedLoadsAmount),
            moneyRow(m.requests_needed(), needed),
            moneyRow(m.requests_balance(), currentBalance, {
              isAnswer: true,
              note: missing > 0 ? m.requests_balance_short({ missing: formatEuros(cents(missing)) }) : undefined,
            }),
          ]}
        />
        <div className="space-y-2 text-muted-foreground nav:pt-2.5">
          {isError && <RetryLine className="text-foreground" text={m.requests_need_failed()} onRetry={refetch} />}
          <p>{m.requests_disclaimer()}</p>
          {/* The empty state has this link already. */}
          {totalRequestedLoads > 0 && (
            <p className="print:hidden">
              <TextLink to="/reports" search={{ tab: 'transactions' }}>
                {m.requests_transactions()}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </TitledCard>
  )
}
