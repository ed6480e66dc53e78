import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DescriptionRow {
  /** Stable React key; defaults to the label, which must then be a unique string. */
  key?: string
  label: string
  /** Never a plain number: `formatCount` groups its thousands. */
  value: Exclude<ReactNode, number | bigint>
  kind?: 'text' | 'money' | 'number'
  /** Emphasises the row: a sum or the main figure. */
  strong?: boolean
  /** The amount that the list is about, in the largest figures. */
  isAnswer?: boolean
  note?: ReactNode
}

/** Rows of which some may be left out. */
export type DescriptionRows = readonly (DescriptionRow | false | undefined)[]

export interface DescriptionListProps {
  rows: DescriptionRows
  /** `side`: label left, value right (summaries). `stacked`: value under label (details in columns). */
  layout?: 'side' | 'stacked'
  className?: string
}

export function DescriptionList({ rows, layout = 'side', className }: DescriptionListProps) {
  const side = layout === 'side'
  return (
    <dl
      data-slot="description-list"
      className={clsx(side ? 'divide-y divide-border' : 'grid gap-x-8 gap-y-4 sm:grid-cols-2', className)}
    >
      {rows
        .filter((row) => row !== undefined && row !== false)
        .map((row) => (
          <div
            key={row.key ?? row.label}
            className={clsx(
              side && 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 print:py-1',
            )}
          >
            <dt
              className={clsx(
                row.strong || row.isAnswer ? 'font-semibold' : 'text-muted-foreground',
                !side && 'text-sm',
              )}
            >
              {row.label}
            </dt>
            <dd
              className={clsx(
                'min-w-0',
                side && 'ml-auto text-right',
                (row.kind === 'money' || row.kind === 'number') && 'whitespace-nowrap tabular-nums',
                (row.strong || row.isAnswer) && 'font-semibold',
                row.isAnswer && 'text-2xl print:text-xl',
              )}
            >
              {row.value}
            </dd>
            {/* Below label and value, so that a long note does not wrap the value under its label. */}
            {row.note !== undefined && (
              <dd className={clsx('text-sm text-muted-foreground', side && 'w-full text-right')}>{row.note}</dd>
            )}
          </div>
        ))}
    </dl>
  )
}

export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
