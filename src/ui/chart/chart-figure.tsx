import type { ReactNode } from 'react'
import { Collapsible } from '../content/collapsible'

export interface ChartFigureProps {
  /** The main point of the chart in one or two sentences. Omit it when the surrounding text says it. */
  summary?: ReactNode
  /** The chart with its legend. */
  children: ReactNode
  /** Label of the button that expands the table. */
  tableLabel: string
  /** A table with every value of the chart; expanded when printed. */
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
