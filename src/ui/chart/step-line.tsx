import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line, symbol, symbolTriangle } from 'd3-shape'
import { useWidth } from './use-width'
import { axisWidth, tickCount, ValueAxis } from './value-axis'

const HEIGHT = 240
const TOP = 14
const BOTTOM = 24
/** Room for a label of the days, for half of one, and for a mark, in px. */
const LABEL = 48
const HALF_LABEL = 20
const MARK = 9

export interface StepPoint {
  /** When, in days of any calendar. */
  at: number
  /** What holds from then on. */
  level: number
}

export interface StepMark extends StepPoint {
  /** A level that was come to, something that came in, something that went out. */
  kind: 'level' | 'in' | 'out'
  /** What it says while it is pointed at. */
  title: string
}

export interface StepLineProps {
  /** The gist, for whoever does not see it; the figures stand in a table beside it. */
  label: string
  /** In order of time; the first one is where the line begins. */
  points: readonly StepPoint[]
  /** Until when the last level is drawn. */
  until: number
  marks: readonly StepMark[]
  /** Days that are named under the line, as far as there is room. */
  days: readonly { at: number; label: string }[]
  /** A round value of the axis. */
  formatAxis: (value: number) => string
}

const triangle = symbol(symbolTriangle, 56)()

/** The shape of something that came in, and of something that went out: for the drawing and its legend. */
export function InOrOut({ kind, x, y }: { kind: 'in' | 'out'; x: number; y: number }) {
  return (
    <path
      d={triangle ?? ''}
      transform={`translate(${x} ${y})${kind === 'in' ? '' : ' rotate(180)'}`}
      // One is filled and points up, the other is hollow and points down.
      className={kind === 'in' ? 'fill-primary stroke-primary' : 'fill-card stroke-primary'}
      strokeWidth={1.5}
    />
  )
}

/** Leaves out what has no room beside the one before. */
function spaced<One>(all: readonly One[], x: (one: One) => number, room: number): One[] {
  let last = Number.NEGATIVE_INFINITY
  return all.filter((one) => {
    if (x(one) - last < room) return false
    last = x(one)
    return true
  })
}

/** What there is over time: a line that steps when something happens, over a threshold of nothing. */
export function StepLine({ label, points: given, until, marks: allMarks, days, formatAxis }: StepLineProps) {
  // What is not known has no place in the drawing.
  const isPlaced = ({ at, level }: StepPoint) => Number.isFinite(at) && Number.isFinite(level)
  const [points, marks] = [given.filter(isPlaced), allMarks.filter(isPlaced)]
  const [ref, width] = useWidth()
  const levels = points.map(({ level }) => level)
  const count = tickCount(HEIGHT - TOP - BOTTOM)
  const y = scaleLinear([Math.min(0, ...levels), Math.max(100, ...levels)], [HEIGHT - BOTTOM, TOP]).nice(count)
  const left = axisWidth(y, count, formatAxis)
  const [first] = points
  // The last label may stand under the end of the line.
  const right = width - HALF_LABEL
  const x = scaleLinear([first?.at ?? 0, Math.max(until, (first?.at ?? 0) + 1)], [left + MARK, right])
  const last = points.at(-1)
  const drawn = last ? [...points, { at: until, level: last.level }] : []
  const path = line<StepPoint>(
    ({ at }) => x(at),
    ({ level }) => y(level),
  ).curve(curveStepAfter)(drawn)
  const [bottom = 0] = y.domain()
  const shown = (['in', 'out', 'level'] as const).flatMap((kind) =>
    spaced(
      marks.filter((mark) => mark.kind === kind),
      ({ at }) => x(at),
      kind === 'level' ? 0 : MARK,
    ),
  )
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="h-auto w-full">
        {bottom < 0 && (
          <rect x={left} width={width - left} y={y(0)} height={y(bottom) - y(0)} className="fill-error/10" />
        )}
        <ValueAxis scale={y} count={count} left={left} right={width} format={formatAxis} />
        <line x1={left} x2={width} y1={y(0)} y2={y(0)} className="stroke-muted-foreground" strokeDasharray="4 3" />
        <path d={path ?? ''} className="fill-none stroke-primary" strokeWidth={2.5} />
        {shown.map(({ kind, at, level, title }) => (
          <g key={`${kind} ${at} ${level}`}>
            <title>{title}</title>
            {kind === 'level' ? (
              <circle cx={x(at)} cy={y(level)} r={4.5} className={level < 0 ? 'fill-error' : 'fill-primary'} />
            ) : (
              <InOrOut kind={kind} x={x(at)} y={y(level)} />
            )}
          </g>
        ))}
        {spaced(days, (day) => x(day.at), LABEL).map((day) => (
          <text
            key={day.at}
            x={x(day.at)}
            y={HEIGHT - 6}
            textAnchor="middle"
            className="fill-muted-foreground text-[0.8125rem]"
          >
            {day.label}
          </text>
        ))}
      </svg>
    </div>
  )
}
