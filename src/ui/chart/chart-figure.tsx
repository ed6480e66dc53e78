import type { ReactNode } from 'react'
import { Collapsible } from '../collapsible'

export interface ChartFigureProps {
  /** What the drawing says, in a sentence or two; without it the text around the drawing does. */
  summary?: ReactNode
  /** The drawing, with its legend. */
  children: ReactNode
  /** The button that unfolds the table. */
  tableLabel: string
  /** Every figure of the drawing; paper has it unfolded. */
  table: ReactNode
}

/** A drawing with what it says in words, and its figures in a table for those who read. */
export function ChartFigure({ summary, children, tableLabel, table }: ChartFigureProps) {
  return (
    <figure data-slot="chart" className="space-y-4">
      {summary !== undefined && <figcaption>{summary}</figcaption>}
      {children}
      <Collapsible title={tableLabel}>{table}</Collapsible>
    </figure>
  )
}
