import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { type DataColumn, mainColumnOf } from './data-column'

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
