import type { Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BENEFIT_ORDER, benefitName, isBenefitType } from '@/domain/benefit-names'
import { valuesOf } from '@/employment/employee-form'
import { describeField, PERSONAL_FIELDS } from '@/employment/field-texts'
import { LazyTimeline } from '@/employment/timeline/lazy-timeline'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Sheet } from '@/ui/overlays/sheet'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { isReadOnly, rowStateOn } from '../list/employee-row'
import { groupsQuery } from '../queries'
import { EmployeeFormPanel } from './employee-form-panel'
import { type EmployeeTab, EmployeeTabs, groupText } from './employee-tabs'
import { useEmployee } from './saved-employee'

/** Read-only view of an employee whose benefits or funds have ended (EMP-03, EMP-08). */
function EmployeeView({ employee }: { employee: Employee }) {
  const [tab, setTab] = useState<EmployeeTab>('personal')
  const { endOfFunds } = employee
  const isOver = rowStateOn(today(), employee) === 'funds-ended'
  const fundsDate = shown(endOfFunds)
  return (
    <div className="space-y-4">
      <Notice
        level="info"
        text={isOver ? m.employees_view_funds_ended({ date: fundsDate }) : m.employees_view_ended({ date: fundsDate })}
      />
      <EmployeeTabs
        selected={tab}
        onSelect={setTab}
        personal={<DescriptionList rows={personalRows(employee)} />}
        benefits={<HeldBenefits benefits={employee.benefits} />}
        history={<LazyTimeline personalId={employee.personalId} employee={employee} />}
      />
    </div>
  )
}

const shown = (date = ''): string => formatDate(plainDate(date))

function personalRows(employee: Employee) {
  const values = { ...valuesOf(employee), employeeType: employee.employeeType }
  const rows = PERSONAL_FIELDS.map((name) => {
    const { label, text } = describeField(name, values[name])
    const value = name === 'employeePercentage' && text !== '' ? `${text}\u00a0%` : text
    return { label, value: value === '' ? MISSING : value }
  })
  return [...rows, { label: m.employees_field_end_of_funds(), value: shown(employee.endOfFunds) }]
}

/** EMP-14: the employee's benefits and groups. */
function HeldBenefits({ benefits }: Pick<Employee, 'benefits'>) {
  const { data: groups } = useRequiredQuery(groupsQuery())
  if (benefits.length === 0) return <p className="text-muted-foreground">{m.employees_holds_nothing()}</p>
  const known = BENEFIT_ORDER.flatMap((type) => benefits.filter(({ benefitType }) => benefitType === type))
  const other = benefits.filter(({ benefitType }) => !isBenefitType(benefitType))
  return (
    <DescriptionList
      rows={[...known, ...other].map(({ benefitType, groupId }) => {
        const group = groups.benefitGroups.find((candidate) => candidate.groupId === groupId)
        return {
          key: `${benefitType} ${groupId}`,
          label: benefitName(benefitType),
          value: group ? groupText(group) : MISSING,
        }
      })}
    />
  )
}

/** Details of an employee: editable, or read-only once the benefit has ended (EMP-03, EMP-04, EMP-08). */
export function EmployeeDetails({ personId, name, onClose }: { personId: string; name: string; onClose: () => void }) {
  const employee = useEmployee(personId, onClose)
  if (employee && !isReadOnly(rowStateOn(today(), employee))) {
    return <EmployeeFormPanel key={personId} employee={employee} onClose={onClose} />
  }
  return (
    <Sheet
      title={name}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {m.employees_close()}
        </Button>
      }
    >
      {employee ? (
        <EmployeeView employee={employee} />
      ) : (
        <SkeletonText label={m.employees_details_loading()} lines={12} />
      )}
    </Sheet>
  )
}
