import type { ReactNode } from 'react'

export interface LegendRow {
  key: string
  /** The swatch or shape that the chart uses for this entry. */
  sign: ReactNode
  label: string
  value?: ReactNode
}

/** The legend of a chart, with an optional value for each entry. */
export function Legend({ label, rows }: { label: string; rows: readonly LegendRow[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-border">
      {rows.map(({ key, sign, label: name, value }) => (
        <li key={key} className="flex items-center gap-3 py-2.5">
          {sign}
          <span className="min-w-0 grow">{name}</span>
          {value !== undefined && <span className="whitespace-nowrap tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  )
}
