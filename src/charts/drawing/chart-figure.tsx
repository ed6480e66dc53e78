import type { ReactNode } from 'react'
import { Collapsible } from '@/ui/content/collapsible'

export interface ChartFigureProps {
  /** The main point of the chart in one or two sentences. Omit it when the surrounding text says it. */
  summary?: ReactNode
  children: ReactNode
  tableLabel: string
  table: ReactNode
}

/** A chart with a text summary, and its values in an expandable table for people who cannot see the chart. */
export function ChartFigure({ summary, children, tableLabel, table }: ChartFigureProps) {
  return (
    <figure data-slot="chart" className="space-y-4">
      {summary !== undefined && <figcaption>{summary}</figcaption>}
      {children}
      <Collapsible title={tableLabel}>{table}</Collapsible>
    </figure>
  )
}

export interface LegendProps {
  label: string
  rows: readonly { key: string; sign: ReactNode; label: string; value?: ReactNode }[]
}

export function Legend({ label, rows }: LegendProps) {
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
