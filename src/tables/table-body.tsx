import { m } from '@generated/messages/messages.js'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ReactNode, useMemo, useState } from 'react'
import { useStableCallback } from '@/browser/use-stable-callback'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { Button } from '@/ui/inputs/button'
import type { MenuTrigger } from '@/ui/overlays/action-menu'
import { type DataColumn, mainColumnOf } from './data-column'
import { toggleOne } from './selection'
import { DataRow, type RowBehaviour, rowCells } from './table-row'
import type { TableSelection } from './use-table-model'

export interface TableBodyProps<Row extends RowData> extends RowBehaviour<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  pageRows: readonly { id: string; original: Row }[]
  selection: TableSelection<Row> | undefined
  /** Props of a row's menu button, and the row whose menu is open. All rows share one menu. */
  triggerOf: MenuTrigger
  openOwner: string | undefined
}

export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { columns, rows, pageRows, selection, onApproach, openOwner, ...behaviour } = props
  const locale = useLocale()
  // oxlint-disable-next-line react/exhaustive-deps -- headers are translated, so they depend on the locale
  const cells = useMemo(() => rowCells(columns), [columns, locale])
  const keys = useRowKeys(
    pageRows.map(({ id }) => id),
    rows,
  )
  const toggle = useStableCallback((id: string) => selection?.onChange(toggleOne(selection.selected, id)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects that a row is about to be used
    <tbody {...tableRoles.group} className="max-nav:block" onPointerEnter={onApproach} onFocus={onApproach}>
      {pageRows.map(({ id, original }, index) => (
        <DataRow
          key={keys[index]}
          {...behaviour}
          id={id}
          row={original}
          cells={cells}
          isMenuOpen={id === openOwner}
          isSelectable={selection !== undefined}
          isChecked={selection?.selected.has(id) ?? false}
          refusal={selection?.refuse?.(original)}
          onToggle={toggle}
        />
      ))}
    </tbody>
  )
}

interface Drawn {
  ids: readonly string[]
  keys: readonly string[]
  data: unknown
  made: number
}

const NOTHING: Drawn = { ids: [], keys: [], data: undefined, made: 0 }

/**
 * React keys for the rows of a page. When the same data is sorted, searched or paged, new rows reuse the elements of
 * removed rows, at a third of the cost. When the data changes, they do not, so that the focus of a removed row does not
 * move to another row.
 * @param data all rows, the same object while they are unchanged
 */
function useRowKeys(ids: readonly string[], data: unknown): readonly string[] {
  const [drawn, setDrawn] = useState(NOTHING)
  if (data === drawn.data && ids.length === drawn.ids.length && ids.every((id, index) => id === drawn.ids[index])) {
    return drawn.keys
  }
  const next = follow(drawn, ids, data)
  setDrawn(next)
  return next.keys
}

function follow(before: Drawn, ids: readonly string[], data: unknown): Drawn {
  const known = new Map(before.ids.map((id, index) => [id, before.keys[index]]))
  const here = new Set(ids)
  const free = data === before.data ? before.keys.filter((_, index) => !here.has(before.ids[index] ?? '')) : []
  let { made } = before
  const keys = ids.map((id) => known.get(id) ?? free.shift() ?? String((made += 1)))
  return { ids, keys, data, made }
}

/** Stands in place of the rows when there are none, or none that match the search. */
export function NoRows({ search, empty, onClear }: { search: string; empty: ReactNode; onClear: () => void }) {
  if (search.trim() !== '') {
    return (
      <EmptyState
        title={m.table_empty_search()}
        action={
          <Button variant="outline" onClick={onClear}>
            {m.table_search_clear()}
          </Button>
        }
      />
    )
  }
  return empty ?? <EmptyState title={m.table_empty()} />
}

export interface TableSums {
  label: string
  /** By the column's id. */
  sums: Readonly<Record<string, ReactNode>>
}

/** A row of sums. Printed once, at the end of the table; hidden where rows are cards. */
export function TableFoot<Row>({ columns, label, sums }: TableSums & { columns: readonly DataColumn<Row>[] }) {
  const main = mainColumnOf(columns)
  return (
    <tfoot
      {...tableRoles.group}
      className={clsx(tableClasses.foot, 'max-nav:hidden print:table-row-group [&_:is(td,th)]:align-baseline')}
    >
      <tr {...tableRoles.row} className={tableClasses.row}>
        {columns.map((column) =>
          column === main ? (
            <th key={column.id} {...tableRoles.rowHeader} className={cellVariants()}>
              {label}
            </th>
          ) : (
            <td key={column.id} {...tableRoles.cell} className={cellVariants({ kind: column.kind })}>
              {sums[column.id]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
