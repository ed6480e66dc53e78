/** One series of a chart: a colour, and a pattern that distinguishes it without colours. */
export interface ChartSeries {
  key: string
  label: string
  /** Name of the colour (data-tint in styles.css); the primary colour by default. */
  tint?: string
  /** Index of the pattern; the patterns repeat. */
  pattern: number
}

const SIZE = 8
/** SVG paths: none, rising diagonals, dots, horizontal lines, a grid. */
const STROKES = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M2 2h.01M6 6h.01', 'M0 2h8M0 6h8', 'M0 2h8M2 0v8']

const patternId = (id: string, series: ChartSeries) => `${id}-${series.key}`

/** The `fill` of a series. It needs `Patterns` of the same id on the page. */
export const fillOf = (id: string, series: ChartSeries): string => `url(#${patternId(id, series)})`

/** The stroke of a series, in its own colour. */
export const EDGE = 'stroke-(--tint,var(--primary))'

/** SVG pattern definitions of the series, for every chart on the page that uses the id. */
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
            <rect
              width={SIZE}
              height={SIZE}
              className={stroke === '' ? 'fill-(--tint,var(--primary))' : 'fill-(--tint-surface,var(--card))'}
            />
            {stroke !== '' && <path d={stroke} className={`${EDGE} fill-none`} strokeWidth={2} strokeLinecap="round" />}
          </pattern>
        )
      })}
    </defs>
  )
}

/** The legend mark before a series name. Decorative: the name carries the meaning. */
export function Swatch({ id, series }: { id: string; series: ChartSeries }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" data-tint={series.tint} className="shrink-0">
      <rect x={1} y={1} width={14} height={14} rx={2} fill={fillOf(id, series)} className={EDGE} />
    </svg>
  )
}
