import { useUpdateEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '@/api/api-error'
import { dayOf, endForm, needsCorrecting } from '@/employees/employee-form'
import { endOfFundsOf, hasPendingLoads, isDroppedBy, type PendingLoads } from '@/employees/employment-rules'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal } from '@/forms/submit/press'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Alert, AlertAction, AlertDescription } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/overlays/dialog'
import { nameInText } from '@/values/names'
import { formatDate, isBefore, plainDate } from '@/values/plain-date'
import { useEmployeeContext } from '../employee-context'
import { EndSkeleton } from '../list/slide-out-pending'
import { employeeQuery } from '../queries'
import { endEmployee } from './end-employee'
import { mayBeEnded } from './saved-employee'
import { usePendingLoads } from './use-pending-loads'

export interface EndBenefitProps {
  personId: string
  name: string
  onClose: () => void
  /** Opens the details, if they must be corrected first. */
  onEdit: () => void
}

/** EMP-17: employees are never deleted; this ends their benefits on a date (EMP-08). */
export function EndBenefit({ personId, name, onClose, onEdit }: EndBenefitProps) {
  const { data: employee, error } = useQuery({ ...employeeQuery(personId), staleTime: 0, gcTime: 0 })
  const giveUp = useEffectEvent((failure: unknown) => {
    notifyApiError(failure)
    onClose()
  })
  useEffect(() => {
    // EMP-13: only without data. If a refetch fails, the earlier data stays.
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
      const command = { client, update: update.mutateAsync, context, pending }
      await endEmployee(employee.personId, value.endOfBenefit, command).catch(refuse)
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
      {/* A live region, mounted before its text so that changes are announced. Its height is fixed, so that
          nothing jumps. */}
      <p aria-live="polite" className="min-h-6 text-muted-foreground">
        {day &&
          !isBefore(day, context.today) &&
          m.employees_end_hint({ date: formatDate(endOfFundsOf(day, context.fundsPeriodDays)) })}
      </p>
      <div className="flex flex-col gap-3 [reading-flow:flex-visual] sm:flex-row-reverse">
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
 * EMP-13: an error of the date shows at its field; every other rejection becomes a general failure. Not if this
 * submit may have ended the benefits.
 */
function refuse(error: unknown): never {
  const isAboutDate = isApiError(error) && error.items.some(({ fieldName }) => fieldName === 'endOfBenefit')
  if (!isApiError(error) || isAboutDate || mayBeEnded(error) || isOfEndedSession(error)) throw error
  throw new FormRefusal(() => m.employees_end_failed())
}

/** EMP-08, EMP-18: warns of loads that are still pending. */
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
