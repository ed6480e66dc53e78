import { useCreateEmployee } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { askWhetherFree } from '@/employees/ask-whether-free'
import { addForm, type EmployeeValues, newEmployee } from '@/employees/employee-form'
import { headersOf, type Press } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { Switch } from '@/ui/inputs/switch'
import { nameInText } from '@/values/names'
import { knownEmployees, mayBeAdded, readAddedSince } from '../added-since'
import { useEmployeeContext } from '../employee-context'
import { ADD_DRAFT } from '../open-panel'
import { benefitsQuery, employeesQuery } from '../queries'
import { EmployeeFormPanel } from './employee-form-panel'
import { useEmployeeForm } from './use-employee-form'
import { usualBenefits } from './usual-benefits'

export interface AddEmployeeProps {
  onClose: () => void
  /** Called after each added employee; the panel may stay open for another one. */
  onAdded: () => void
  /** Where the focus goes if the opener has unmounted. */
  returnFocusTo: () => HTMLElement | null
}

/** Side panel that adds employees, optionally several in a row (EMP-04, EMP-11). */
export function AddEmployee({ onClose, onAdded, returnFocusTo }: AddEmployeeProps) {
  const context = useEmployeeContext()
  const client = useQueryClient()
  const create = useCreateEmployee()
  const [addsAnother, setAddsAnother] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  const rules = addForm(context)
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: company } = useSuspenseQuery(benefitsQuery())
  // Frozen on open: adding employees must not change the ticked benefits.
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
    // Wait for the render that empties the form.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus())
  }

  return (
    <EmployeeFormPanel
      form={form}
      mode="add"
      // Retrying is safe: if the first submit succeeded, the API rejects the personal identity code.
      describeUnknown={() => m.employees_add_unknown()}
      initial={initial}
      // Its own key: the initial values depend on the company's benefits.
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
