import { m } from '@generated/messages/messages.js'
import { useMemo, useState } from 'react'
import { useAddAnother } from '@/employment/add-another'
import { askWhetherFree, EmployeeFields } from '@/employment/employee-fields'
import { addForm, EMPTY_EMPLOYEE, type EmployeeValues } from '@/employment/employee-form'
import { useAppForm } from '@/forms/app-form'
import { FormSheet } from '@/forms/form-sheet'
import { normalisePersonalId } from '@/values/identifiers/personal-id'
import type { OrderedEmployee } from './ordered-employees'
import { useOrdered } from './wizard'

interface EmployeePanelProps {
  /** The employee to edit; undefined to add one. */
  employee: OrderedEmployee | undefined
  onSave: (values: EmployeeValues) => void
  onClose: () => void
}

/** CRD-07: edits one employee of the order, by the rules for adding an employee (EMP-12). */
export function EmployeePanel({ employee, onSave, onClose }: EmployeePanelProps) {
  const { rules, values } = useOrdered()
  const { today, takenNumbers, places } = rules
  const { employees } = values
  const { resetKey, extra, finish } = useAddAnother(onClose)
  const [initial] = useState<EmployeeValues>(() => employee ?? EMPTY_EMPLOYEE)
  const definition = useMemo(() => {
    // The order has each personal identity code and employee number only once.
    const others = employees.filter((other) => other !== employee)
    const ids = new Set(others.map(({ personalId }) => normalisePersonalId(personalId)).filter((id) => id !== ''))
    const numbers = others.map(({ employeeNumber }) => employeeNumber.trim()).filter((number) => number !== '')
    const known = addForm({ groups: [], today, takenNumbers: new Set([...takenNumbers, ...numbers]) })
    const repeats = (values: EmployeeValues) => ids.has(normalisePersonalId(values.personalId))
    return {
      ...known,
      errors: (values: EmployeeValues) => ({
        ...(repeats(values) && { personalId: () => m.error_personal_id_already_exists() }),
        ...known.errors(values),
      }),
    }
  }, [employees, employee, takenNumbers, today])
  const form = useAppForm({
    ...definition.options,
    defaultValues: initial,
    onSubmit: async ({ value, formApi }) => {
      const { personalId } = definition.read(value)
      // One known employee would fail the whole order, so check this one before adding it.
      await askWhetherFree(personalId)
      onSave({ ...value, personalId })
      finish(formApi, employees.length + 1 < places)
    },
  })
  return (
    <FormSheet
      form={form}
      title={employee ? m.cards_employee_edit_title() : m.cards_employee_add()}
      resetKey={resetKey}
      rules={definition}
      // The order has its own draft, without personal identity codes (CRD-08).
      draft={false}
      onClose={onClose}
      extra={!employee && extra}
      submit={<form.SubmitButton whenInvalid="disable">{m.cards_employee_save()}</form.SubmitButton>}
    >
      <EmployeeFields mode="add" today={today} initial={initial} />
    </FormSheet>
  )
}
