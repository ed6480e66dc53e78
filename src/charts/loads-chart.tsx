import type { AnyBenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { type Month, monthHeading, monthName } from '@/domain/months'
import { ReadFailure } from '@/domain/read-failure'
import {
  type ChartLoads,
  lastYearLoadsQuery,
  type MonthLoads,
  totalOf,
  yearLoadsQuery,
} from '@/domain/top-ups/month-loads'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import { type ChartSeries, StackedBars } from './drawing/stacked-bars'
import { ChartFailure, ChartPending } from './seen-chart'

export function LoadsChart() {
  const { data, isError, refetch } = useQuery(yearLoadsQuery())
  if (!data) return isError ? <ChartFailure onRetry={refetch} /> : <ChartPending />
  if (data.benefits.length > 0 || data.months.some(({ sums }) => sums === undefined)) return <Shown {...data} />
  return (
    <EmptyState
      icon={<WalletCards />}
      title={m.charts_loads_none_title()}
      headingLevel={3}
      action={<ButtonLink to="/load-benefit">{m.reports_top_ups_empty_action()}</ButtonLink>}
    >
      {m.charts_loads_none_text()}
    </EmptyState>
  )
}

/** A benefit always has the same colour and pattern. */
const seriesOf = (benefit: AnyBenefitType): ChartSeries => ({
  key: benefit,
  label: benefitName(benefit),
  tint: benefit,
  pattern: BENEFIT_ORDER.findIndex((one) => one === benefit),
})

function Shown({ months, benefits, hasEarlier }: ChartLoads) {
  const locale = useLocale()
  const earlier = useQuery({ ...lastYearLoadsQuery(), enabled: hasEarlier })
  const isCompared =
    hasEarlier && !earlier.isLoadingError && (earlier.isPending || earlier.data.some(({ total }) => total > 0))
  const name = (month: Month) => monthName(month, locale)
  const year = today().slice(0, 4)
  const isOwn = ({ month }: { month: Month }) => month.startsWith(year)
  const all = totalOf(months)
  // If not, a month is unknown: without it, nothing can be said of the twelve months.
  const isAnyLoaded = all > 0
  const [first] = months
  const running = months.at(-1)
  const most = months.reduce((best, one) => (one.total > best.total ? one : best), months[0] as MonthLoads)
  const lacking = (gap: MonthLoads['gap']) => months.filter((one) => one.gap === gap).map(({ month }) => name(month))
  const lastCut = lacking('cut').at(-1)
  const unread = lacking('unread').join(', ')
  const bars = months.map(({ month, sums, isRunning }, at) => {
    const before = earlier.data?.[at]
    return {
      month,
      isRunning,
      head: (
        <TextLink to="/month/$month" params={{ month }} tone="quiet">
          {monthHeading(month)}
        </TextLink>
      ),
      note: isRunning ? m.charts_running() : undefined,
      values: sums && benefits.map((benefit) => sums[benefit] ?? cents(0)),
      compared: before?.sums && before.total,
    }
  })
  return (
    <StackedBars
      summary={
        <>
          {isAnyLoaded &&
            m.charts_loads_summary({
              sum: formatEuros(all),
              year: formatEuros(totalOf(months.filter(isOwn))),
            })}
          {lastCut && ` ${m.charts_loads_unknown({ month: lastCut })}`}
          {unread && ` ${m.charts_loads_unread({ months: unread })}`}
        </>
      }
      label={
        isAnyLoaded
          ? m.charts_loads_label({
              from: first ? name(first.month) : '',
              to: running ? name(running.month) : '',
              month: name(most.month),
              sum: formatEuros(most.total),
            })
          : m.charts_loads_title()
      }
      caption={m.charts_loads_title()}
      bars={bars}
      series={benefits.map(seriesOf)}
      sums={[
        { head: m.charts_this_year({ year }), bars: bars.filter(isOwn) },
        { head: m.charts_twelve_months(), bars },
      ]}
      comparedLabel={isCompared ? m.charts_year_before() : undefined}
    >
      <p className="text-sm text-muted-foreground">
        {running && m.charts_running_note({ month: monthHeading(running.month), date: formatDate(today()) })}{' '}
        {m.charts_loads_note()}
      </p>
      {earlier.isLoadingError && <ReadFailure onRetry={earlier.refetch}>{m.charts_year_before_failed()}</ReadFailure>}
    </StackedBars>
  )
}
