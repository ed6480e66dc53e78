import { m } from '@generated/messages/messages.js'
import { DataTable } from '@/tables/data-table'
import { Card, CardContent } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { nameOf, type RequestRow, requestColumns } from './request-columns'
import { RequestsHeader } from './requests-header'

const NO_ROWS: readonly RequestRow[] = []

/** Skeleton of the page, in its real size. */
export function RequestsPending() {
  return (
    <>
      <RequestsHeader />
      <div className="space-y-6">
        <SkeletonGroup label={m.requests_loading()}>
          <Skeleton className="h-60 w-full rounded-lg" />
        </SkeletonGroup>
        <Card>
          <CardContent>
            <DataTable
              caption={m.requests_table_label()}
              columns={requestColumns}
              rows={NO_ROWS}
              rowId={({ request }) => request.requestId}
              rowLabel={({ request }) => nameOf(request)}
              status="loading"
            />
          </CardContent>
        </Card>
      </div>
    </>
  )
}
