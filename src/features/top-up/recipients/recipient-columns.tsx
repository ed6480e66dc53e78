import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/badge'
import { formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import type { RecipientRow } from './employee-choice'

/** TOP-03: who, and what may still be loaded. */
export const recipientColumns = dataColumns<RecipientRow>([
  {
    id: 'name',
    header: () => m.top_up_column_employee(),
    cell: (row) => <EmployeeName row={row} />,
    value: ({ name }) => name,
    searchText: ({ name, employee }) =>
      `${name} ${employee.lastName}\n${employee.employeeNumber ?? ''}\n${employee.costCenter ?? ''}`,
    isMain: true,
  },
  {
    id: 'costCenter',
    header: () => m.top_up_column_cost_center(),
    cell: ({ employee }) => employee.costCenter,
    value: ({ employee }) => employee.costCenter,
  },
  {
    id: 'available',
    header: () => m.top_up_column_available(),
    cell: ({ available }) => formatEuros(available),
    value: ({ available }) => available,
    kind: 'money',
    descFirst: true,
  },
])

function EmployeeName({ row: { name, isOnHold, employee } }: { row: RecipientRow }) {
  const { pendingLoadDate } = employee
  return (
    <span className="block">
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {name}
        {isOnHold && <Badge variant="neutral">{m.top_up_on_hold()}</Badge>}
      </span>
      {pendingLoadDate !== undefined && (
        <span className="block text-sm font-normal text-muted-foreground">
          {m.top_up_waits({ date: formatDate(plainDate(pendingLoadDate)) })}
        </span>
      )}
    </span>
  )
}
