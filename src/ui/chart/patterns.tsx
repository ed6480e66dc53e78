/** A part of a drawing: its colour, and a pattern that says the same without colours. */
export interface ChartSeries {
  key: string
  label: string
  /** Whose colour it has (data-tint in styles.css); the portal's own without one. */
  tint?: string
  /** Which of the patterns; they repeat. */
  pattern: number
}

const SIZE = 8
/** Nothing, rising lines, dots, lying lines, a grid. */
const STROKES = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M2 2h.01M6 6h.01', 'M0 2h8M0 6h8', 'M0 2h8M2 0v8']

const patternId = (id: string, series: ChartSeries) => `${id}-${series.key}`

/** The fill of a part; its pattern stands in `Patterns` of the same id. */
export const fillOf = (id: string, series: ChartSeries): string => `url(#${patternId(id, series)})`

/** The edge of a part: its own colour. */
export const EDGE = 'stroke-(--tint,var(--primary))'

/** Patterns of the parts of a drawing, for every drawing on the page that names the id. */
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
            <rect width={SIZE} height={SIZE} className="fill-(--tint-surface,var(--accent))" />
            {stroke !== '' && (
              <path d={stroke} className={`${EDGE} fill-none`} strokeWidth={1.5} strokeLinecap="round" />
            )}
          </pattern>
        )
      })}
    </defs>
  )
}

const hatchId = (id: string) => `${id}-hatch`

/** Laid over a bar that is not over yet: its pattern shows between the lines. */
export const hatchOf = (id: string): string => `url(#${hatchId(id)})`

export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={hatchId(id)} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <path d="M-2 6l4 4M0 0l8 8M6 -2l4 4" className="fill-none stroke-card" strokeWidth={3} />
    </pattern>
  </defs>
)

/** What stands before a part's name; the name says the same. */
export function Swatch({ id, series }: { id: string; series: ChartSeries }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" data-tint={series.tint} className="shrink-0">
      <rect x={1} y={1} width={14} height={14} rx={2} fill={fillOf(id, series)} className={EDGE} />
    </svg>
  )
}
