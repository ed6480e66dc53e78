import { useUpdateEmployee } from '@generated/api/employees/employees'
import type { BenefitGroup, Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { BENEFIT_ORDER, benefitName, isBenefitType } from '@/domain/benefit-names'
import { dayOf, type EmployeeValues, editForm, valuesOf } from '@/employment/employee-form'
import { endOfFundsOf, hasPendingLoads, isDroppedBy, typeName } from '@/employment/employment-rules'
import { describeField } from '@/employment/field-texts'
import { LazyTimeline } from '@/employment/timeline/lazy-timeline'
import type { AskedQuestion } from '@/forms/submit/press'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { Sheet } from '@/ui/overlays/sheet'
import { today } from '@/values/clock'
import { formatDecimal } from '@/values/count'
import { MISSING } from '@/values/look-up'
import { nameInList, nameInText } from '@/values/names'
import { formatDate, type PlainDate, plainDate } from '@/values/plain-date'
import { isReadOnly, rowStateOn } from '../list/employee-row'
import { EmployeeSkeleton } from '../list/slide-out-pending'
import { EmployeeFormPanel, type EmployeeTab, EmployeeTabs, groupText, useEmployeeForm } from './employee-form-panel'
import { usePendingLoads } from './end-benefit'
import { isSavedAs, readAnew, useEmployee, useEmployeeContext } from './saved-employee'

interface EmployeeViewProps {
  employee: Employee
  groups: readonly BenefitGroup[]
}

/** Read-only view of an employee whose benefits or funds have ended (EMP-03, EMP-08). */
function EmployeeView({ employee, groups }: EmployeeViewProps) {
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
function HeldBenefits({ employee, groups }: EmployeeViewProps) {
  if (employee.benefits.length === 0) return <p className="text-muted-foreground">{m.employees_holds_nothing()}</p>
  const known = BENEFIT_ORDER.flatMap((type) => employee.benefits.filter(({ benefitType }) => benefitType === type))
  const other = employee.benefits.filter(({ benefitType }) => !isBenefitType(benefitType))
  return (
    <DescriptionList
      rows={[...known, ...other].map(({ benefitType, groupId }) => {
        const group = groups.find((candidate) => candidate.groupId === groupId)
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
  const context = useEmployeeContext(personId)
  if (employee && !isReadOnly(rowStateOn(today(), employee))) {
    return <EditEmployee key={personId} employee={employee} onClose={onClose} />
  }
  return (
    <Sheet
      title={name}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {m.employees_close()}
        </Button>
      }
    >
      {employee ? <EmployeeView employee={employee} groups={context.groups} /> : <EmployeeSkeleton />}
    </Sheet>
  )
}

/** Frozen on open: a refetch must not overwrite input. */
function EditEmployee({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const [initial] = useState(() => valuesOf(employee))
  const context = useEmployeeContext(employee.personId)
  const pending = usePendingLoads(employee)
  const client = useQueryClient()
  const update = useUpdateEmployee()
  const rules = editForm({ ...context, saved: employee, pending })
  const form = useEmployeeForm(rules, initial, submit)

  // Employees whose benefits have ended open read-only, so a date that ends them now was entered in this form.
  const endsNow = useStore(form.store, ({ values }) => isDroppedBy(dayOf(values.endOfBenefit), context.today))

  async function submit(values: EmployeeValues) {
    const body = rules.read(values)
    await sendOrLookUp(
      () => withoutBody('updateEmployee', update.mutateAsync({ data: body })),
      async () => isSavedAs(await readAnew(client, employee.personId), body, context),
    )
    // EMP-16
    notify({ level: 'success', text: () => m.employees_saved({ name: nameInText(body) }) })
    onClose()
  }

  return (
    <EmployeeFormPanel
      form={form}
      mode="edit"
      record={savedRecord(async () => valuesOf(await readAnew(client, employee.personId)), describeField)}
      // EMP-08: ending is final, so it must be confirmed.
      question={
        endsNow
          ? {
              prepare: () => dayOf(form.state.values.endOfBenefit) ?? undefined,
              render: (question) => (
                <ConfirmEnd {...question} name={nameInList(employee)} fundsPeriodDays={context.fundsPeriodDays} />
              ),
            }
          : undefined
      }
      describeUnknown={() => m.form_unknown_repeatable()}
      initial={initial}
      title={nameInList(employee)}
      submitLabel={m.employees_save()}
      context={context}
      onHoldWaits={employee.employeeType !== 'Onhold' && hasPendingLoads(pending)}
      history={<LazyTimeline personalId={employee.personalId} employee={employee} />}
      onClose={onClose}
    />
  )
}

interface ConfirmEndProps extends AskedQuestion<PlainDate> {
  name: string
  fundsPeriodDays: number
}

/** EMP-08: confirms ending the benefits immediately, which is final. */
function ConfirmEnd({ asked, name, fundsPeriodDays, ...question }: ConfirmEndProps) {
  return (
    <ConfirmDialog
      {...question}
      title={m.employees_end_title({ name })}
      rows={[
        { label: m.employees_field_end(), value: formatDate(asked) },
        { label: m.employees_field_end_of_funds(), value: formatDate(endOfFundsOf(asked, fundsPeriodDays)) },
      ]}
      variant="destructive"
      confirmLabel={m.employees_end_submit()}
    >
      <p>{m.employees_end_explained({ days: fundsPeriodDays })}</p>
      <p>{m.employees_end_final()}</p>
    </ConfirmDialog>
  )
}
