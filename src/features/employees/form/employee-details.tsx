import { useUpdateEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { dayOf, type EmployeeValues, editForm, valuesOf } from '@/employees/employee-form'
import { hasPendingLoads, isDroppedBy } from '@/employees/employment-rules'
import { describeField } from '@/employees/field-texts'
import { LazyTimeline } from '@/employees/timeline/lazy-timeline'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { Button } from '@/ui/inputs/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle } from '@/ui/overlays/sheet'
import { today } from '@/values/clock'
import { nameInText } from '@/values/names'
import { useEmployeeContext } from '../employee-context'
import { nameOf } from '../list/employee-row'
import { isReadOnly, rowStateOn } from '../list/row-state'
import { EmployeeSkeleton } from '../list/slide-out-pending'
import { employeeQuery } from '../queries'
import { ConfirmEnd } from './confirm-end'
import { EmployeeFormPanel } from './employee-form-panel'
import { EmployeeView } from './employee-view'
import { isSavedAs, readAnew } from './saved-employee'
import { useEmployeeForm } from './use-employee-form'
import { usePendingLoads } from './use-pending-loads'

export interface EmployeeDetailsProps {
  personId: string
  /** Shown until the employee is loaded. */
  name: string
  onClose: () => void
}

/** Details of an employee: editable, or read-only once the benefit has ended (EMP-03, EMP-04, EMP-08). */
export function EmployeeDetails({ personId, name, onClose }: EmployeeDetailsProps) {
  const { data: employee, error } = useQuery({ ...employeeQuery(personId), staleTime: 0, gcTime: 0 })
  const context = useEmployeeContext(personId)
  const giveUp = useEffectEvent((failure: unknown) => {
    notifyApiError(failure)
    onClose()
  })
  useEffect(() => {
    // EMP-13: only without data. If a refetch fails, the earlier data stays.
    if (error && !employee) giveUp(error)
  }, [error, employee])

  if (employee && !isReadOnly(rowStateOn(today(), employee))) {
    return <EditEmployee key={personId} employee={employee} onClose={onClose} />
  }
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent size="lg">
        <SheetHeader closeLabel={m.employees_close()}>
          <SheetTitle>{name}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          {employee ? (
            <EmployeeView employee={employee} groups={context.groups} today={context.today} />
          ) : (
            <EmployeeSkeleton />
          )}
        </SheetBody>
        <SheetFooter>
          <Button variant="outline" onClick={onClose}>
            {m.employees_close()}
          </Button>
        </SheetFooter>
      </SheetContent>
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
                <ConfirmEnd {...question} name={nameOf(employee)} fundsPeriodDays={context.fundsPeriodDays} />
              ),
            }
          : undefined
      }
      describeUnknown={() => m.form_unknown_repeatable()}
      initial={initial}
      title={nameOf(employee)}
      submitLabel={m.employees_save()}
      today={context.today}
      groups={context.groups}
      fundsPeriodDays={context.fundsPeriodDays}
      onHoldWaits={employee.employeeType !== 'Onhold' && hasPendingLoads(pending)}
      history={<LazyTimeline personalId={employee.personalId} employee={employee} />}
      onClose={onClose}
    />
  )
}
