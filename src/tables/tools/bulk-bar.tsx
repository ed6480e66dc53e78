import { m } from '@generated/messages/messages.js'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import type { BulkCommand } from '../table-tools'

interface BulkBarProps<Row> {
  rows: readonly Row[]
  commands: readonly BulkCommand<Row>[]
  onClear: () => void
}

/** BLK-01: the number of selected rows and their commands; stays in sight while rows are selected. */
export function BulkBar<Row>({ rows, commands, onClear }: BulkBarProps<Row>) {
  return (
    <section
      aria-label={m.table_selection()}
      className="sticky bottom-4 z-2 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-lg border border-border bg-popover px-4 py-2 shadow-floating print:hidden"
    >
      <p className="font-medium tabular-nums">{m.table_selection_count({ count: formatCount(rows.length) })}</p>
      {commands.map(({ key, label, icon, isDestructive, onSelect }) => (
        <Button
          key={key}
          variant="outline"
          size="sm"
          className={isDestructive ? 'text-error' : undefined}
          onClick={() => onSelect(rows)}
        >
          {icon}
          {label()}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {m.table_selection_clear()}
      </Button>
    </section>
  )
}
