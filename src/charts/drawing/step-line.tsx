import { m } from '@generated/messages/messages.js'
import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line, symbol, symbolTriangle } from 'd3-shape'
import { Picker, usePlot, ValueAxis } from './plot'

/** Height of the plot area, in px. */
const PLOT = 202
/** Space for a day label, in characters, and for a mark, in px. */
const LABEL = 6.5
const MARK = 9

export interface StepPoint {
  /** The time as a day number; any epoch works. */
  at: number
  level: number
}

export interface StepMark extends StepPoint {
  /** The kind of event: the value was set, something was added, or something was taken out. */
  kind: 'level' | 'in' | 'out'
  title: string
}

export interface StepLineProps {
  label: string
  points: readonly StepPoint[]
  /** The last value is drawn up to this time. */
  until: number
  marks: readonly StepMark[]
  /** Days labelled under the line. Labels that do not fit are left out. */
  days: readonly { at: number; label: string }[]
}

const triangle = symbol(symbolTriangle, 56)()

/** Marker shape for an addition or a withdrawal, used in the chart and in its legend. */
export function InOutMarker({ kind, x, y }: { kind: 'in' | 'out'; x: number; y: number }) {
  return (
    <path
      d={triangle ?? ''}
      transform={`translate(${x} ${y})${kind === 'in' ? '' : ' rotate(180)'}`}
      // Filled and pointing up for an addition, hollow and pointing down for a withdrawal.
      className={kind === 'in' ? 'fill-primary stroke-primary' : 'fill-card stroke-primary'}
      strokeWidth={1.5}
    />
  )
}

function spaced<One>(all: readonly One[], x: (one: One) => number, room: number): One[] {
  let last = Number.NEGATIVE_INFINITY
  return all.filter((one) => {
    if (x(one) - last < room) return false
    last = x(one)
    return true
  })
}

/** A step line chart of a value over time, with a baseline at zero. */
export function StepLine({ label, points: given, until, marks: allMarks, days }: StepLineProps) {
  // Leave out points with unknown values: NaN would break the path.
  const isPlaced = ({ at, level }: StepPoint) => Number.isFinite(at) && Number.isFinite(level)
  const [points, marks] = [given.filter(isPlaced), allMarks.filter(isPlaced)]
  const levels = points.map(({ level }) => level)
  const range = [Math.min(0, ...levels), Math.max(100, ...levels)] as const
  const plot = usePlot({ size: PLOT, above: 6, lines: 1, range })
  const { width, letter, top, bottom, height, left, y } = plot
  const [first] = points
  // Leave room for half of the last label to the right of the end of the line.
  const right = width - (LABEL / 2) * letter
  const x = scaleLinear([first?.at ?? 0, Math.max(until, (first?.at ?? 0) + 1)], [left + MARK, right])
  const last = points.at(-1)
  const drawn = last ? [...points, { at: until, level: last.level }] : []
  const path = line<StepPoint>(
    ({ at }) => x(at),
    ({ level }) => y(level),
  ).curve(curveStepAfter)(drawn)
  const [least = 0] = y.domain()
  const shown = (['in', 'out', 'level'] as const).flatMap((kind) =>
    spaced(
      marks.filter((mark) => mark.kind === kind),
      ({ at }) => x(at),
      kind === 'level' ? 0 : MARK,
    ),
  )
  const places = shown.toSorted((one, other) => one.at - other.at)
  const chosen = plot.picked === undefined ? undefined : places[plot.picked]
  const nearest = (from: number) =>
    places.reduce((best, { at }, index) => {
      const known = places[best]
      return known && Math.abs(x(known.at) - from) <= Math.abs(x(at) - from) ? best : index
    }, 0)
  return (
    <div>
      <Picker
        plot={plot}
        label={label}
        pickLabel={m.deposit_forecast_day()}
        texts={places.map(({ title }) => title)}
        nearest={nearest}
      >
        {chosen && <line x1={x(chosen.at)} x2={x(chosen.at)} y1={top} y2={bottom} className="stroke-input" />}
        {least < 0 && (
          <rect x={left} width={width - left} y={y(0)} height={y(least) - y(0)} className="fill-error/10" />
        )}
        <ValueAxis {...plot} />
        <line x1={left} x2={width} y1={y(0)} y2={y(0)} className="stroke-muted-foreground" strokeDasharray="4 3" />
        <path d={path ?? ''} className="fill-none stroke-primary" strokeWidth={2.5} />
        {shown.map(({ kind, at, level }) => (
          <g key={`${kind} ${at} ${level}`}>
            {kind === 'level' ? (
              <circle cx={x(at)} cy={y(level)} r={4.5} className={level < 0 ? 'fill-error' : 'fill-primary'} />
            ) : (
              <InOutMarker kind={kind} x={x(at)} y={y(level)} />
            )}
          </g>
        ))}
        {spaced(days, (day) => x(day.at), LABEL * letter).map((day) => (
          <text
            key={day.at}
            x={x(day.at)}
            y={height - 6}
            textAnchor="middle"
            className="fill-muted-foreground text-[0.8125rem]"
          >
            {day.label}
          </text>
        ))}
      </Picker>
      {/* Reserve the line, so that the layout does not shift. */}
      <p aria-hidden="true" className="min-h-6 text-sm text-muted-foreground">
        {chosen?.title}
      </p>
    </div>
  )
}
