import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const tableClasses = {
  /** If it can overflow, set tabIndex 0, role region and a label, so that keyboard users can scroll it. */
  scroller: 'relative w-full overflow-x-auto',
  /** Extends the table to the edges of its card, so that its text aligns with the card's text. */
  bleed: 'mx-[calc(-1*var(--card-inset,0px))] w-auto!',
  table: 'w-full border-collapse text-left text-base',
  caption: 'sr-only',
  head: 'border-b border-border bg-card text-sm text-muted-foreground',
  row: 'border-b border-border bg-card last:border-b-0 has-[:checked]:bg-accent',
  clickableRow: 'hover:bg-muted',
  foot: 'border-t-2 border-border font-semibold',
}

/** Classes of a th or td by content: money and numbers right-aligned in tabular figures, dates without wrapping. */
export const cellVariants = cva(
  'px-3 py-(--row-inset) align-top first:pl-(--card-inset,0px) last:pr-(--card-inset,0px)',
  {
    variants: {
      kind: {
        text: '',
        money: 'text-right whitespace-nowrap tabular-nums',
        number: 'text-right whitespace-nowrap tabular-nums',
        date: 'whitespace-nowrap tabular-nums',
        action: 'w-px text-right whitespace-nowrap',
        select: 'w-px pr-0',
      },
      head: { true: 'align-bottom font-medium', false: '' },
    },
    defaultVariants: { kind: 'text', head: false },
  },
)

export function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot data-slot="table-footer" className={clsx(tableClasses.foot, className)} {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={clsx(tableClasses.row, className)} {...props} />
}

type CellKind = Pick<VariantProps<typeof cellVariants>, 'kind'>

export function TableHead({ kind, scope = 'col', className, ...props }: ComponentProps<'th'> & CellKind) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={clsx(cellVariants({ kind, head: scope === 'col' }), className)}
      {...props}
    />
  )
}

export function TableCell({ kind, className, ...props }: ComponentProps<'td'> & CellKind) {
  return <td data-slot="table-cell" className={clsx(cellVariants({ kind }), className)} {...props} />
}

/** Explicit roles: `display: block`, which narrow cards need, can remove the implicit table roles. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const
