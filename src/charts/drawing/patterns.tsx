/** One series of a chart: a colour, and a pattern that distinguishes it without colours. */
export interface ChartSeries {
  key: string
  label: string
  tint?: string
  /** Index of the pattern; the patterns repeat. */
  pattern: number
}

const SIZE = 8
/** SVG paths: none, rising diagonals, dots, horizontal lines, a grid. */
const STROKES = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M2 2h.01M6 6h.01', 'M0 2h8M0 6h8', 'M0 2h8M2 0v8']

const patternId = (id: string, series: ChartSeries) => `${id}-${series.key}`
const hatchId = (id: string) => `${id}-hatch`

/** The `fill` of a series. It needs `Patterns` of the same id on the page. */
export const fillOf = (id: string, series: ChartSeries): string => `url(#${patternId(id, series)})`

export const STROKE_CLASS = 'stroke-(--tint,var(--color-primary))'

export function Patterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
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
export const hatchOf = (id: string): string => `url(#${hatchId(id)})`

/** The legend mark before a series name. Decorative: the name carries the meaning. */
export function Swatch({ id, series }: { id: string; series: ChartSeries }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" data-tint={series.tint} className="shrink-0">
      <rect x={1} y={1} width={14} height={14} rx={2} fill={fillOf(id, series)} className={STROKE_CLASS} />
    </svg>
  )
}
