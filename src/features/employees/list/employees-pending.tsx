import { m } from '@generated/messages/messages.js'
import { DataTable } from '@/tables/data-table'
import { Card, CardContent } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { employeeColumns } from './employee-columns'
import { type EmployeeRow, nameOf } from './employee-row'

const NO_ROWS: readonly EmployeeRow[] = []

/** The list while it is being read: as large as what comes. */
export function EmployeesPending() {
  return (
    <>
      <PageHeader title={m.employees_title()} description={m.employees_description()} />
      <Card>
        <CardContent>
          <DataTable
            caption={m.employees_table_label()}
            columns={employeeColumns}
            rows={NO_ROWS}
            rowId={({ employee }) => employee.personId}
            rowLabel={({ employee }) => nameOf(employee)}
            status="loading"
          />
        </CardContent>
      </Card>
    </>
  )
}
