import type { TopUpLoadDetail, TopUpLoadItem } from '@generated/api/model'
import { getReadTopUpQueryOptions } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { usePolling } from '@/api/queries/use-polling'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BenefitLabel } from '@/domain/benefit-mark'
import { instantText } from '@/domain/format-moment'
import { countRow, moneyRow } from '@/domain/money-row'
import { LazyTimeline } from '@/employment/timeline/lazy-timeline'
import { employeeOfItemQuery } from '@/employment/timeline/timeline'
import { ReportFailure } from '@/notifications/report-failure'
import { PrintHead } from '@/shell/print-head'
import { pageFailure } from '@/shell/route-error-screen'
import { DataTable } from '@/tables/data-table'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Skeleton, SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { BackLink } from '@/ui/navigation/back-link'
import { PageHeader } from '@/ui/navigation/page-header'
import { Sheet } from '@/ui/overlays/sheet'
import { today } from '@/values/dates/clock'
import { nameInList } from '@/values/people/names'
import { REPORT_LEGS } from './queries'
import { executorOf, type ItemRow, StatusBadge, scheduledText, topUpItemColumns } from './top-up-columns'
import { itemBadge, statusText, topUpBadge, topUpName } from './top-up-status'
import { UpdateNote } from './update-note'

const route = getRouteApi('/reports_/topups_/$reportId')

/** REP-03: employees per page. */
const PAGE_SIZE = 7

const isRunning = ({ status }: TopUpLoadDetail) => status === 'in_progress'

/** REP-03: the report of one load: summary and the status of each employee's part. */
export function TopUpPage() {
  const { reportId } = route.useParams()
  const { data: load } = useRequiredQuery(getReadTopUpQueryOptions(reportId))
  const polling = usePolling(getReadTopUpQueryOptions(reportId), { isAwaited: isRunning, legs: REPORT_LEGS })
  return (
    <>
      <TopUpHeader title={topUpName(load.benefitType)} badge={<StatusBadge {...topUpBadge(load.status)} />}>
        {/* The text says that the page updates automatically; UpdateNote says when that has stopped. */}
        <span role="status">{!polling.isOver && statusText(load, today())}</span>
      </TopUpHeader>
      <PrintHead />
      <div className="space-y-6">
        <UpdateNote {...polling} />
        <Summary {...load} />
        <Items {...load} />
      </div>
    </>
  )
}

function Summary(load: TopUpLoadDetail) {
  return (
    <TitledCard title={m.reports_detail_summary()}>
      <div className="grid gap-x-12 nav:grid-cols-2 print:grid-cols-2">
        <DescriptionList
          rows={[
            { label: m.reports_column_benefit(), value: <BenefitLabel type={load.benefitType} /> },
            { label: m.reports_column_created(), value: instantText(load.createdAt) },
            { label: m.reports_column_scheduled(), value: scheduledText(load.scheduledOn) },
            { label: m.reports_column_executor(), value: executorOf(load) },
          ]}
        />
        <DescriptionList
          className="max-nav:border-t max-nav:border-border"
          rows={[
            countRow(m.reports_detail_employees(), load.topUpLoadItems.length),
            moneyRow(m.reports_column_amount(), load.totalSum),
            moneyRow(m.reports_detail_fees(), load.totalSumWithFees - load.totalSum),
            moneyRow(m.reports_column_sum_with_fees(), load.totalSumWithFees, { isAnswer: true }),
          ]}
        />
      </div>
    </TitledCard>
  )
}

function Items({ topUpLoadItems, scheduledOn, benefitType, createdAt }: TopUpLoadDetail) {
  const { sort, page = 1, columns } = route.useSearch()
  const [opened, setOpened] = useState<TopUpLoadItem>()
  const navigate = route.useNavigate()
  const day = today()
  const rows = useMemo(
    () =>
      topUpLoadItems.map(
        (item, index): ItemRow => ({ key: String(index), item, look: itemBadge(item.status, scheduledOn, day) }),
      ),
    [topUpLoadItems, scheduledOn, day],
  )
  return (
    <TitledCard title={m.reports_detail_items()}>
      <DataTable
        caption={m.reports_detail_items_label()}
        columns={topUpItemColumns}
        rows={rows}
        rowId={({ key }) => key}
        rowLabel={({ item }) => nameInList(item)}
        onOpen={({ item }) => setOpened(item)}
        state={{ sort, page, columns }}
        onStateChange={(next) => void navigate({ search: next, replace: (next.page ?? 1) === page })}
        defaultSort="name"
        pageSize={PAGE_SIZE}
        tools={{ id: 'top-up-items', name: topUpName(benefitType), about: instantText(createdAt) }}
      />
      {opened && <ItemTimeline item={opened} onClose={() => setOpened(undefined)} />}
    </TitledCard>
  )
}

/** WHY-01: the timeline of an employee, opened from a load. */
function ItemTimeline({ item, onClose }: { item: TopUpLoadItem; onClose: () => void }) {
  const { data: employee, isError, refetch } = useQuery(employeeOfItemQuery(item))
  return (
    <Sheet
      title={nameInList(item)}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {m.employees_close()}
        </Button>
      }
    >
      {isError && <ReportFailure title={m.why_failed_title()} onRetry={refetch} />}
      {!isError && employee === undefined && <SkeletonText label={m.why_loading()} lines={6} />}
      {employee !== undefined && <LazyTimeline personalId={item.personalId} employee={employee ?? undefined} />}
    </Sheet>
  )
}

export function TopUpPending() {
  return (
    <>
      <TopUpHeader title={m.reports_detail_title()} />
      <SkeletonGroup label={m.reports_detail_loading()} className="space-y-6">
        <Skeleton className="h-64 w-full rounded-lg" />
        <Skeleton className="h-[30rem] w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

export const TopUpFailure = pageFailure(() => <TopUpHeader title={m.reports_detail_title()} />)

/** REP-03: the title of a load's report, below the link back to the loads. */
function TopUpHeader({ title, badge, children }: { title: string; badge?: ReactNode; children?: ReactNode }) {
  return (
    <PageHeader
      title={title}
      badge={badge}
      description={children}
      above={
        <BackLink to="/reports" search={{ tab: 'topups' }}>
          {m.reports_detail_back()}
        </BackLink>
      }
    />
  )
}
