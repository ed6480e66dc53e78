import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { useId, useState } from 'react'
import { Legend } from './legend'
import { type ChartSeries, EDGE, fillOf, Hatch, hatchOf, Patterns, Swatch } from './patterns'
import { Picker } from './picker'
import { PROBE, useMeasured } from './use-measured'
import { axisWidth, tickCount, ValueAxis } from './value-axis'

/** Between the axis and the highest bar that there can be, in px. */
const PLOT = 190
/** Widest a bar gets, and how round its top is, in px. */
const WIDEST = 28
const ROUND = 4
/** A band that has room for a whole label, for a short one, and for the name of a group, in letters. */
const WHOLE_LABEL = 6.5
const SHORT_LABEL = 2.7
const GROUP_LABEL = 6

export interface Bar {
  key: string
  /** In full, where its values stand. */
  title: string
  /** Under the bar, where there is room. */
  label: string
  /** Under a narrow bar. */
  short: string
  /** Under the labels: where something begins, such as a year. */
  group?: string
  /** One for each part, none below zero; undefined when nothing is known of the bar. */
  values: readonly number[] | undefined
  /** Hatched: it is not over yet. */
  isRunning?: boolean
}

export interface StackedBarsProps {
  /** The gist, for whoever does not see it; the figures stand in a table beside it. */
  label: string
  bars: readonly Bar[]
  series: readonly ChartSeries[]
  /** A round value of the axis. */
  formatAxis: (value: number) => string
  format: (value: number) => string
  /** What stands in place of a bar of which nothing is known. */
  unknown: string
  /** What the bars are, for whoever walks along them by keys. */
  pickLabel: string
  /** Under the drawing while no bar is chosen: what the parts come to. */
  legend: { title: string; values: readonly number[] }
}

/** Sums that are made of parts, one bar beside the other; the legend has the values of the bar that is chosen. */
export function StackedBars(props: StackedBarsProps) {
  const { label, series, formatAxis, format, unknown, pickLabel, legend } = props
  // A part that is not known leaves nothing to draw of its bar.
  const bars = props.bars.map((bar) => (bar.values?.every(Number.isFinite) ? bar : { ...bar, values: undefined }))
  const patterns = useId()
  const [picked, setPicked] = useState<number>()
  const { ref, probe, measured } = useMeasured()
  const { width, letter, line } = measured
  const top = line / 2 + 2
  const bottom = top + PLOT
  const height = bottom + 2 * line + 8
  const totals = bars.map(({ values = [] }) => sumOf(values))
  const count = tickCount(PLOT, line)
  const y = scaleLinear([0, Math.max(100, ...totals)], [bottom, top]).nice(count)
  const left = axisWidth(y, count, formatAxis, letter)
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, width],
  ).padding(0.4)
  const barWidth = Math.min(WIDEST, x.bandwidth())
  const middle = (bar: Bar) => (x(bar.key) ?? 0) + x.bandwidth() / 2
  const layers = stack<Bar, number>()
    .keys(series.map((_, at) => at))
    .value(({ values }, at) => values?.[at] ?? 0)(bars)
  const isWide = x.step() >= WHOLE_LABEL * letter
  const every = Math.ceil((SHORT_LABEL * letter) / x.step())
  // Where two groups begin beside each other the second one is named: it is the longer one.
  const groups = bars.filter(({ group }) => group !== undefined)
  const isNamed = (bar: Bar) => {
    const next = groups[groups.indexOf(bar) + 1]
    return groups.includes(bar) && (next === undefined || middle(next) - middle(bar) >= GROUP_LABEL * letter)
  }
  const shape = (bar: Bar, from: number, to: number, isTop: boolean) =>
    barPath({ x: middle(bar) - barWidth / 2, width: barWidth, top: y(to), bottom: y(from), isRound: isTop })
  const chosen = picked === undefined ? undefined : bars[picked]
  const text = ({ title, values }: Bar) => `${title}: ${values ? format(sumOf(values)) : unknown}`
  return (
    <>
      <div ref={ref} className="relative">
        <span ref={probe} {...PROBE} />
        <Picker
          label={pickLabel}
          texts={bars.map((bar) =>
            [text(bar), ...series.map((one, at) => `${one.label} ${format(bar.values?.[at] ?? 0)}`)]
              .slice(0, bar.values ? undefined : 1)
              .join(', '),
          )}
          picked={picked}
          onPick={setPicked}
          nearest={(at) => Math.floor((at - left) / x.step())}
        >
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
            <Patterns id={patterns} series={series} />
            <Hatch id={patterns} />
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
            <ValueAxis scale={y} count={count} left={left} right={width} format={formatAxis} />
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
                            key={bar.key}
                            d={shape(bar, from, to, to === totals[index])}
                            fill={fillOf(patterns, one)}
                            className={EDGE}
                          />
                        )
                      )
                    })}
                  </g>
                )
              )
            })}
            {bars.map((bar, at) => (
              <g key={bar.key} textAnchor="middle" className="fill-muted-foreground text-[0.8125rem]">
                {bar.isRunning && <path d={shape(bar, 0, totals[at] ?? 0, true)} fill={hatchOf(patterns)} />}
                {bar.values === undefined && (
                  <text x={middle(bar)} y={bottom - 8}>
                    {unknown}
                  </text>
                )}
                {at % every === 0 && (
                  <text x={middle(bar)} y={bottom + line}>
                    {isWide ? bar.label : bar.short}
                  </text>
                )}
                {isNamed(bar) && (
                  <text x={middle(bar)} y={height - 6}>
                    {bar.group}
                  </text>
                )}
              </g>
            ))}
          </svg>
        </Picker>
      </div>
      <div>
        <p className="font-semibold">{chosen ? text(chosen) : legend.title}</p>
        <Legend
          label={chosen?.title ?? legend.title}
          rows={series.map((one, at) => ({
            key: one.key,
            sign: <Swatch id={patterns} series={one} />,
            label: one.label,
            value: chosen && !chosen.values ? unknown : format((chosen?.values ?? legend.values)[at] ?? 0),
          }))}
        />
      </div>
    </>
  )
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

interface BarShape {
  x: number
  width: number
  top: number
  bottom: number
  /** The highest part of a bar. */
  isRound: boolean
}

function barPath({ x, width, top, bottom, isRound }: BarShape): string {
  const round = isRound ? Math.min(ROUND, bottom - top, width / 2) : 0
  const right = x + width
  return `M${x} ${bottom}V${top + round}Q${x} ${top} ${x + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${bottom}Z`
}
