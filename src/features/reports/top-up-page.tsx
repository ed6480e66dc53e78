import type { TopUpLoadDetail, TopUpLoadItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { usePolling } from '@/api/use-polling'
import { benefitName } from '@/domain/benefit-names'
import { instantText } from '@/domain/format-moment'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { ItemTimeline } from './item-timeline'
import { REPORT_LEGS, topUpQuery } from './queries'
import { StatusBadge } from './status-badge'
import { executorOf, scheduledText } from './top-up-columns'
import { TopUpHeader } from './top-up-header'
import { type ItemRow, nameOf, topUpItemColumns } from './top-up-item-columns'
import { itemBadge, statusText, topUpBadge, topUpName } from './top-up-status'
import { UpdateNote } from './update-note'

const route = getRouteApi('/reports_/topups_/$reportId')

/** REP-03: employees per page. */
const PAGE_SIZE = 7

const isRunning = ({ status }: TopUpLoadDetail) => status === 'in_progress'

/** REP-03: the report of one load: summary and the status of each employee's part. */
export function TopUpPage() {
  const { reportId } = route.useParams()
  const { data: load } = useSuspenseQuery(topUpQuery(reportId))
  const { hasFailed, isOver, isReading, askAgain } = usePolling(topUpQuery(reportId), {
    isAwaited: isRunning,
    legs: REPORT_LEGS,
  })
  return (
    <>
      <TopUpHeader title={topUpName(load.benefitType)} badge={<StatusBadge {...topUpBadge(load.status)} />}>
        <span role="status">{statusText(load)}</span>
      </TopUpHeader>
      <PrintHead />
      <div className="space-y-6">
        <UpdateNote hasFailed={hasFailed} hasStopped={isOver} isBusy={isReading} onUpdate={askAgain} />
        <Summary {...load} />
        <Items {...load} />
      </div>
    </>
  )
}

function Summary(load: TopUpLoadDetail) {
  const [sum, withFees] = [cents(load.totalSum), cents(load.totalSumWithFees)]
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.reports_detail_summary()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="grid gap-x-12 nav:grid-cols-2 print:grid-cols-2">
          <DescriptionList
            rows={[
              { label: m.reports_column_benefit(), value: benefitName(load.benefitType) },
              { label: m.reports_column_created(), value: instantText(load.createdAt) },
              { label: m.reports_column_scheduled(), value: scheduledText(load.scheduledOn) },
              { label: m.reports_column_executor(), value: executorOf(load) },
            ]}
          />
          <DescriptionList
            className="max-nav:border-t max-nav:border-border"
            rows={[
              { label: m.reports_detail_employees(), value: formatCount(load.topUpLoadItems.length), kind: 'number' },
              { label: m.reports_column_sum(), value: formatEuros(sum), kind: 'money' },
              { label: m.reports_detail_fees(), value: formatEuros(cents(withFees - sum)), kind: 'money' },
              { label: m.reports_column_sum_with_fees(), value: formatEuros(withFees), kind: 'money', isAnswer: true },
            ]}
          />
        </div>
      </CardContent>
    </Card>
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
    <Card>
      <CardHeader>
        <CardTitle>{m.reports_detail_items()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DataTable
          caption={m.reports_detail_items_label()}
          columns={topUpItemColumns}
          rows={rows}
          rowId={({ key }) => key}
          rowLabel={({ item }) => nameOf(item)}
          onOpen={({ item }) => setOpened(item)}
          state={{ sort, page, columns }}
          onStateChange={(next) => void navigate({ search: next, replace: (next.page ?? 1) === page })}
          defaultSort="name"
          pageSize={PAGE_SIZE}
          tools={{ id: 'top-up-items', name: topUpName(benefitType), about: instantText(createdAt) }}
        />
        {opened && <ItemTimeline item={opened} onClose={() => setOpened(undefined)} />}
      </CardContent>
    </Card>
  )
}
