import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { Checkbox } from '@/ui/inputs/checkbox'
import { type DataColumn, isSortable, mainColumnOf } from './data-column'
import { pinned } from './table-row'
import { nextSort, type Sort } from './table-state'
import { usePrinting } from './use-printing'
import type { SelectAll } from './use-table-model'

export interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  all: SelectAll | undefined
  hasActions: boolean
}

/** Header row: sort buttons and the select-all checkbox. Not rendered where rows are cards. */
export function TableHead<Row>({ columns, sort, onSort, all, hasActions }: TableHeadProps<Row>) {
  const main = mainColumnOf(columns)
  return (
    <thead {...tableRoles.group} className={clsx(tableClasses.head, 'max-nav:hidden print:table-header-group')}>
      <tr {...tableRoles.row} className="bg-inherit">
        {all && (
          <th
            {...tableRoles.columnHeader}
            className={clsx(cellVariants({ kind: 'select', head: true }), 'print:hidden', pinned.select)}
          >
            <Checkbox label={m.table_select_all()} labelHidden {...all} />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            isMain={column === main}
            sort={sort?.id === column.id ? sort : undefined}
            onPress={() => onSort(nextSort(sort, column.id, column.descFirst ?? false))}
          />
        ))}
        {hasActions && (
          <th {...tableRoles.columnHeader} className={clsx(cellVariants({ kind: 'action', head: true }), pinned.end)}>
            <span className="sr-only">{m.table_actions()}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeaderCellProps<Row> {
  column: DataColumn<Row>
  isMain: boolean
  sort: Sort | undefined
  onPress: () => void
}

function HeaderCell<Row>({ column, isMain, sort, onPress }: HeaderCellProps<Row>) {
  const isPrinting = usePrinting()
  const kind = column.kind ?? 'text'
  const isRight = kind === 'money' || kind === 'number'
  const text = <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header()}</span>
  const Arrow = sort === undefined ? ArrowUpDown : sort.desc ? ArrowDown : ArrowUp
  return (
    <th
      {...tableRoles.columnHeader}
      aria-sort={sort && (sort.desc ? 'descending' : 'ascending')}
      className={clsx(
        cellVariants({ kind, head: true }),
        isMain && pinned.main,
        column.headerHidden && pinned.end,
        // A long word must not widen the column beyond the remaining width.
        column.grows && 'hyphens-auto wrap-anywhere',
      )}
    >
      {/* Browsers repeat a table head on each printed page only if it contains no buttons. */}
      {isSortable(column) && !isPrinting ? (
        <button
          type="button"
          data-slot="sort-button"
          onClick={onPress}
          className={clsx(
            'group inline-flex min-h-6 print:min-h-0 items-center gap-1 rounded-sm hover:text-foreground',
            isRight ? 'flex-row-reverse text-right' : 'text-left',
            sort && 'text-foreground',
          )}
        >
          {text}
          <Arrow
            className={clsx(
              'size-4 shrink-0 print:hidden',
              !sort && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
        </button>
      ) : (
        // The same height as the neighbouring buttons.
        <span className="inline-flex min-h-6 items-center print:min-h-0">{text}</span>
      )}
    </th>
  )
}
