import { useCreateEmployee } from '@generated/api/employees/employees'
import type { Benefit, BenefitType, EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { isBenefitType } from '@/domain/benefit-names'
import { useAddAnother } from '@/employment/add-another'
import { askWhetherFree } from '@/employment/employee-fields'
import { addForm, type EmployeeFormContext, type EmployeeValues, newEmployee } from '@/employment/employee-form'
import { headersOf, type Press } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { nameInText } from '@/values/names'
import { ADD_DRAFT, isReadOnly, rowStateOn } from '../list/employee-row'
import { benefitsQuery, employeesQuery } from '../queries'
import { EmployeeFormPanel, useEmployeeForm } from './employee-form-panel'
import { knownEmployees, mayBeAdded, readAddedSince, useEmployeeContext } from './saved-employee'

interface AddEmployeeProps {
  onClose: () => void
  onAdded: () => void
  /** Where the focus goes if the opener has unmounted. */
  returnFocusTo: () => HTMLElement | null
}

/** Side panel that adds employees, optionally several in a row (EMP-04, EMP-11). */
export function AddEmployee({ onClose, onAdded, returnFocusTo }: AddEmployeeProps) {
  const context = useEmployeeContext()
  const client = useQueryClient()
  const create = useCreateEmployee()
  const { resetKey, extra, finish } = useAddAnother(onClose)
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
    finish(form)
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
      submitLabel={m.employees_add()}
      context={context}
      onHoldWaits={false}
      extra={extra}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}

/**
 * Benefits preselected for a new employee: those that can be loaded now and that at least half of the others have; all
 * loadable ones if there are no others.
 */
export function usualBenefits(
  { groups, today }: Pick<EmployeeFormContext, 'groups' | 'today'>,
  benefits: readonly Benefit[],
  employees: readonly EmployeeListItem[],
): BenefitType[] {
  const others = employees.filter((employee) => !isReadOnly(rowStateOn(today, employee)))
  return groups.flatMap(({ benefitType }) => {
    if (!isBenefitType(benefitType)) return []
    const benefit = benefits.find(({ type }) => type === benefitType)
    if (benefit?.state !== 'active' || benefit.status === 'Onhold') return []
    const holders = others.filter(({ benefitTypes }) => benefitTypes.includes(benefitType))
    return holders.length * 2 >= others.length ? [benefitType] : []
  })
}
