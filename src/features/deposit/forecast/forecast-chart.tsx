import { m } from '@generated/messages/messages.js'
import type { ForecastRow } from '@/domain/top-ups/forecast'
import { type Cents, formatEuros } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'

const WIDTH = 480
const HEIGHT = 180
const TOP = 10
const BOTTOM = 24

/** The balance as steps down; the figures stand in the table beside it, so the picture says only its gist. */
export function ForecastChart({ balance, rows }: { balance: Cents; rows: readonly ForecastRow[] }) {
  const levels = [balance, ...rows.map((row) => row.balance)]
  const highest = Math.max(0, ...levels)
  const lowest = Math.min(0, ...levels)
  const span = Math.max(1, highest - lowest)
  const y = (amount: number) => TOP + ((highest - amount) / span) * (HEIGHT - TOP - BOTTOM)
  const step = WIDTH / levels.length
  const last = levels.at(-1) ?? balance
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={m.deposit_forecast_chart({ from: formatEuros(balance), to: formatEuros(last) })}
      className="h-auto w-full"
    >
      {levels.map((level, at) => {
        const [upper, lower] = [y(Math.max(level, 0)), y(Math.min(level, 0))]
        return (
          <rect
            // One bar for each level, which never moves.
            key={at === 0 ? 'now' : `load ${at}`}
            x={at * step + 4}
            width={step - 8}
            y={upper}
            height={Math.max(1, lower - upper)}
            rx={2}
            className={level < 0 ? 'fill-error' : 'fill-primary'}
          />
        )
      })}
      <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-foreground" strokeWidth={1} />
      {levels.map((_, at) => (
        <text
          key={at === 0 ? 'now' : `day ${at}`}
          x={at * step + step / 2}
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
