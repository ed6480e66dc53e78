import { m } from '@generated/messages/messages.js'
import type { ForecastRow } from '@/domain/top-ups/forecast'
import { type Cents, formatEuros } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'

const WIDTH = 480
const HEIGHT = 180
const TOP = 10
const BOTTOM = 24

/**
 * The balance as a line that steps down over a threshold of nothing; the figures stand in the table under it, so the
 * picture says only its gist.
 */
export function ForecastChart({ balance, rows }: { balance: Cents; rows: readonly ForecastRow[] }) {
  const levels = [balance, ...rows.map((row) => row.balance)]
  const highest = Math.max(0, ...levels)
  const lowest = Math.min(0, ...levels)
  const span = Math.max(1, highest - lowest)
  const y = (amount: number) => TOP + ((highest - amount) / span) * (HEIGHT - TOP - BOTTOM)
  const step = WIDTH / levels.length
  const last = levels.at(-1) ?? balance
  const middle = (at: number) => at * step + step / 2
  // The money stays where it is until the day of a load.
  const line = levels
    .map((level, at) => (at === 0 ? `M${middle(0)} ${y(level)}` : `H${middle(at)}V${y(level)}`))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={m.deposit_forecast_chart({ from: formatEuros(balance), to: formatEuros(last) })}
      className="h-auto w-full"
    >
      {lowest < 0 && <rect x={0} width={WIDTH} y={y(0)} height={y(lowest) - y(0)} className="fill-error/10" />}
      <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-muted-foreground" strokeDasharray="4 3" />
      <path d={line} className="fill-none stroke-primary" strokeWidth={2.5} />
      {levels.map((level, at) => (
        <circle
          // One point for each level, which never moves.
          key={at === 0 ? 'now' : `load ${at}`}
          cx={middle(at)}
          cy={y(level)}
          r={4.5}
          className={level < 0 ? 'fill-error' : 'fill-primary'}
        />
      ))}
      {levels.map((_, at) => (
        <text
          key={at === 0 ? 'now' : `day ${at}`}
          x={middle(at)}
          y={HEIGHT - 6}
          textAnchor="middle"
          className="fill-muted-foreground text-[0.8125rem]"
        >
          {at === 0 ? m.deposit_forecast_now() : shortDate(rows[at - 1]?.date)}
        </text>
      ))}
    </svg>
  )
}

/** 1.12. — the year stands in the table. */
const shortDate = (date: PlainDate | undefined) =>
  date === undefined ? '' : `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
