import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { employeeSearchText } from '@/domain/employee-search'
import { typeName } from '@/employees/employee-types'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { formatDate, plainDate } from '@/values/plain-date'
import { stateName, stateTone } from '../employee-texts'
import { BenefitIcons } from './benefit-icons'
import { type EmployeeRow, nameOf } from './employee-row'
import { ROW_STATES } from './row-state'

/** EMP-02: employee with the new and remove tags, email, benefit icons, and state. */
export const employeeColumns = dataColumns<EmployeeRow>([
  {
    id: 'name',
    header: () => m.employees_column_employee(),
    cell: ({ employee }) => <EmployeeName employee={employee} />,
    value: ({ employee }) => `${employee.lastName} ${employee.firstName}`,
    file: ({ employee }) => nameOf(employee),
    searchText: ({ employee }) => employeeSearchText(employee),
    isMain: true,
  },
  {
    id: 'email',
    header: () => m.employees_column_email(),
    cell: ({ employee }) => employee.emailAddress,
    value: ({ employee }) => employee.emailAddress,
    narrow: 'fill',
    grows: true,
  },
  {
    id: 'benefits',
    header: () => m.employees_column_benefits(),
    cell: ({ employee, state, contracted }) => (
      <BenefitIcons contracted={contracted} held={employee.benefitTypes} fundsEnded={state === 'funds-ended'} />
    ),
    file: ({ employee, contracted }) =>
      contracted
        .filter((type) => employee.benefitTypes.includes(type))
        .map(benefitName)
        .join(', '),
    narrow: 'plain',
  },
  {
    id: 'type',
    header: () => m.employees_filter_type(),
    cell: ({ employee }) => typeName(employee.employeeType),
    value: ({ employee }) => typeName(employee.employeeType),
    optional: true,
  },
  {
    id: 'number',
    header: () => m.employees_field_number(),
    cell: ({ employee }) => employee.employeeNumber,
    value: ({ employee }) => employee.employeeNumber,
    optional: true,
  },
  {
    id: 'costCenter',
    header: () => m.employees_field_cost_center(),
    cell: ({ employee }) => employee.costCenterNumber,
    value: ({ employee }) => employee.costCenterNumber,
    optional: true,
  },
  {
    id: 'state',
    header: () => m.employees_column_state(),
    cell: (row) => <EmployeeState {...row} />,
    value: ({ state }) => ROW_STATES.indexOf(state),
    file: stateText,
    narrow: 'plain',
  },
])

function EmployeeName({ employee }: { employee: EmployeeListItem }) {
  return (
    <>
      <span>{nameOf(employee)}</span>
      {employee.isNew && <Badge variant="info">{m.employees_tag_new()}</Badge>}
      {employee.endOfBenefit !== undefined && <Badge variant="attention">{m.employees_tag_remove()}</Badge>}
    </>
  )
}

/** Text of a special state with its next date (EMP-08); nothing for active employees. */
function EmployeeState({ employee, state }: EmployeeRow) {
  const text = stateText({ employee, state })
  if (text === undefined) return null
  return <Badge variant={state === 'active' ? 'neutral' : stateTone(state)}>{text}</Badge>
}

function stateText({ employee, state }: Pick<EmployeeRow, 'employee' | 'state'>): string | undefined {
  if (state === 'active') return employee.employeeType === 'Onhold' ? typeName('Onhold') : undefined
  return dateText(employee, state) ?? stateName(state)
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
