import type { BenefitGroup, Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { typeName } from '@/employees/employee-types'
import { LazyTimeline } from '@/employees/timeline/lazy-timeline'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { DescriptionList } from '@/ui/content/description-list'
import { formatDecimal } from '@/values/count'
import { MISSING } from '@/values/missing'
import { formatDate, type PlainDate, plainDate } from '@/values/plain-date'
import { rowStateOn } from '../list/row-state'
import { groupText } from './employee-benefits'
import { type EmployeeTab, EmployeeTabs } from './employee-tabs'

export interface EmployeeViewProps {
  employee: Employee
  groups: readonly BenefitGroup[]
  today: PlainDate
}

/** Read-only view of an employee whose benefits or funds have ended (EMP-03, EMP-08). */
export function EmployeeView({ employee, groups, today }: EmployeeViewProps) {
  const [tab, setTab] = useState<EmployeeTab>('personal')
  const { endOfFunds } = employee
  const isOver = rowStateOn(today, employee) === 'funds-ended'
  const fundsDate = shown(endOfFunds)
  return (
    <div className="space-y-4">
      <Alert variant="info" levelLabel={m.level_info()}>
        <AlertDescription>
          {isOver ? m.employees_view_funds_ended({ date: fundsDate }) : m.employees_view_ended({ date: fundsDate })}
        </AlertDescription>
      </Alert>
      <EmployeeTabs
        selected={tab}
        onSelect={setTab}
        personal={<DescriptionList rows={personalRows(employee)} />}
        benefits={<HeldBenefits employee={employee} groups={groups} />}
        history={<LazyTimeline personalId={employee.personalId} employee={employee} />}
      />
    </div>
  )
}

const shown = (date = ''): string => formatDate(plainDate(date))
const percentage = (value: number | undefined): string =>
  value === undefined ? MISSING : `${formatDecimal(value)}\u00a0%`

const personalRows = (employee: Employee) => [
  { label: m.employees_field_first_name(), value: employee.firstName },
  { label: m.employees_field_last_name(), value: employee.lastName },
  { label: m.employees_field_email(), value: employee.emailAddress },
  { label: m.employees_field_personal_id(), value: employee.personalId },
  { label: m.employees_field_phone(), value: employee.phoneNumber ?? MISSING },
  { label: m.employees_field_type(), value: typeName(employee.employeeType) },
  { label: m.employees_field_percentage(), value: percentage(employee.employeePercentage) },
  { label: m.employees_field_lunch_days(), value: formatDecimal(employee.daysForLunari) },
  { label: m.employees_field_number(), value: employee.employeeNumber ?? MISSING },
  { label: m.employees_field_cost_center(), value: employee.costCenterNumber ?? MISSING },
  { label: m.employees_field_start(), value: shown(employee.startOfBenefit) },
  { label: m.employees_field_end(), value: shown(employee.endOfBenefit) },
  { label: m.employees_field_end_of_funds(), value: shown(employee.endOfFunds) },
]

/** EMP-14: the employee's benefits and groups. */
function HeldBenefits({ employee, groups }: Omit<EmployeeViewProps, 'today'>) {
  if (employee.benefits.length === 0) return <p className="text-muted-foreground">{m.employees_holds_nothing()}</p>
  const held = BENEFIT_ORDER.flatMap((type) => employee.benefits.filter(({ benefitType }) => benefitType === type))
  return (
    <DescriptionList
      rows={held.map(({ benefitType, groupId }) => {
        const group = groups.find((candidate) => candidate.groupId === groupId)
        return { label: benefitName(benefitType), value: group ? groupText(group) : MISSING }
      })}
    />
  )
}
