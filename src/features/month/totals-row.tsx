import type { ReactNode } from 'react'
import { tableRoles } from '@/tables/table-roles'
import { TableFooter, TableRow } from '@/ui/table'

/** The sums under a table; once at its end on paper, and not where rows are cards, whose sums stand above them. */
export function TotalsRow({ children }: { children: ReactNode }) {
  return (
    <TableFooter {...tableRoles.group} className="max-nav:hidden print:table-row-group">
      <TableRow {...tableRoles.row}>{children}</TableRow>
    </TableFooter>
  )
}
