import { useCreateEmployee } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { askWhetherFree } from '@/employees/ask-whether-free'
import { addForm, type EmployeeValues, newEmployee } from '@/employees/employee-form'
import { headersOf, type Press } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { Switch } from '@/ui/switch'
import { nameInText } from '@/values/names'
import { knownEmployees, mayBeAdded, readAddedSince } from '../added-since'
import { useEmployeeContext } from '../employee-context'
import { ADD_DRAFT } from '../opened'
import { benefitsQuery, employeesQuery } from '../queries'
import { EmployeeFormPanel } from './employee-form-panel'
import { useEmployeeForm } from './use-employee-form'
import { usualBenefits } from './usual-benefits'

export interface AddEmployeeProps {
  onClose: () => void
  /** An employee was added; the slide-out may stay open for another one. */
  onAdded: () => void
  /** Where the focus goes when what opened the slide-out is gone. */
  returnFocusTo: () => HTMLElement | null
}

/** The slide-out that adds employees, one after another if wished (EMP-04, EMP-11). */
export function AddEmployee({ onClose, onAdded, returnFocusTo }: AddEmployeeProps) {
  const context = useEmployeeContext()
  const client = useQueryClient()
  const create = useCreateEmployee()
  const [addsAnother, setAddsAnother] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  const rules = addForm(context)
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: company } = useSuspenseQuery(benefitsQuery())
  // As it is when the form opens: whoever is added meanwhile changes nothing of what is ticked.
  const [initial] = useState(() => newEmployee(usualBenefits(context, company.benefits, list.beneficiaries)))
  const form = useEmployeeForm(rules, initial, submit)

  async function submit(values: EmployeeValues, press: Press) {
    const body = rules.read(values)
    await askWhetherFree(body.personalId)
    const before = knownEmployees(client)
    await sendOrLookUp(
      () => create.mutateAsync({ data: body, headers: headersOf(press) }),
      async () => (await readAddedSince(client, before))(body),
      mayBeAdded,
    )
    const name = nameInText(body)
    notify({ level: 'success', text: () => m.employees_added({ name }) })
    onAdded()
    if (addsAnother) beginAnew()
    else onClose()
  }

  function beginAnew() {
    form.reset()
    setResetKey((count) => count + 1)
    // After the render that draws the empty form.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus())
  }

  return (
    <EmployeeFormPanel
      form={form}
      mode="add"
      // A second try is refused by the personal id if the first was carried out.
      describeUnknown={() => m.employees_add_unknown()}
      initial={initial}
      // What it begins with changes with the company's benefits.
      draft={ADD_DRAFT}
      resetKey={resetKey}
      title={m.employees_add()}
      submitLabel={m.employees_add_submit()}
      today={context.today}
      groups={context.groups}
      fundsPeriodDays={context.fundsPeriodDays}
      onHoldWaits={false}
      extra={
        <Switch
          label={m.employees_add_another()}
          checked={addsAnother}
          onChange={(event) => setAddsAnother(event.target.checked)}
        />
      }
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
