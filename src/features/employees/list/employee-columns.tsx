import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/badge'
import { formatDate, plainDate } from '@/values/plain-date'
import { stateName, stateTone } from '../employee-texts'
import { BenefitIcons } from './benefit-icons'
import { type EmployeeRow, nameOf } from './employee-row'
import { ROW_STATES } from './row-state'

/** EMP-02: employee with the new and remove tags, email, an icon for each contracted benefit, and where the row stands. */
export const employeeColumns = dataColumns<EmployeeRow>([
  {
    id: 'name',
    header: () => m.employees_column_employee(),
    cell: ({ employee }) => <EmployeeName employee={employee} />,
    value: ({ employee }) => `${employee.lastName} ${employee.firstName}`,
    searchText: ({ employee }) =>
      // Both orders of the name, and the two numbers that have no column.
      `${employee.lastName} ${employee.firstName} ${employee.lastName}\n${employee.employeeNumber ?? ''}\n${employee.costCenterNumber ?? ''}`,
    isMain: true,
  },
  {
    id: 'email',
    header: () => m.employees_column_email(),
    cell: ({ employee }) => <Email address={employee.emailAddress} />,
    value: ({ employee }) => employee.emailAddress,
    searchText: ({ employee }) => employee.emailAddress,
  },
  {
    id: 'benefits',
    header: () => m.employees_column_benefits(),
    cell: ({ employee, state, contracted }) => (
      <BenefitIcons contracted={contracted} held={employee.benefitTypes} fundsEnded={state === 'funds-ended'} />
    ),
  },
  {
    id: 'state',
    header: () => m.employees_column_state(),
    cell: (row) => <EmployeeState {...row} />,
    value: ({ state }) => ROW_STATES.indexOf(state),
  },
])

/** Breaks before the at sign where it does not fit, elsewhere only on narrow cards. */
function Email({ address }: { address: string }) {
  const [name, ...domain] = address.split(/(?=@)/)
  return (
    <span className="min-w-0 max-nav:wrap-anywhere">
      {name}
      <wbr />
      {domain.join('')}
    </span>
  )
}

function EmployeeName({ employee }: { employee: EmployeeListItem }) {
  return (
    <>
      <span>{nameOf(employee)}</span>
      {employee.isNew && <Badge variant="info">{m.employees_tag_new()}</Badge>}
      {employee.endOfBenefit !== undefined && <Badge variant="attention">{m.employees_tag_remove()}</Badge>}
    </>
  )
}

/** The state in words, with the date that matters next (EMP-08). */
function EmployeeState({ employee, state }: EmployeeRow) {
  const text = dateText(employee, state)
  return (
    <span className="block space-y-1">
      <Badge variant={stateTone(state)}>{stateName(state)}</Badge>
      {text !== undefined && <span className="block text-sm text-muted-foreground">{text}</span>}
    </span>
  )
}

function dateText({ endOfBenefit, endOfFunds }: EmployeeListItem, state: EmployeeRow['state']): string | undefined {
  if (state === 'ending' && endOfBenefit !== undefined) {
    return m.employees_state_ends_on({ date: formatDate(plainDate(endOfBenefit)) })
  }
  if (endOfFunds === undefined) return undefined
  const date = formatDate(plainDate(endOfFunds))
  if (state === 'ended') return m.employees_state_funds_until({ date })
  return state === 'funds-ended' ? m.employees_state_funds_ended_on({ date }) : undefined
}
