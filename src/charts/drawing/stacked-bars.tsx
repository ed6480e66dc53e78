import { m } from '@generated/messages/messages.js'
import { scaleBand } from 'd3-scale'
import { line as linePath } from 'd3-shape'
import { type ReactNode, useId } from 'react'
import { type Month, monthHeading, shortMonthName } from '@/domain/months'
import { useLocale } from '@/language/locale'
import { MISSING } from '@/values/collections/look-up'
import { type Cents, cents, formatEuros, sum } from '@/values/numbers/money'
import { ChartFigure, Legend } from './chart-figure'
import { Picker, usePlot, ValueAxis } from './plot'

/** Height of the plot area, in px. */
const PLOT = 190
/** Maximum width of a bar and the radius of its top corners, in px. */
const WIDEST = 20
const ROUND = 4
/** Minimum width of a bar's slot for the full label and for the short one, in characters. */
const WHOLE_LABEL = 6.5
const SHORT_LABEL = 2.7

/** One series of a chart: a colour, and a pattern that distinguishes it without colours. */
export interface ChartSeries {
  key: string
  label: string
  tint?: string
  /** Index of the pattern; the patterns repeat. */
  pattern: number
}

interface Amounts {
  /** One non-negative amount for each series; undefined when they are unknown. */
  values: readonly Cents[] | undefined
  /** Another total, such as that of the year before. */
  compared?: Cents | undefined
}

interface Bar extends Amounts {
  month: Month
  /** The month is not over; the bar is hatched. */
  isRunning?: boolean
  /** What the row of the table says instead of the month, and below it. */
  head?: ReactNode
  note?: ReactNode
}

interface StackedBarsProps {
  summary: ReactNode
  /** Accessible name of the drawing: the main point of the chart. */
  label: string
  /** Caption of the table. */
  caption: string
  /** Twelve successive months. */
  bars: readonly Bar[]
  series: readonly ChartSeries[]
  /** The sums under the table. The legend shows the first one when no bar is selected. */
  sums: readonly { head: string; bars: readonly Bar[] }[]
  /** Draws the `compared` amounts as a line over the bars; the line has a gap where one is unknown. */
  comparedLabel?: string | undefined
  children: ReactNode
}

const euros = (amount: Cents | undefined) => (amount === undefined ? MISSING : formatEuros(amount))

/** The known amounts of some bars in all; a `compared` total is unknown if one of them is. */
function sumOf(bars: readonly Bar[]): Amounts {
  const known = bars.flatMap(({ values }) => (values ? [values] : []))
  const compared = bars.flatMap((bar) => bar.compared ?? [])
  return {
    values: known[0]?.map((_, at) => sum(known.map((values) => values[at] ?? cents(0)))),
    compared: compared.length < bars.length ? undefined : sum(compared),
  }
}

/** A bar of stacked parts for each month; the legend shows the values of the selected bar, a table those of all. */
export function StackedBars(props: StackedBarsProps) {
  const { label, bars, series, comparedLabel } = props
  const locale = useLocale()
  const patterns = useId()
  const totalOf = ({ values }: Amounts) => values && sum(values)
  const most = Math.max(100, ...bars.flatMap((bar) => [totalOf(bar) ?? 0, bar.compared ?? 0]))
  const plot = usePlot({ size: PLOT, above: 2, lines: 2, range: [0, most] })
  const { width, letter, line, top, bottom, height, left, y, picked } = plot
  const x = scaleBand(
    bars.map(({ month }) => month),
    [left, width],
  ).padding(0.4)
  const barWidth = Math.min(WIDEST, x.bandwidth())
  const middle = (bar: Bar) => (x(bar.month) ?? 0) + x.bandwidth() / 2
  const isWide = x.step() >= WHOLE_LABEL * letter
  const every = Math.ceil((SHORT_LABEL * letter) / x.step())
  const shape = (bar: Bar, from: number, to: number) => {
    const [start, end, low, high] = [middle(bar) - barWidth / 2, middle(bar) + barWidth / 2, y(from), y(to)]
    const round = to === totalOf(bar) ? Math.min(ROUND, low - high, barWidth / 2) : 0
    return `M${start} ${low}V${high + round}Q${start} ${high} ${start + round} ${high}H${end - round}Q${end} ${high} ${end} ${high + round}V${low}Z`
  }
  const comparedPath = linePath<Bar>(middle, ({ compared = 0 }) => y(compared)).defined(
    ({ compared }) => compared !== undefined,
  )
  const chosen = picked === undefined ? undefined : bars[picked]
  const text = (bar: Bar) => `${monthHeading(bar.month)}: ${euros(totalOf(bar))}`
  const rowsOf = ({ values, compared }: Amounts) => [
    ...series.map((one, at) => ({
      key: one.key,
      sign: <Swatch id={patterns} series={one} />,
      label: one.label,
      value: euros(values?.[at]),
    })),
    ...(comparedLabel === undefined
      ? []
      : [{ key: 'compared', sign: LINE_SIGN, label: comparedLabel, value: euros(compared) }]),
  ]
  // The total comes first, so that it stays visible while the other columns scroll.
  const cellsOf = (amounts: Amounts) => [euros(totalOf(amounts)), ...rowsOf(amounts).map(({ value }) => value)]
  const sums = props.sums.map((row) => ({ head: row.head, amounts: sumOf(row.bars) }))
  const legend = rowsOf(chosen ?? sums[0]?.amounts ?? sumOf(bars))
  return (
    <ChartFigure
      summary={props.summary}
      table={{
        caption: props.caption,
        heads: [m.charts_column_month(), m.charts_column_total(), ...legend.map((row) => row.label)],
        rows: bars.map((bar) => ({
          key: bar.month,
          head: bar.head ?? monthHeading(bar.month),
          note: bar.note,
          cells: cellsOf(bar),
        })),
        sums: sums.map(({ head, amounts }) => ({ key: head, head, cells: cellsOf(amounts) })),
      }}
    >
      <Picker
        plot={plot}
        label={label}
        pickLabel={m.charts_column_month()}
        texts={bars.map((bar) => [text(bar), ...rowsOf(bar).map((row) => `${row.label} ${row.value}`)].join(', '))}
        nearest={(at) => Math.floor((at - left) / x.step())}
      >
        <Patterns id={patterns} series={series} />
        {chosen && (
          <rect
            x={middle(chosen) - x.step() / 2}
            width={x.step()}
            y={top}
            height={PLOT}
            rx={ROUND}
            className="fill-muted"
          />
        )}
        <ValueAxis {...plot} />
        {series.map((one, at) => (
          <g key={one.key} data-tint={one.tint}>
            {bars.map((bar) => {
              const { values = [] } = bar
              const [from, to] = [sum(values.slice(0, at)), sum(values.slice(0, at + 1))]
              return (
                to > from && (
                  <path
                    key={bar.month}
                    d={shape(bar, from, to)}
                    fill={fillOf(patterns, one)}
                    className={STROKE_CLASS}
                  />
                )
              )
            })}
          </g>
        ))}
        {comparedLabel !== undefined && (
          <g data-slot="chart-compared" className="fill-card stroke-muted-foreground">
            <path d={comparedPath(bars) ?? ''} className="fill-none" strokeWidth={2} strokeLinejoin="round" />
            {bars.map(
              (bar) =>
                bar.compared !== undefined && (
                  <circle key={bar.month} cx={middle(bar)} cy={y(bar.compared)} r={3} strokeWidth={1.5} />
                ),
            )}
          </g>
        )}
        {bars.map((bar, at) => (
          <g key={bar.month} textAnchor="middle" className="fill-muted-foreground text-[0.8125rem]">
            {bar.isRunning && <path d={shape(bar, 0, totalOf(bar) ?? 0)} fill={fillOf(patterns, HATCH)} />}
            {bar.values === undefined && (
              <text x={middle(bar)} y={bottom - 8}>
                {MISSING}
              </text>
            )}
            {at % every === 0 && (
              <text x={middle(bar)} y={bottom + line}>
                {isWide ? shortMonthName(bar.month, locale) : Number(bar.month.slice(5))}
                {bar.isRunning && '*'}
              </text>
            )}
            {bar.month.endsWith('-01') && (
              <text x={middle(bar)} y={height - 6}>
                {bar.month.slice(0, 4)}
              </text>
            )}
          </g>
        ))}
      </Picker>
      <div>
        <p className="font-semibold">{chosen ? text(chosen) : sums[0]?.head}</p>
        <Legend label={chosen ? monthHeading(chosen.month) : m.charts_legend()} rows={legend} />
      </div>
      {props.children}
    </ChartFigure>
  )
}

const LINE_SIGN = (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    aria-hidden="true"
    className="shrink-0 fill-card stroke-muted-foreground"
  >
    <path d="M0 8h16" strokeWidth={2} />
    <circle cx={8} cy={8} r={3} strokeWidth={1.5} />
  </svg>
)

const SIZE = 8
/** SVG paths: none, rising diagonals, dots, horizontal lines, a grid. */
const STROKES = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M2 2h.01M6 6h.01', 'M0 2h8M0 6h8', 'M0 2h8M2 0v8']

/** The `fill` of a series or of the hatch. It needs `Patterns` of the same id on the page. */
const fillOf = (id: string, { key }: { key: string }) => `url(#${id}-${key})`

/** Drawn over the bar of a month that is not over; the patterns of the series show through. */
const HATCH = { key: 'hatch' }

const STROKE_CLASS = 'stroke-(--tint,var(--color-primary))'

function Patterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series.map((one) => {
        const stroke = STROKES.at(one.pattern % STROKES.length) ?? ''
        return (
          <pattern
            key={one.key}
            id={`${id}-${one.key}`}
            data-tint={one.tint}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={SIZE} height={SIZE} className="fill-(--tint-surface,var(--color-accent))" />
            {stroke !== '' && (
              <path d={stroke} className={`${STROKE_CLASS} fill-none`} strokeWidth={1.5} strokeLinecap="round" />
            )}
          </pattern>
        )
      })}
      <pattern id={`${id}-${HATCH.key}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <path d="M-2 6l4 4M0 0l8 8M6 -2l4 4" className="fill-none stroke-card" strokeWidth={3} />
      </pattern>
    </defs>
  )
}

/** The legend mark before a series name. Decorative: the name carries the meaning. */
function Swatch({ id, series }: { id: string; series: ChartSeries }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" data-tint={series.tint} className="shrink-0">
      <rect x={1} y={1} width={14} height={14} rx={2} fill={fillOf(id, series)} className={STROKE_CLASS} />
    </svg>
  )
}
