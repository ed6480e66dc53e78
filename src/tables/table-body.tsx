import type { Row as ModelRow, RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLocale } from '@/language/locale'
import type { MenuTrigger } from '@/ui/overlays/action-menu'
import type { DataColumn } from './data-column'
import { toggleOne } from './selection'
import type { features } from './table-features'
import { tableRoles } from './table-roles'
import { DataRow, type RowBehaviour, rowCells } from './table-row'
import { useRowKeys } from './use-row-keys'
import { useStableCallback } from './use-stable-callback'
import type { TableSelection } from './use-table-model'

export interface TableBodyProps<Row extends RowData> extends RowBehaviour<Row> {
  columns: readonly DataColumn<Row>[]
  /** All rows of the table. */
  rows: readonly Row[]
  /** The rows of the current page. */
  pageRows: readonly ModelRow<typeof features, Row>[]
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
          hasActions={behaviour.actions !== undefined}
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
