import type { BenefitType } from '@generated/api/model'
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
  sumOf,
  yearLoadsQuery,
} from '@/domain/top-ups/month-loads'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { today } from '@/values/clock'
import { MISSING } from '@/values/look-up'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { ChartFigure } from './drawing/chart-figure'
import { type ChartSeries, StackedBars } from './drawing/stacked-bars'
import { ChartFailure, ChartPending } from './seen-chart'

export function LoadsChart() {
  const { data, isError, refetch } = useQuery(yearLoadsQuery())
  if (data) {
    const isKnown = data.months.every(({ sums }) => sums !== undefined)
    return data.benefits.length === 0 && isKnown ? <NothingLoaded /> : <Shown {...data} />
  }
  return isError ? <ChartFailure onRetry={refetch} /> : <ChartPending />
}

/** A benefit always has the same colour and pattern. */
const seriesOf = (benefit: BenefitType): ChartSeries => ({
  key: benefit,
  label: benefitName(benefit),
  tint: benefit,
  pattern: BENEFIT_ORDER.indexOf(benefit),
})

/** A dash for an unknown amount, which must not look like 0. */
const euros = (amount: Cents | undefined) => (amount === undefined ? MISSING : formatEuros(amount))

function Shown({ months, benefits, hasEarlier }: ChartLoads) {
  const locale = useLocale()
  const before = useLastYear(months, hasEarlier)
  const name = (month: Month) => monthName(month, locale)
  const year = today().slice(0, 4)
  const all = sumOf(months)
  // If not, a month is unknown: without it, nothing can be said of the twelve months.
  const isAnyLoaded = all.total > 0
  const isOwn = ({ month }: MonthLoads) => month.startsWith(year)
  const own = sumOf(months.filter(isOwn))
  const series = benefits.map(seriesOf)
  const [first] = months
  const running = months.at(-1)
  const most = months.reduce((best, one) => (one.total > best.total ? one : best), months[0] as MonthLoads)
  const lacking = (gap: MonthLoads['gap']) => months.filter((one) => one.gap === gap).map(({ month }) => name(month))
  const lastCut = lacking('cut').at(-1)
  const unread = lacking('unread').join(', ')
  return (
    <ChartFigure
      summary={
        <>
          {isAnyLoaded && m.charts_loads_summary({ sum: formatEuros(all.total), year: formatEuros(own.total) })}
          {lastCut && ` ${m.charts_loads_unknown({ month: lastCut })}`}
          {unread && ` ${m.charts_loads_unread({ months: unread })}`}
        </>
      }
      table={{
        caption: m.charts_loads_title(),
        // The total comes first, so that it stays visible while the benefit columns scroll.
        heads: [
          m.charts_column_month(),
          m.charts_column_total(),
          ...(before.isShown ? [m.charts_year_before()] : []),
          ...series.map(({ label }) => label),
        ],
        rows: months.map(({ month, sums, total, isRunning }, at) => ({
          key: month,
          head: (
            <TextLink to="/month/$month" params={{ month }} tone="quiet">
              {monthHeading(month)}
            </TextLink>
          ),
          note: isRunning ? m.charts_running() : undefined,
          cells: [
            euros(sums && total),
            ...(before.isShown ? [euros(before.values[at])] : []),
            ...benefits.map((benefit) => euros(sums && (sums[benefit] ?? cents(0)))),
          ],
        })),
        sums: [
          { key: 'year', head: m.charts_this_year({ year }), sums: own, earlier: before.sumOf(isOwn) },
          { key: 'all', head: m.charts_twelve_months(), sums: all, earlier: before.sumOf(() => true) },
        ].map(({ key, head, sums, earlier }) => ({
          key,
          head,
          cells: [
            formatEuros(sums.total),
            ...(before.isShown ? [earlier] : []),
            ...benefits.map((benefit) => formatEuros(sums.of(benefit))),
          ],
        })),
      }}
    >
      <StackedBars
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
        bars={months.map(({ month, isRunning, sums }) => ({
          month,
          isRunning,
          values: sums && benefits.map((benefit) => sums[benefit] ?? cents(0)),
        }))}
        series={series}
        legend={{ title: m.charts_this_year({ year }), values: benefits.map(own.of) }}
        compared={before.isShown ? { ...before, label: m.charts_year_before(), total: before.sumOf(isOwn) } : undefined}
      />
      <p className="text-sm text-muted-foreground">
        {running && m.charts_running_note({ month: monthHeading(running.month), date: formatDate(today()) })}{' '}
        {m.charts_loads_note()}
      </p>
      {before.failure}
    </ChartFigure>
  )
}

/** The totals of the same months a year earlier, read after the chart is shown. Nothing for a younger company. */
function useLastYear(months: readonly MonthLoads[], hasEarlier: boolean) {
  const { data = [], isPending, isError, refetch } = useQuery({ ...lastYearLoadsQuery(), enabled: hasEarlier })
  const values = months.map((_, at) => (data[at]?.sums === undefined ? undefined : data[at].total))
  return {
    values,
    isShown: hasEarlier && !isError && (isPending || values.some((value) => value !== undefined && value > 0)),
    /** The total of some months; a dash if one of them is unknown. */
    sumOf: (isIn: (one: MonthLoads) => boolean) => {
      const own = values.filter((_, at) => months[at] && isIn(months[at]))
      return own.includes(undefined) ? MISSING : formatEuros(sum(own.flatMap((value) => value ?? [])))
    },
    failure: isError && <ReadFailure onRetry={refetch}>{m.charts_year_before_failed()}</ReadFailure>,
  }
}

function NothingLoaded() {
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
