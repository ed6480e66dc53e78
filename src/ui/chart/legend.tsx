import type { ReactNode } from 'react'

export interface LegendRow {
  key: string
  /** What the drawing has of it. */
  sign: ReactNode
  label: string
  value?: ReactNode
}

/** What the parts of a drawing are, with a figure each where there is one. */
export function Legend({ label, rows }: { label: string; rows: readonly LegendRow[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6">
      {rows.map(({ key, sign, label: name, value }) => (
        <li key={key} className="flex items-center gap-3 py-1">
          {sign}
          <span className="min-w-0 grow">{name}</span>
          {value !== undefined && <span className="whitespace-nowrap tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  )
}
