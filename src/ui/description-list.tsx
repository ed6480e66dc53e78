import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DescriptionRow {
  /** Stable key; the label serves when it is a string of its own. */
  key?: string
  label: string
  /** Never a bare number: `formatCount` groups its thousands. */
  value: Exclude<ReactNode, number | bigint>
  /** Money and numbers stand right-aligned in tabular figures. */
  kind?: 'text' | 'money' | 'number'
  /** A sum or the decisive figure. */
  strong?: boolean
  /** Small text under the value. */
  note?: ReactNode
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[]
  /** `side`: label left, value right (summaries). `stacked`: value under label (details in columns). */
  layout?: 'side' | 'stacked'
  className?: string
}

/** Labels and values: summaries, confirmations, details. */
export function DescriptionList({ rows, layout = 'side', className }: DescriptionListProps) {
  const side = layout === 'side'
  return (
    <dl
      data-slot="description-list"
      className={clsx(side ? 'divide-y divide-border' : 'grid gap-x-8 gap-y-4 sm:grid-cols-2', className)}
    >
      {rows.map((row) => (
        <div
          key={row.key ?? row.label}
          className={clsx(side && 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 print:py-1')}
        >
          <dt className={clsx(row.strong ? 'font-semibold' : 'text-muted-foreground', !side && 'text-sm')}>
            {row.label}
          </dt>
          <dd
            className={clsx(
              'min-w-0',
              side && 'ml-auto text-right',
              (row.kind === 'money' || row.kind === 'number') && 'whitespace-nowrap tabular-nums',
              row.strong && 'font-semibold',
            )}
          >
            {row.value}
          </dd>
          {/* Under both, so that a long one does not push the value under its label. */}
          {row.note !== undefined && (
            <dd className={clsx('text-sm text-muted-foreground', side && 'w-full text-right')}>{row.note}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
