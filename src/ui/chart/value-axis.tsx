import type { ScaleLinear } from 'd3-scale'

/** Maximum number of axis marks: as many as fit without overlapping labels. */
export const tickCount = (height: number, line: number): number =>
  Math.max(2, Math.round(height / Math.max(48, 2 * line)))

/** Width needed by the longest label of the axis. */
export const axisWidth = (
  scale: ScaleLinear<number, number>,
  count: number,
  format: (value: number) => string,
  letter: number,
): number => Math.ceil(Math.max(...scale.ticks(count).map((tick) => format(tick).length)) * letter) + 8

export interface ValueAxisProps {
  scale: ScaleLinear<number, number>
  count: number
  left: number
  right: number
  format: (value: number) => string
}

/** The value axis: round values on the left, with a grid line for each. */
export function ValueAxis({ scale, count, left, right, format }: ValueAxisProps) {
  return scale.ticks(count).map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={scale(tick)} y2={scale(tick)} className="stroke-border" />
      <text
        x={left - 6}
        y={scale(tick)}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted-foreground text-[0.8125rem] tabular-nums"
      >
        {format(tick)}
      </text>
    </g>
  ))
}
