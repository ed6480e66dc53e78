import { useUpdateEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '@/api/api-error'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { dayOf, endForm, needsCorrecting } from '@/employees/employee-form'
import { endOfFundsOf, hasPendingLoads, isDroppedBy, type PendingLoads } from '@/employees/employment-rules'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal } from '@/forms/submit/press'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { nameInText } from '@/values/names'
import { formatDate, isBefore, plainDate } from '@/values/plain-date'
import { useEmployeeContext } from '../employee-context'
import { EndSkeleton } from '../list/slide-out-pending'
import { employeeQuery } from '../queries'
import { mayBeEnded, readAnew } from './saved-as'
import { usePendingLoads } from './use-pending-loads'

export interface EndBenefitProps {
  personId: string
  name: string
  onClose: () => void
  /** To the details, when they have to be put right first. */
  onEdit: () => void
}

/** EMP-17: employees are never deleted; this ends their benefit on a day and says what follows (EMP-08). */
export function EndBenefit({ personId, name, onClose, onEdit }: EndBenefitProps) {
  const { data: employee, error } = useQuery({ ...employeeQuery(personId), staleTime: 0, gcTime: 0 })
  const giveUp = useEffectEvent((failure: unknown) => {
    notifyApiError(failure)
    onClose()
  })
  useEffect(() => {
    // EMP-13
    if (error && !employee) giveUp(error)
  }, [error, employee])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={m.employees_close()}>
          <DialogTitle>{m.employees_end_title({ name })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {employee ? (
            <EndForm key={personId} employee={employee} onClose={onClose} onEdit={onEdit} />
          ) : (
            <EndSkeleton />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function EndForm({ employee, onClose, onEdit }: { employee: Employee; onClose: () => void; onEdit: () => void }) {
  const context = useEmployeeContext(employee.personId)
  const pending = usePendingLoads(employee)
  const client = useQueryClient()
  const update = useUpdateEmployee()
  const rules = endForm(employee, { ...context, pending })
  const saved = employee.endOfBenefit === undefined ? '' : formatDate(plainDate(employee.endOfBenefit))
  const form = useAppForm({
    ...rules.options,
    defaultValues: { endOfBenefit: saved },
    onSubmit: async ({ value }) => {
      // The rest of the employee as it is saved now: somebody else may have changed it while the dialog was open.
      const saved = await readAnew(client, employee.personId)
      if (needsCorrecting(saved, { ...context, pending })) throw new FormRefusal()
      const data = endForm(saved, { ...context, pending }).read(value)
      const isEnded = async () => (await readAnew(client, saved.personId)).endOfBenefit === data.endOfBenefit
      await sendOrLookUp(() => withoutBody('updateEmployee', update.mutateAsync({ data })), isEnded, mayBeEnded).catch(
        refuse,
      )
      notify({
        level: 'success',
        text: () => {
          const name = nameInText(employee)
          return isDroppedBy(dayOf(value.endOfBenefit), context.today)
            ? m.employees_ended_today({ name })
            : m.employees_ended({ name, date: value.endOfBenefit.trim() })
        },
      })
      onClose()
    },
  })
  const day = dayOf(useStore(form.store, (state) => state.values.endOfBenefit))

  if (needsCorrecting(employee, { ...context, pending })) {
    return (
      <Alert variant="warning" levelLabel={m.level_warning()}>
        <AlertDescription>{m.employees_end_needs_correcting()}</AlertDescription>
        <AlertAction>
          <Button onClick={onEdit}>{m.employees_end_correct()}</Button>
        </AlertAction>
      </Alert>
    )
  }
  return (
    <FormRoot form={form} describeUnknown={() => m.employees_end_unknown()}>
      {hasPendingLoads(pending) && <PendingLoadsAlert {...pending} />}
      <p>{m.employees_end_explained({ days: context.fundsPeriodDays })}</p>
      <p>{m.employees_end_final()}</p>
      <form.AppField name="endOfBenefit">
        {(field) => <field.DateField label={m.employees_field_end()} min={context.today} />}
      </form.AppField>
      {/* Said when it changes, and in its place from the start, so that nothing jumps. */}
      <p aria-live="polite" className="min-h-6 text-muted-foreground">
        {day &&
          !isBefore(day, context.today) &&
          m.employees_end_hint({ date: formatDate(endOfFundsOf(day, context.fundsPeriodDays)) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <form.SubmitButton variant="destructive" whenInvalid="disable" needsChange>
          {m.employees_end_submit()}
        </form.SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {m.employees_cancel()}
        </Button>
      </div>
    </FormRoot>
  )
}

/**
 * EMP-13: what is about the date shows in its field, a refusal of anything else is the failure to end; not where this very
 * press may have ended them.
 */
function refuse(error: unknown): never {
  const isAboutDate = isApiError(error) && error.items.some(({ fieldName }) => fieldName === 'endOfBenefit')
  if (!isApiError(error) || isAboutDate || mayBeEnded(error) || isOfEndedSession(error)) throw error
  throw new FormRefusal(() => m.employees_end_failed())
}

/** EMP-08, EMP-18. */
function PendingLoadsAlert({ pendingLoadDate }: PendingLoads) {
  return (
    <Alert variant="warning" levelLabel={m.level_warning()} live="status">
      <AlertDescription>
        {pendingLoadDate === undefined
          ? m.employees_error_end_loads_pending()
          : m.employees_end_waits({ date: formatDate(pendingLoadDate) })}
      </AlertDescription>
    </Alert>
  )
}
