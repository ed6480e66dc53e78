import { cva } from 'class-variance-authority'

export const tableClasses = {
  /** If it can overflow, set tabIndex 0, role region and a label, so that keyboard users can scroll it. */
  scroller: 'relative w-full overflow-x-auto print:overflow-visible',
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

/** Explicit roles: `display: block`, which narrow cards need, can remove the implicit table roles. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const
