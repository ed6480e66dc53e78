import { checkPersonalId, useCreateEmployee } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '@/api/api-error'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { FormRefusal, headersOf, type Press } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Switch } from '@/ui/switch'
import { knownEmployees, mayBeAdded, readAddedSince } from '../added-since'
import { useEmployeeContext } from '../employee-context'
import { benefitsQuery, employeesQuery } from '../queries'
import { addForm, type EmployeeValues, newEmployee } from './employee-form'
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
    const name = `${body.firstName} ${body.lastName}`
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
      draft="add-employee"
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

/**
 * EMP-11, EMP-13: asks about the personal id before anything is added. What is wrong with it is thrown and shows in its
 * field; a check that fails has a toast of its own. @throws ApiError or FormRefusal
 */
async function askWhetherFree(personalId: string): Promise<void> {
  try {
    await checkPersonalId({ personalId })
  } catch (error) {
    if (!isApiError(error) || error.items.some(({ fieldName }) => fieldName === 'personalId')) throw error
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.employees_personal_id_check_failed() })
    throw new FormRefusal()
  }
}
