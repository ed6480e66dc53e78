import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { ChartFigure } from '@/charts/drawing/chart-figure'
import { type ChartSeries, StackedBars } from '@/charts/drawing/stacked-bars'
import { ChartFailure, ChartPending } from '@/charts/seen-chart'
import { monthHeading, monthName } from '@/domain/months'
import { type MonthCost, yearCostQuery } from '@/domain/top-ups/year-cost'
import { useLocale } from '@/language/locale'
import { formatCount } from '@/values/count'
import { type Cents, formatEuros, isKnownAmount, sum } from '@/values/money'

export interface GroupCostProps {
  type: BenefitType
  /** Date of the next recurring load, yyyy-MM-dd. */
  nextLoadDate: string
}

/** CHA-04: the cost of a group on the next twelve load days, by the deposit forecast. */
export function GroupCost({ type, nextLoadDate }: GroupCostProps) {
  const { data, isError, refetch } = useQuery(yearCostQuery(type, nextLoadDate))
  if (!data) return isError ? <ChartFailure onRetry={refetch} /> : <ChartPending />
  if (!data.every(({ total }) => isKnownAmount(total))) return <ChartFailure onRetry={refetch} />
  return data.some(({ total }) => total > 0) ? <Shown type={type} months={data} /> : <p>{m.charts_cost_none()}</p>
}

const withVat = ({ fee, vat }: Pick<MonthCost, 'fee' | 'vat'>): Cents => sum([fee, vat])

function Shown({ type, months }: { type: BenefitType; months: readonly MonthCost[] }) {
  const locale = useLocale()
  const parts: (ChartSeries & { of: (month: MonthCost) => Cents })[] = [
    { key: 'loads', label: m.charts_column_loads(), tint: type, pattern: 0, of: ({ loads }) => loads },
    { key: 'fees', label: m.charts_cost_fees(), pattern: 1, of: withVat },
  ]
  const all = (pick: (month: MonthCost) => Cents) => sum(months.map(pick))
  const total = all((month) => month.total)
  const cellsOf = (sumOf: typeof all) => [
    ...parts.map(({ of }) => formatEuros(sumOf(of))),
    formatEuros(sumOf((month) => month.total)),
  ]
  const [first] = months
  const last = months.at(-1)
  const name = (month: MonthCost | undefined) => (month ? monthName(month.month, locale) : '')
  return (
    <ChartFigure
      summary={m.charts_cost_summary({ sum: formatEuros(total) })}
      table={{
        caption: m.charts_cost_title(),
        heads: [m.charts_column_month(), ...parts.map(({ label }) => label), m.charts_column_total()],
        rows: months.map((month) => ({
          key: month.month,
          head: monthHeading(month.month),
          note: month.employees === 0 ? undefined : m.charts_cost_employees({ count: formatCount(month.employees) }),
          cells: cellsOf((pick) => pick(month)),
        })),
        sums: [{ key: 'all', head: m.charts_column_total(), cells: cellsOf(all) }],
      }}
    >
      <StackedBars
        label={m.charts_cost_label({ from: name(first), to: name(last), sum: formatEuros(total) })}
        bars={months.map((month) => ({ month: month.month, values: parts.map(({ of }) => of(month)) }))}
        series={parts}
        legend={{ title: m.charts_legend(), values: parts.map(({ of }) => all(of)) }}
      />
      <p className="text-sm text-muted-foreground">{m.charts_cost_note()}</p>
    </ChartFigure>
  )
}
