import type { UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { type EmployeeFormContext, endForm, needsCorrecting } from '@/employees/employee-form'
import type { PendingLoads } from '@/employees/employment-rules'
import { FormRefusal } from '@/forms/submit/press'
import { plainDate } from '@/values/plain-date'
import { mayBeEnded, readAnew } from './saved-employee'

export interface EndCommand {
  client: QueryClient
  update: (variables: { data: UpdateEmployeeRequest }) => Promise<unknown>
  context: EmployeeFormContext
  /** Pending loads as the form knows them; by default the date that is saved with the employee. */
  pending?: PendingLoads
}

/**
 * EMP-17: ends the benefits of one employee on a day. The rest is sent as it is saved now: somebody else may have
 * changed it meanwhile.
 * @throws ApiError, or FormRefusal when the saved data or the day is invalid
 */
export async function endEmployee(
  personId: string,
  endOfBenefit: string,
  { client, update, context, pending: known }: EndCommand,
): Promise<void> {
  const saved = await readAnew(client, personId)
  const date = saved.pendingLoadDate
  const pending = known ?? { pendingLoadDate: date === undefined ? undefined : plainDate(date), isLoading: false }
  if (needsCorrecting(saved, { ...context, pending })) throw new FormRefusal(() => m.employees_end_needs_correcting())
  const rules = endForm(saved, { ...context, pending })
  const [reason] = Object.values(rules.errors({ endOfBenefit }))
  if (reason) throw new FormRefusal(reason)
  const data = rules.read({ endOfBenefit })
  const isEnded = async () => (await readAnew(client, personId)).endOfBenefit === data.endOfBenefit
  await sendOrLookUp(() => withoutBody('updateEmployee', update({ data })), isEnded, mayBeEnded)
}
