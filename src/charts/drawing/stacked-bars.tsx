import { m } from '@generated/messages/messages.js'
import { scaleBand } from 'd3-scale'
import { line as linePath, stack } from 'd3-shape'
import { useId } from 'react'
import { type Month, monthHeading, shortMonthName } from '@/domain/months'
import { useLocale } from '@/language/locale'
import { MISSING } from '@/values/look-up'
import { type Cents, cents, formatEuros, isKnownAmount, sum } from '@/values/money'
import { Legend } from './chart-figure'
import { Picker, usePlot, ValueAxis } from './plot'

/** Height of the plot area, in px. */
const PLOT = 190
/** Maximum width of a bar and the radius of its top corners, in px. */
const WIDEST = 20
const ROUND = 4
/** Minimum width of a bar's slot for the full label, for the short one, and for the label of a year, in characters. */
const WHOLE_LABEL = 6.5
const SHORT_LABEL = 2.7
const YEAR_LABEL = 6

/** One series of a chart: a colour, and a pattern that distinguishes it without colours. */
export interface ChartSeries {
  key: string
  label: string
  tint?: string
  /** Index of the pattern; the patterns repeat. */
  pattern: number
}

export interface Bar {
  month: Month
  /** One non-negative amount for each series; undefined when the bar has no data. */
  values: readonly Cents[] | undefined
  /** The month is not over; the bar is hatched. */
  isRunning?: boolean
}

export interface StackedBarsProps {
  /** Accessible name: the main point of the chart. The exact values are in a table next to it. */
  label: string
  bars: readonly Bar[]
  series: readonly ChartSeries[]
  legend: { title: string; values: readonly Cents[] }
  /** Another total of each bar, drawn as a line over the bars, such as that of the year before. */
  compared?: ComparedLine | undefined
}

export interface ComparedLine {
  label: string
  /** One value for each bar; the line has a gap where it is unknown. */
  values: readonly (Cents | undefined)[]
  total: string
}

/** A bar of stacked parts for each month; the legend shows the values of the selected bar. */
export function StackedBars(props: StackedBarsProps) {
  const { label, series, legend, compared } = props
  const locale = useLocale()
  // A bar with an unknown part is drawn as a bar without data.
  const bars = props.bars.map((bar) => (bar.values?.every(isKnownAmount) ? bar : { ...bar, values: undefined }))
  const patterns = useId()
  const totals = bars.map(({ values = [] }) => sum(values))
  const before = bars.map((_, at) => compared?.values[at]).map((value) => (Number.isFinite(value) ? value : undefined))
  const most = Math.max(100, ...totals, ...before.flatMap((value) => value ?? []))
  const plot = usePlot({ size: PLOT, above: 2, lines: 2, range: [0, most] })
  const { width, letter, line, top, bottom, height, left, y, picked } = plot
  const x = scaleBand(
    bars.map(({ month }) => month),
    [left, width],
  ).padding(0.4)
  const barWidth = Math.min(WIDEST, x.bandwidth())
  const middle = (bar: Bar) => (x(bar.month) ?? 0) + x.bandwidth() / 2
  const layers = stack<Bar, number>()
    .keys(series.map((_, at) => at))
    .value(({ values }, at) => values?.[at] ?? 0)(bars)
  const isWide = x.step() >= WHOLE_LABEL * letter
  const every = Math.ceil((SHORT_LABEL * letter) / x.step())
  // When the labels of two years would overlap, the second one is drawn: its year has more bars.
  const years = bars.filter(({ month }, at) => at === 0 || month.endsWith('-01'))
  const isNamed = (bar: Bar) => {
    const next = years[years.indexOf(bar) + 1]
    return years.includes(bar) && (next === undefined || middle(next) - middle(bar) >= YEAR_LABEL * letter)
  }
  const shape = (bar: Bar, from: number, to: number, isTop: boolean) => {
    const [start, end, low, high] = [middle(bar) - barWidth / 2, middle(bar) + barWidth / 2, y(from), y(to)]
    const round = isTop ? Math.min(ROUND, low - high, barWidth / 2) : 0
    return `M${start} ${low}V${high + round}Q${start} ${high} ${start + round} ${high}H${end - round}Q${end} ${high} ${end} ${high + round}V${low}Z`
  }
  const comparedPath = linePath<Bar>(
    (bar) => middle(bar),
    (_, at) => y(before[at] ?? 0),
  ).defined((_, at) => before[at] !== undefined)(bars)
  const comparedText = (at: number) => {
    const value = before[at]
    return value === undefined ? MISSING : formatEuros(value)
  }
  const chosen = picked === undefined ? undefined : bars[picked]
  const text = ({ month, values }: Bar) => `${monthHeading(month)}: ${values ? formatEuros(sum(values)) : MISSING}`
  return (
    <>
      <Picker
        plot={plot}
        label={label}
        pickLabel={m.charts_column_month()}
        texts={bars.map((bar, place) =>
          [text(bar), ...series.map((one, at) => `${one.label} ${formatEuros(bar.values?.[at] ?? cents(0))}`)]
            .slice(0, bar.values ? undefined : 1)
            .concat(compared ? `${compared.label} ${comparedText(place)}` : [])
            .join(', '),
        )}
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
        {layers.map((layer, at) => {
          const one = series[at]
          return (
            one && (
              <g key={one.key} data-tint={one.tint}>
                {layer.map(([from, to], index) => {
                  const bar = bars[index]
                  return (
                    bar &&
                    to > from && (
                      <path
                        key={bar.month}
                        d={shape(bar, from, to, to === totals[index])}
                        fill={fillOf(patterns, one)}
                        className={STROKE_CLASS}
                      />
                    )
                  )
                })}
              </g>
            )
          )
        })}
        {compared && (
          <g data-slot="chart-compared" className="fill-card stroke-muted-foreground">
            <path d={comparedPath ?? ''} className="fill-none" strokeWidth={2} strokeLinejoin="round" />
            {bars.map((bar, at) => {
              const value = before[at]
              return (
                value !== undefined && <circle key={bar.month} cx={middle(bar)} cy={y(value)} r={3} strokeWidth={1.5} />
              )
            })}
          </g>
        )}
        {bars.map((bar, at) => (
          <g key={bar.month} textAnchor="middle" className="fill-muted-foreground text-[0.8125rem]">
            {bar.isRunning && <path d={shape(bar, 0, totals[at] ?? 0, true)} fill={hatchOf(patterns)} />}
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
            {isNamed(bar) && (
              <text x={middle(bar)} y={height - 6}>
                {bar.month.slice(0, 4)}
              </text>
            )}
          </g>
        ))}
      </Picker>
      <div>
        <p className="font-semibold">{chosen ? text(chosen) : legend.title}</p>
        <Legend
          label={chosen ? monthHeading(chosen.month) : legend.title}
          rows={series
            .map((one, at) => ({
              key: one.key,
              sign: <Swatch id={patterns} series={one} />,
              label: one.label,
              value:
                chosen && !chosen.values ? MISSING : formatEuros((chosen?.values ?? legend.values)[at] ?? cents(0)),
            }))
            .concat(
              compared
                ? {
                    key: 'compared',
                    sign: LINE_SIGN,
                    label: compared.label,
                    value: picked === undefined ? compared.total : comparedText(picked),
                  }
                : [],
            )}
        />
      </div>
    </>
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

const patternId = (id: string, series: ChartSeries) => `${id}-${series.key}`
const hatchId = (id: string) => `${id}-hatch`

/** The `fill` of a series. It needs `Patterns` of the same id on the page. */
const fillOf = (id: string, series: ChartSeries): string => `url(#${patternId(id, series)})`

const STROKE_CLASS = 'stroke-(--tint,var(--color-primary))'

function Patterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series.map((one) => {
        const stroke = STROKES[one.pattern % STROKES.length] ?? ''
        return (
          <pattern
            key={one.key}
            id={patternId(id, one)}
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
      <pattern id={hatchId(id)} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <path d="M-2 6l4 4M0 0l8 8M6 -2l4 4" className="fill-none stroke-card" strokeWidth={3} />
      </pattern>
    </defs>
  )
}

/** The `fill` that is drawn over the bar of a period that is not over; the series' own pattern shows through. */
const hatchOf = (id: string): string => `url(#${hatchId(id)})`

/** The legend mark before a series name. Decorative: the name carries the meaning. */
function Swatch({ id, series }: { id: string; series: ChartSeries }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" data-tint={series.tint} className="shrink-0">
      <rect x={1} y={1} width={14} height={14} rx={2} fill={fillOf(id, series)} className={STROKE_CLASS} />
    </svg>
  )
}
