import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { type ChartSeries, EDGE, fillOf, Patterns } from './patterns'
import { useWidth } from './use-width'
import { axisWidth, tickCount, ValueAxis } from './value-axis'

const HEIGHT = 240
const TOP = 10
const BOTTOM = 40
/** Minimum width of a bar's slot for the full label, and for the short label, in px. */
const WHOLE_LABEL = 48
const SHORT_LABEL = 20
/** Minimum distance between two group labels, in px. */
const GROUP_LABEL = 44

export interface Bar {
  key: string
  /** Label under the bar when there is room. */
  label: string
  /** Label under a narrow bar. */
  short: string
  /** Second label line, where a new group such as a year starts. */
  group?: string
  /** One non-negative value for each series; undefined when the bar has no data. */
  values: readonly number[] | undefined
}

export interface StackedBarsProps {
  /** Accessible name: the main point of the chart. The exact values are in a table next to it. */
  label: string
  bars: readonly Bar[]
  series: readonly ChartSeries[]
  /** Formats a tick value of the axis. */
  formatAxis: (value: number) => string
  /** Hover text of one bar segment. */
  title: (bar: Bar, series: ChartSeries, value: number) => string
  /** Text in place of a bar without data. */
  unknown: string
  /** Id of the chart's patterns, shared with the legend. */
  patterns: string
}

/** A stacked bar chart. */
export function StackedBars({ label, bars: given, series, formatAxis, title, unknown, patterns }: StackedBarsProps) {
  // A bar with an unknown part is drawn as a bar without data.
  const bars = given.map((bar) => (bar.values?.every(Number.isFinite) ? bar : { ...bar, values: undefined }))
  const [ref, width] = useWidth()
  const totals = bars.map(({ values = [] }) => values.reduce((all, value) => all + value, 0))
  const count = tickCount(HEIGHT - TOP - BOTTOM)
  const y = scaleLinear([0, Math.max(100, ...totals)], [HEIGHT - BOTTOM, TOP]).nice(count)
  const left = axisWidth(y, count, formatAxis)
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, width],
  ).padding(0.2)
  const layers = stack<Bar, number>()
    .keys(series.map((_, at) => at))
    .value(({ values }, at) => values?.[at] ?? 0)(bars)
  const isWide = x.step() >= WHOLE_LABEL
  const every = Math.ceil(SHORT_LABEL / x.step())
  // When two group labels would overlap, the second one is drawn: its group has more bars.
  const groups = bars.filter(({ group }) => group !== undefined)
  const isNamed = (bar: Bar) => {
    const next = groups[groups.indexOf(bar) + 1]
    return groups.includes(bar) && (next === undefined || middle(next) - middle(bar) >= GROUP_LABEL)
  }
  const middle = (bar: Bar) => (x(bar.key) ?? 0) + x.bandwidth() / 2
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="h-auto w-full">
        <Patterns id={patterns} series={series} />
        <ValueAxis scale={y} count={count} left={left} right={width} format={formatAxis} />
        {layers.map((layer, at) => {
          const one = series[at]
          return (
            one && (
              <g key={one.key} data-tint={one.tint}>
                {layer.map(
                  ([from, to], index) =>
                    to > from && (
                      <rect
                        key={bars[index]?.key}
                        x={x(bars[index]?.key ?? '')}
                        width={x.bandwidth()}
                        y={y(to)}
                        height={y(from) - y(to)}
                        fill={fillOf(patterns, one)}
                        className={EDGE}
                      >
                        <title>{title(bars[index] as Bar, one, to - from)}</title>
                      </rect>
                    ),
                )}
              </g>
            )
          )
        })}
        {bars.map((bar, at) => (
          <g key={bar.key} textAnchor="middle" className="fill-muted-foreground text-[0.8125rem]">
            {bar.values === undefined && (
              <text x={middle(bar)} y={HEIGHT - BOTTOM - 8}>
                {unknown}
              </text>
            )}
            {at % every === 0 && (
              <text x={middle(bar)} y={HEIGHT - BOTTOM + 16}>
                {isWide ? bar.label : bar.short}
              </text>
            )}
            {isNamed(bar) && (
              <text x={middle(bar)} y={HEIGHT - 6}>
                {bar.group}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
