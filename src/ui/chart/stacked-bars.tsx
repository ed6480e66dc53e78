import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { type ChartSeries, EDGE, fillOf, Patterns } from './patterns'
import { useWidth } from './use-width'
import { axisWidth, tickCount, ValueAxis } from './value-axis'

const HEIGHT = 240
const TOP = 10
const BOTTOM = 40
/** A band that has room for a whole label, and one that has room for a short one, in px. */
const WHOLE_LABEL = 48
const SHORT_LABEL = 20
/** How near a group may begin to the next one, in px. */
const GROUP_LABEL = 44

export interface Bar {
  key: string
  /** Under the bar, where there is room. */
  label: string
  /** Under a narrow bar. */
  short: string
  /** Under the labels: where something begins, such as a year. */
  group?: string
  /** One for each part, none below zero; undefined when nothing is known of the bar. */
  values: readonly number[] | undefined
}

export interface StackedBarsProps {
  /** The gist, for whoever does not see it; the figures stand in a table beside it. */
  label: string
  bars: readonly Bar[]
  series: readonly ChartSeries[]
  /** A round value of the axis. */
  formatAxis: (value: number) => string
  /** What a part says while it is pointed at. */
  title: (bar: Bar, series: ChartSeries, value: number) => string
  /** What stands in place of a bar of which nothing is known. */
  unknown: string
  /** Patterns of this drawing have this id, so that a legend can show them. */
  patterns: string
}

/** Sums that are made of parts, one bar beside the other. */
export function StackedBars({ label, bars: given, series, formatAxis, title, unknown, patterns }: StackedBarsProps) {
  // A part that is not known leaves nothing to draw of its bar.
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
  // Where two groups begin beside each other the second one is named: it is the longer one.
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
