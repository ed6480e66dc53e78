import { m } from '@generated/messages/messages.js'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { type DataColumn, type FileKind, type FileValue, mainColumnOf } from '../data-column'
import type { BulkCommand } from '../table-tools'
import { csvText } from './file-columns'

// Parts of a table with tools that are lazy-loaded after the table has rendered.
export { ToolButtons } from './tool-buttons'

interface BulkBarProps<Row> {
  rows: readonly Row[]
  commands: readonly BulkCommand<Row>[]
  onClear: () => void
}

export function BulkBar<Row>({ rows, commands, onClear }: BulkBarProps<Row>) {
  return (
    <section
      aria-label={m.table_selection()}
      className="sticky bottom-4 z-2 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-lg border border-border bg-card px-4 py-2 shadow-floating print:hidden"
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

/** Email addresses wrap before the at sign: otherwise the longest of thousands would squeeze the other columns. */
function paperText(kind: FileKind, value: FileValue): ReactNode {
  if (kind === 'money' && typeof value === 'number') return formatEuros(cents(value))
  const text = csvText(kind, value)
  const at = text.indexOf('@')
  return at < 0 ? text : [text.slice(0, at), <wbr key="break" />, text.slice(at)]
}

export interface PaperBodyProps<Row extends RowData> {
  columns: readonly DataColumn<Row>[]
  rows: readonly { id: string; original: Row }[]
  hasSelection: boolean
  hasActions: boolean
}

/** EXP-03: plain text: ten thousand rows with icons and menus take twelve seconds (docs/decisions/027). */
export function PaperBody<Row extends RowData>({ columns, rows, hasSelection, hasActions }: PaperBodyProps<Row>) {
  const main = mainColumnOf(columns)
  const cells = columns.map((column) => ({
    column,
    kind: column.fileKind ?? column.kind ?? 'text',
    read: column.file === false ? undefined : (column.file ?? column.value),
    className: clsx(cellVariants({ kind: column.kind ?? 'text' }), 'font-normal'),
  }))
  return (
    <tbody {...tableRoles.group}>
      {rows.map(({ id, original }) => (
        <tr key={id} {...tableRoles.row} className={tableClasses.row}>
          {hasSelection && <td aria-hidden />}
          {cells.map(({ column, kind, read, className }) =>
            column === main ? (
              <th key={column.id} {...tableRoles.rowHeader} className={className}>
                {paperText(kind, read?.(original))}
              </th>
            ) : (
              <td key={column.id} className={className}>
                {paperText(kind, read?.(original))}
              </td>
            ),
          )}
          {hasActions && <td aria-hidden />}
        </tr>
      ))}
    </tbody>
  )
}
