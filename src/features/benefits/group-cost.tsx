import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { StackedBars } from '@/charts/drawing/stacked-bars'
import { ChartFailure, ChartPending } from '@/charts/seen-chart'
import { monthName } from '@/domain/months'
import { type MonthCost, yearCostQuery } from '@/domain/top-ups/year-cost'
import { useLocale } from '@/language/locale'
import { formatCount } from '@/values/numbers/count'
import { formatEuros, isKnownAmount, sum } from '@/values/numbers/money'

export interface GroupCostProps {
  type: BenefitType
  /** Date of the next recurring load, yyyy-MM-dd. */
  nextLoadDate: string
  /** Whether the group has automatic loads. */
  isAutomatic: boolean
}

/** CHA-04: the cost of a group on the next twelve load days, by the deposit forecast. */
export function GroupCost({ type, nextLoadDate, isAutomatic }: GroupCostProps) {
  const { data, isError, refetch } = useQuery(yearCostQuery(type, nextLoadDate, isAutomatic))
  if (!data) return isError ? <ChartFailure onRetry={refetch} /> : <ChartPending />
  if (!data.every(({ total }) => isKnownAmount(total))) return <ChartFailure onRetry={refetch} />
  return data.some(({ total }) => total > 0) ? <Shown type={type} months={data} /> : <p>{m.charts_cost_none()}</p>
}

function Shown({ type, months }: { type: BenefitType; months: readonly MonthCost[] }) {
  const locale = useLocale()
  const total = formatEuros(sum(months.map((month) => month.total)))
  const name = (month: MonthCost | undefined) => (month ? monthName(month.month, locale) : '')
  const bars = months.map(({ month, employees, loads, fee, vat }) => ({
    month,
    note: employees === 0 ? undefined : m.charts_cost_employees({ count: formatCount(employees) }),
    values: [loads, sum([fee, vat])],
  }))
  return (
    <StackedBars
      summary={m.charts_cost_summary({ sum: total })}
      label={m.charts_cost_label({ from: name(months[0]), to: name(months.at(-1)), sum: total })}
      caption={m.charts_cost_title()}
      bars={bars}
      series={[
        { key: 'loads', label: m.charts_column_loads(), tint: type, pattern: 0 },
        { key: 'fees', label: m.charts_cost_fees(), pattern: 1 },
      ]}
      sums={[{ head: m.charts_column_total(), bars }]}
    >
      <p className="text-sm text-muted-foreground">{m.charts_cost_note()}</p>
    </StackedBars>
  )
}
