import { m } from '@generated/messages/messages.js'
import { balanceCell, ChartFigure } from '@/charts/drawing/chart-figure'
import { StepLine } from '@/charts/drawing/step-line'
import type { ForecastRow } from '@/domain/top-ups/forecast'
import { today } from '@/values/dates/clock'
import { daysBetween, formatDate, type PlainDate } from '@/values/dates/plain-date'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'

const KINDS: Record<ForecastRow['kind'], () => string> = {
  requests: () => m.deposit_forecast_requests(),
  scheduled: () => m.deposit_forecast_scheduled(),
  expected: () => m.deposit_forecast_expected(),
}

/** Step line of the balance with a threshold at 0, and the figures in a table. The rows are sorted by date, and not empty. */
export function ForecastChart({ balance, rows }: { balance: Cents; rows: readonly ForecastRow[] }) {
  const last = rows.at(-1)
  const at = (date: PlainDate) => daysBetween(today(), date)
  const points = [{ at: 0, level: balance }, ...rows.map((row) => ({ at: at(row.date), level: row.balance }))]
  const titles = [m.deposit_forecast_now(), ...rows.map(({ date, kind }) => `${formatDate(date)}, ${KINDS[kind]()}`)]
  return (
    <ChartFigure
      table={{
        caption: m.deposit_forecast_title(),
        heads: [m.deposit_forecast_day(), m.deposit_forecast_loads(), m.deposit_forecast_after()],
        rows: rows.map((row, index) => ({
          // With the index, because one day can have two loads.
          key: `${row.date} ${index}`,
          head: formatDate(row.date),
          note: KINDS[row.kind](),
          cells: [formatEuros(row.amount), balanceCell(row.balance)],
        })),
      }}
    >
      <StepLine
        label={m.deposit_forecast_chart({ from: formatEuros(balance), to: formatEuros(last?.balance ?? balance) })}
        points={points}
        until={points.at(-1)?.at ?? 0}
        marks={points.map((point, index) => ({
          ...point,
          kind: 'level',
          title: `${titles[index]}: ${formatEuros(cents(point.level))}`,
        }))}
        days={[
          { at: 0, label: m.deposit_forecast_now() },
          ...rows.map(({ date }) => ({ at: at(date), label: shortDate(date) })),
        ]}
      />
    </ChartFigure>
  )
}

/** E.g. `1.12.`; the table shows the year. */
const shortDate = (date: PlainDate) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
