import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { ReceiptEuro } from 'lucide-react'
import { balanceCell, ChartFigure, Legend } from '@/charts/drawing/chart-figure'
import { InOutMarker, StepLine, type StepMark } from '@/charts/drawing/step-line'
import { ChartFailure, ChartPending } from '@/charts/seen-chart'
import { type BalanceDay, type BalanceHistory, balanceHistory, type Changes } from '@/domain/balance-history'
import { daysOf, monthHeading, monthOf, shortMonthName } from '@/domain/months'
import { type AccountYear, accountYearQuery, chartMonths } from '@/domain/transactions'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { today } from '@/values/dates/clock'
import { daysBetween, formatDate, isBefore, type PlainDate } from '@/values/dates/plain-date'
import { formatEuros, isKnownAmount } from '@/values/numbers/money'

/** CHA-03: the balance over twelve months, as far back as transactions are available. */
export function BalanceChart() {
  const { data, isError, refetch } = useQuery(accountYearQuery())
  if (!data) return isError ? <ChartFailure onRetry={refetch} /> : <ChartPending />
  const history = balanceHistory(data, today())
  if (history) return <Shown history={history} account={data} />
  return (
    <EmptyState
      icon={<ReceiptEuro />}
      title={m.charts_balance_none_title()}
      headingLevel={3}
      action={<ButtonLink to="/load-account">{m.reports_transactions_empty_action()}</ButtonLink>}
    >
      {m.charts_balance_none_text()}
    </EmptyState>
  )
}

function Shown({ history, account }: { history: BalanceHistory; account: AccountYear }) {
  const locale = useLocale()
  const { from, opening, days, months, lowest } = history
  const at = (day: PlainDate) => daysBetween(from, day)
  const until = at(today())
  const isShort = isBefore(daysOf(chartMonths(today())[0] ?? monthOf(from), today()).startDate, from)
  return (
    <ChartFigure
      summary={
        <>
          {isKnownAmount(lowest.balance) &&
            m.charts_balance_summary({
              balance: formatEuros(account.balance),
              lowest: formatEuros(lowest.balance),
              date: formatDate(lowest.day),
            })}
          {isShort &&
            ` ${account.isCut ? m.charts_balance_cut({ date: formatDate(from) }) : m.charts_balance_begins({ date: formatDate(from) })}`}
        </>
      }
      table={balanceTable(history)}
    >
      <StepLine
        label={m.charts_balance_label({
          from: formatDate(from),
          opening: formatEuros(opening),
          balance: formatEuros(account.balance),
        })}
        points={[{ at: 0, level: opening }, ...days.map(({ day, balance }) => ({ at: at(day), level: balance }))]}
        until={until}
        marks={days.flatMap((day) => marksOf(day, at(day.day)))}
        days={months.map(({ month }) => ({
          // The chart may begin within the first month.
          at: Math.max(0, at(daysOf(month, today()).startDate)),
          label: shortMonthName(month, locale),
        }))}
      />
      <Legend
        label={m.charts_legend()}
        rows={(['in', 'out'] as const).map((kind) => ({
          key: kind,
          sign: (
            <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" className="shrink-0">
              <InOutMarker kind={kind} x={8} y={kind === 'in' ? 9 : 7} />
            </svg>
          ),
          label: kind === 'in' ? m.charts_deposit() : m.charts_load(),
        }))}
      />
      <p className="text-sm text-muted-foreground">{m.charts_balance_note()}</p>
    </ChartFigure>
  )
}

/** Additions and withdrawals are marked on the line at the resulting balance. */
function marksOf({ day, deposits, loads, balance }: BalanceDay, at: number): StepMark[] {
  const mark = (kind: 'in' | 'out', what: string, amount: typeof deposits): StepMark[] =>
    amount === 0 ? [] : [{ kind, at, level: balance, title: `${formatDate(day)}, ${what}: ${formatEuros(amount)}` }]
  return [...mark('in', m.charts_deposit(), deposits), ...mark('out', m.charts_load(), loads)]
}

const COLUMNS: readonly [key: Exclude<keyof Changes, 'balance'>, head: () => string][] = [
  ['deposits', () => m.charts_column_deposits()],
  ['loads', () => m.charts_column_loads()],
  ['fees', () => m.charts_column_fees()],
  ['others', () => m.charts_column_others()],
]

/** The table of the chart: what changed the balance in each month, after the balance on the first day. */
function balanceTable({ months, opening, from }: BalanceHistory) {
  const running = monthOf(today())
  return {
    caption: m.charts_balance_title(),
    heads: [m.charts_column_month(), ...COLUMNS.map(([, head]) => head()), m.charts_column_balance()],
    rows: [
      {
        key: 'opening',
        head: m.charts_opening({ date: formatDate(from) }),
        cells: [...COLUMNS.map(() => ''), formatEuros(opening)],
      },
      ...months.map(({ month, ...sums }) => ({
        key: month,
        head: monthHeading(month),
        note: month === running ? m.charts_running() : undefined,
        cells: [...COLUMNS.map(([key]) => formatEuros(sums[key])), balanceCell(sums.balance)],
      })),
    ],
  }
}
