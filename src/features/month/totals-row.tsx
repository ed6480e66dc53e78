import type { ReactNode } from 'react'
import { TableFooter, TableRow, tableRoles } from '@/ui/content/table'

/** Printed once, at the end of the table; hidden where rows are cards, which show the totals above. */
export function TotalsRow({ children }: { children: ReactNode }) {
  return (
    <TableFooter {...tableRoles.group} className="max-nav:hidden print:table-row-group [&_:is(td,th)]:align-baseline">
      <TableRow {...tableRoles.row}>{children}</TableRow>
    </TableFooter>
  )
}
