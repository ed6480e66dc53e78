import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLocale } from '@/language/locale'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { cents, formatEuros } from '@/values/money'
import { type DataColumn, type FileKind, type FileValue, mainColumnOf } from '../data-column'
import { csvText } from './file-columns'

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
  /** Whether the table has extra cells for selection and row menus. */
  hasSelection: boolean
  hasActions: boolean
}

/**
 * EXP-03: the rows as plain text, as in an exported file, for printing. The browser blocks while it renders them, and
 * ten thousand rows with icons, badges and menus take about twelve seconds (docs/decisions/027).
 */
export function PaperBody<Row extends RowData>({ columns, rows, hasSelection, hasActions }: PaperBodyProps<Row>) {
  useLocale()
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
