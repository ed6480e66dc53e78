import { cva } from 'class-variance-authority'

/** Classes of a table, its parts and its cells, for the table kit and for small tables written by hand. */
export const tableClasses = {
  /** Around the table: keyboard users scroll it, so give it tabIndex 0, role region and a label when it can overflow. */
  scroller: 'relative w-full overflow-x-auto',
  table: 'w-full border-collapse text-left text-base',
  caption: 'sr-only',
  head: 'border-b border-border bg-card text-sm text-muted-foreground',
  row: 'border-b border-border last:border-b-0 has-[:checked]:bg-accent',
  clickableRow: 'hover:bg-muted',
  foot: 'border-t-2 border-border font-semibold',
}

/** Classes of a th or td by what it holds: money and numbers right-aligned in tabular figures, dates unbroken. */
export const cellVariants = cva('px-3 py-3 align-top first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6', {
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
})

/** Classes of an amount outside tables (summaries, tiles): unbroken, tabular. */
export const amountVariants = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: { base: 'text-base', large: 'text-xl font-semibold', hero: 'text-2xl font-semibold' },
  },
  defaultVariants: { size: 'base' },
})
