import { useUpdateEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { getCheckPendingTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { object, string } from 'zod/mini'
import { sendOrLookUp, withoutBody } from '@/api/calls/send-or-look-up'
import { NO_INVALIDATION } from '@/api/queries/query-client'
import { isApiError } from '@/api/replies/api-error'
import { isBenefitType } from '@/domain/benefit-names'
import { dayOf, type EmployeeFormContext, editForm, needsCorrecting, valuesOf } from '@/employment/employee-form'
import { endOfFundsOf, type PendingLoads, pendingLoadsText, savedPending } from '@/employment/employment-rules'
import { useAppForm, useTypedAppFormContext } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import type { FieldError } from '@/forms/errors/field-error'
import { dateWithin } from '@/forms/fields/field-rules'
import { date } from '@/forms/fields/parsers'
import { inForm } from '@/forms/in-form'
import { BulkDialog } from '@/forms/submit/bulk-dialog'
import { FormRefusal } from '@/forms/submit/press'
import type { SubmitButtonProps } from '@/forms/submit/submit-button'
import { type BulkRow, useBulk } from '@/forms/submit/use-bulk'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { Notice } from '@/ui/content/notice'
import { SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'
import { today } from '@/values/dates/clock'
import { formatDate, isBefore } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { nameInList, nameInText } from '@/values/people/names'
import { type EmployeeRow, isReadOnly } from '../list/employee-row'
import { mayBeEnded, refetchEmployee, useEmployee, useEmployeeContext } from './saved-employee'

interface EndBenefitProps {
  personId: string
  name: string
  onClose: () => void
  onEdit: () => void
}

/** EMP-17: employees are never deleted; this ends their benefits on a date (EMP-08). */
export function EndBenefit({ personId, name, onClose, onEdit }: EndBenefitProps) {
  const employee = useEmployee(personId, onClose)
  const context = { ...useEmployeeContext(), pending: usePendingLoads(employee) }
  if (employee && !needsCorrecting(employee, context)) {
    return <EndOne employee={employee} name={name} context={context} onClose={onClose} />
  }
  return (
    <Dialog title={m.employees_end_title({ name })} onClose={onClose}>
      {employee ? (
        <Notice level="warning" text={m.employees_end_needs_correcting()}>
          <Button onClick={onEdit}>{m.employees_end_correct()}</Button>
        </Notice>
      ) : (
        <SkeletonText label={m.employees_details_loading()} lines={6} />
      )}
    </Dialog>
  )
}

interface EndOneProps extends Pick<EndBenefitProps, 'name' | 'onClose'> {
  employee: Employee
  context: ReturnType<typeof useEmployeeContext> & { pending: PendingLoads }
}

/** Mounted with the employee: a draft is compared with the initial values when the form mounts. */
function EndOne({ employee, name, context, onClose }: EndOneProps) {
  const { personId } = employee
  const { pending } = context
  const endEmployee = useEndEmployee(context)
  const values = valuesOf(employee)
  const rules = editForm({ ...context, saved: employee })
  const form = useAppForm({
    ...dayForm((endOfBenefit) => rules.errors({ ...values, endOfBenefit }).endOfBenefit).options,
    defaultValues: { endOfBenefit: values.endOfBenefit },
    onSubmit: async ({ value }) => {
      await endEmployee(personId, value.endOfBenefit).catch(refuse)
      notify({
        level: 'success',
        text: () => m.employees_ended({ name: nameInText(employee), date: value.endOfBenefit.trim() }),
      })
      onClose()
    },
  })
  const day = dayOf(useStore(form.store, (state) => state.values.endOfBenefit))
  return (
    <Dialog
      title={m.employees_end_title({ name })}
      onClose={onClose}
      // A key of its own: forms of employees without a saved date have the same initial values.
      wrap={inForm(form, { draft: `end-${personId}`, describeUnknown: () => m.employees_end_unknown() })}
      footer={<EndButtons onClose={onClose} needsChange />}
    >
      <form.FormNotice />
      {pending !== undefined && <Notice level="warning" live="status" text={pendingLoadsText(pending)} />}
      <EndFields {...context} />
      {/* A live region, mounted before its text so that changes are announced; its fixed height keeps the layout. */}
      <p aria-live="polite" className="min-h-6 text-muted-foreground">
        {day &&
          !isBefore(day, context.today) &&
          m.employees_end_hint({ date: formatDate(endOfFundsOf(day, context.fundsPeriodDays)) })}
      </p>
    </Dialog>
  )
}

const useEndForm = () => useTypedAppFormContext({ defaultValues: { endOfBenefit: '' } })

/** Both dialogs: what an end means, and the day. */
function EndFields({ fundsPeriodDays, today: min }: ReturnType<typeof useEmployeeContext>) {
  const form = useEndForm()
  return (
    <>
      <p>{m.employees_end_explained({ days: fundsPeriodDays })}</p>
      <p>{m.employees_end_final()}</p>
      <form.AppField name="endOfBenefit">
        {(field) => <field.DateField label={m.employees_field_end()} min={min} />}
      </form.AppField>
    </>
  )
}

interface EndButtonsProps extends Pick<SubmitButtonProps, 'needsChange' | 'disabledReason'> {
  onClose: () => void
}

function EndButtons({ onClose, ...submit }: EndButtonsProps) {
  const form = useEndForm()
  return (
    <>
      <form.SubmitButton variant="destructive" whenInvalid="disable" {...submit}>
        {m.employees_end_submit()}
      </form.SubmitButton>
      <Button variant="outline" onClick={onClose}>
        {m.employees_cancel()}
      </Button>
    </>
  )
}

/** EMP-13: an error of the date shows at its field; others are a general failure, unless it may have worked. */
function refuse(error: unknown): never {
  const isAboutDate = isApiError(error) && error.items.some(({ fieldName }) => fieldName === 'endOfBenefit')
  if (!isApiError(error) || isAboutDate || mayBeEnded(error) || isOfEndedSession(error)) throw error
  // The saved number is sent back, and somebody else has it too.
  const isAboutNumber = error.has('employee_number_already_exists')
  throw new FormRefusal(() => (isAboutNumber ? m.employees_end_needs_correcting() : m.employees_end_failed()))
}

/**
 * EMP-17: ends the benefits of one employee. All other data is sent as saved now, because somebody may have changed it.
 * @returns a function that throws an ApiError, or a FormRefusal if the saved data or the day is invalid
 */
function useEndEmployee(context: EmployeeFormContext, options?: typeof NO_INVALIDATION) {
  const client = useQueryClient()
  const update = useUpdateEmployee(options)
  return async (personId: string, endOfBenefit: string): Promise<void> => {
    const saved = await refetchEmployee(client, personId)
    // The context has the day of the last render.
    const current = { ...context, today: today(), pending: savedPending(saved) }
    if (needsCorrecting(saved, current)) throw new FormRefusal(() => m.employees_end_needs_correcting())
    const rules = editForm({ ...current, saved })
    const values = { ...valuesOf(saved), endOfBenefit }
    const [reason] = Object.values(rules.errors(values))
    if (reason) throw new FormRefusal(reason)
    const data = rules.read(values)
    const isEnded = async () => (await refetchEmployee(client, personId)).endOfBenefit === data.endOfBenefit
    await sendOrLookUp(() => withoutBody('updateEmployee', update.mutateAsync({ data })), isEnded, mayBeEnded)
  }
}

/** EMP-18: pending loads, by load date and by benefit. A failed request blocks nothing: the server checks again. */
export function usePendingLoads(employee: Employee | undefined): PendingLoads {
  const held = employee?.benefits.map(({ benefitType }) => benefitType).filter(isBenefitType) ?? []
  const isLoading = useQueries({
    queries: held.map((benefitType) => ({
      ...getCheckPendingTopUpsQueryOptions({ beneficiaryIds: employee ? [employee.personId] : [], benefitType }),
      // Always refetch: a load may have started or finished since the last read.
      staleTime: 0,
    })),
    combine: (answers) => answers.some(({ data }) => data?.isTopUpLoadInProgress === true),
  })
  return savedPending(employee ?? {}) ?? (isLoading ? 'in-progress' : undefined)
}

interface EndManyProps {
  rows: readonly EmployeeRow[]
  /** `hasRun`: the command was sent for at least one row. */
  onClose: (hasRun: boolean) => void
}

/** EMP-17, BLK-03: ends the benefits of the selected employees on one day, one by one. */
export function EndMany({ rows: given, onClose }: EndManyProps) {
  const [rows] = useState(() => given.map(bulkRow))
  const context = useEmployeeContext()
  const endEmployee = useEndEmployee(context, NO_INVALIDATION)
  const bulk = useBulk()
  const form = useAppForm({
    // Rules that hold for everybody; those of each employee are checked when the row is sent.
    ...dayForm((day) => dateWithin(day, { min: context.today })).options,
    defaultValues: { endOfBenefit: '' },
    onSubmit: ({ value: { endOfBenefit } }) => {
      void bulk.run(
        rows,
        (personId) => endEmployee(personId, endOfBenefit),
        () => m.employees_end_outcome({ date: endOfBenefit.trim() }),
      )
    },
  })
  const endable = rows.filter(({ refusal }) => refusal === undefined)
  const open = endable.filter(({ id }) => bulk.outcomes.get(id)?.kind !== 'done')
  const close = () => onClose(bulk.outcomes.size > 0)
  return (
    <BulkDialog
      title={m.employees_end_many_title({ count: formatCount((bulk.phase === 'asking' ? open : endable).length) })}
      bulk={bulk}
      rows={rows}
      onRetry={bulk.askAgain}
      onClose={close}
      wrap={inForm(form)}
      question={(list) => (
        <>
          <EndFields {...context} />
          {list}
        </>
      )}
      askFooter={
        <EndButtons onClose={close} disabledReason={endable.length === 0 ? m.employees_row_end_not_now() : undefined} />
      }
    />
  )
}

const bulkRow = ({ employee, state }: EmployeeRow): BulkRow => ({
  id: employee.personId,
  name: nameInList(employee),
  detail: employee.employeeNumber,
  refusal: isReadOnly(state) ? m.employees_row_end_not_now() : undefined,
})

const dayForm = (check: (endOfBenefit: string) => FieldError | undefined) =>
  bodyForm({
    schema: object({ endOfBenefit: string() }),
    toBody: ({ endOfBenefit }: { endOfBenefit: string }) => ({ endOfBenefit: date(endOfBenefit) }),
    check: ({ endOfBenefit }) => ({ endOfBenefit: check(endOfBenefit) }),
  })
