import { m } from '@generated/messages/messages.js'
import { UserPlus } from 'lucide-react'
import { DataTable } from '@/tables/data-table'
import { Card, CardContent } from '@/ui/content/card'
import { Skeleton } from '@/ui/content/skeleton'
import { buttonVariants } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { employeeColumns } from './employee-columns'
import { type EmployeeRow, nameOf } from './employee-row'

const NO_ROWS: readonly EmployeeRow[] = []

/** Skeleton of the list, in the size of the real one. */
export function EmployeesPending() {
  return (
    <>
      <PageHeader
        title={m.employees_title()}
        description={m.employees_description()}
        // Invisible buttons reserve their space. Their texts decide whether they fit next to the title.
        action={[m.employees_import_link(), m.employees_add()].map((text) => (
          <span key={text} aria-hidden="true" className={`${buttonVariants({ variant: 'outline' })} invisible`}>
            <UserPlus />
            {text}
          </span>
        ))}
      />
      <Card>
        <CardContent className="space-y-4">
          {/* As high as the toolbar. */}
          <Skeleton className="h-29 nav:h-16" />
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
