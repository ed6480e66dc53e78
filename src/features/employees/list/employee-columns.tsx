import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitIcon, benefitName } from '@/domain/benefit-names'
import { employeeSearchText } from '@/domain/employee-search'
import { typeName } from '@/employment/employment-rules'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { nameInList } from '@/values/people/names'
import { type EmployeeRow, ROW_STATES, STATES } from './employee-row'

/** EMP-02: an icon with text for each contracted benefit; grey if not held or if the funds have ended. */
function BenefitIcons({ employee, state, contracted }: EmployeeRow) {
  // No benefit can be used any more, so all icons are grey.
  const fundsEnded = state === 'funds-ended'
  return (
    <ul className="flex flex-wrap gap-1 nav:-my-0.5 nav:flex-nowrap">
      {contracted.map((type) => {
        const Icon = benefitIcon(type)
        const benefit = benefitName(type)
        const isHeld = employee.benefitTypes.includes(type)
        const inUse = isHeld && !fundsEnded
        const text = inUse
          ? benefit
          : isHeld
            ? m.employees_benefit_funds_ended({ benefit })
            : m.employees_benefit_not_held({ benefit })
        return (
          <li
            key={type}
            title={text}
            data-tint={type}
            className={clsx(
              // Paper has no tooltips: the names replace the icons, and benefits that are not held are left out.
              'inline-flex rounded-sm border p-1 print:border-0 print:p-0 [&_svg]:size-4.5 print:[&_svg]:hidden',
              inUse
                ? 'border-(--tint)/25 bg-(--tint-surface) text-(--tint) print:text-inherit'
                : 'border-dashed border-border text-muted-foreground print:hidden',
            )}
          >
            <Icon />
            <span className="sr-only print:not-sr-only">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The names of the icons, for users who see them: screen readers have the name with each icon. */
export function BenefitKey({ contracted }: { contracted: readonly BenefitType[] }) {
  return (
    <ul aria-hidden="true" className="flex min-h-6 flex-wrap gap-x-6 gap-y-1 text-sm print:hidden">
      {contracted.map((type) => (
        <li key={type}>
          <BenefitLabel type={type} />
        </li>
      ))}
    </ul>
  )
}

/** EMP-02: employee with the new and remove tags, email, benefit icons, and state. */
export const employeeColumns = dataColumns<EmployeeRow>([
  {
    id: 'name',
    header: () => m.employees_column_employee(),
    cell: ({ employee }) => (
      <>
        <span>{nameInList(employee)}</span>
        {employee.isNew && <Badge variant="info">{m.employees_tag_new()}</Badge>}
        {employee.endOfBenefit !== undefined && <Badge variant="attention">{m.employees_tag_remove()}</Badge>}
      </>
    ),
    value: ({ employee }) => `${employee.lastName} ${employee.firstName}`,
    file: ({ employee }) => nameInList(employee),
    searchText: ({ employee }) => employeeSearchText(employee),
    isMain: true,
  },
  {
    id: 'email',
    header: () => m.employees_field_email(),
    value: ({ employee }) => employee.emailAddress,
    narrow: 'fill',
    grows: true,
  },
  {
    id: 'benefits',
    header: () => m.employees_column_benefits(),
    cell: (row) => <BenefitIcons {...row} />,
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
    value: ({ employee }) => typeName(employee.employeeType),
    optional: true,
  },
  {
    id: 'number',
    header: () => m.employees_field_number(),
    value: ({ employee }) => employee.employeeNumber,
    optional: true,
  },
  {
    id: 'costCenter',
    header: () => m.employees_field_cost_center(),
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

function EmployeeState({ employee, state }: EmployeeRow) {
  const text = stateText({ employee, state })
  return text && <Badge variant={STATES[state].tone}>{text}</Badge>
}

/** A special state with its next date (EMP-08); nothing for active employees. */
function stateText({ employee, state }: Pick<EmployeeRow, 'employee' | 'state'>): string | undefined {
  const { endOfBenefit, endOfFunds, employeeType } = employee
  if (state === 'active') return employeeType === 'Onhold' ? typeName('Onhold') : undefined
  const day = state === 'ending' ? endOfBenefit : endOfFunds
  if (day === undefined) return STATES[state].name()
  const date = formatDate(plainDate(day))
  if (state === 'ending') return m.employees_state_ends_on({ date })
  return state === 'ended' ? m.employees_state_funds_until({ date }) : m.employees_state_funds_ended_on({ date })
}
