import { useCreateEmployee, useUpdateEmployee } from '@generated/api/employees/employees'
import type { Benefit, BenefitType, Employee, EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { sendOrLookUp, withoutBody } from '@/api/calls/send-or-look-up'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BENEFIT_ORDER, benefitName, isBenefitType } from '@/domain/benefit-names'
import { useAddAnother } from '@/employment/add-another'
import { askWhetherFree, EmployeeFields } from '@/employment/employee-fields'
import {
  addForm,
  benefitFlags,
  dayOf,
  EMPTY_EMPLOYEE,
  type EmployeeFormContext,
  editForm,
  valuesOf,
} from '@/employment/employee-form'
import { endOfFundsOf, isDroppedBy } from '@/employment/employment-rules'
import { describeField } from '@/employment/field-texts'
import { LazyTimeline } from '@/employment/timeline/lazy-timeline'
import { useAppForm, useTypedAppFormContext } from '@/forms/app-form'
import { FormSheet } from '@/forms/form-sheet'
import { type ConfirmationProps, headersOf, pressOf } from '@/forms/submit/press'
import { compareWithSaved } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { linkVariants } from '@/ui/navigation/link-variants'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { nameInList, nameInText } from '@/values/people/names'
import { ADD_DRAFT, isReadOnly, rowStateOn } from '../list/employee-row'
import { benefitsQuery, employeesQuery } from '../queries'
import { EmployeeBenefits, type EmployeeTab, EmployeeTabs } from './employee-tabs'
import { usePendingLoads } from './end-benefit'
import {
  cachedEmployeeIds,
  isSavedAs,
  mayBeAdded,
  readAddedSince,
  refetchEmployee,
  useEmployeeContext,
} from './saved-employee'

/** Fields of error codes, for replies that do not name the field (EMP-13). */
const FIELD_OF_CODE = {
  employee_number_already_exists: 'employeeNumber',
  personal_id_already_exists: 'personalId',
  invalid_personal_id: 'personalId',
  end_of_benefit_before_pending_load: 'endOfBenefit',
}

interface EmployeeFormPanelProps {
  /** The employee to edit; undefined to add employees, optionally several in a row (EMP-11). */
  employee?: Employee
  onAdded?: () => void
  onClose: () => void
  /** Where the focus goes if the opener has unmounted. */
  returnFocusTo?: () => HTMLElement | null
}

/** Side panel that adds employees or edits one (EMP-04). */
export function EmployeeFormPanel({ employee, onAdded, onClose, returnFocusTo }: EmployeeFormPanelProps) {
  const context = useEmployeeContext(employee?.personId)
  const { groups, today, fundsPeriodDays } = context
  const pending = usePendingLoads(employee)
  const client = useQueryClient()
  const create = useCreateEmployee()
  const update = useUpdateEmployee()
  const { resetKey, extra, finish } = useAddAnother(onClose)
  const { data: list } = useRequiredQuery(employeesQuery())
  const { data: company } = useRequiredQuery(benefitsQuery())
  const [tab, setTab] = useState<EmployeeTab>('personal')
  // Frozen on open: a refetch must not overwrite input, and adding employees must not change the ticked benefits.
  const [initial] = useState(() =>
    employee
      ? valuesOf(employee)
      : { ...EMPTY_EMPLOYEE, benefits: benefitFlags(usualBenefits(context, company.benefits, list.beneficiaries)) },
  )
  const adding = addForm(context)
  const editing = employee && editForm({ ...context, saved: employee, pending })
  // The form has no checkbox for a benefit that is new to the portal, and a save keeps it (CTR-07).
  const keepsUnknown = employee?.benefitTypes.every(isBenefitType) === false

  const form = useAppForm({
    ...(editing ?? adding).options,
    defaultValues: initial,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta, formApi }) => {
      if (employee && editing) {
        const body = editing.read(value)
        await sendOrLookUp(
          () => withoutBody('updateEmployee', update.mutateAsync({ data: body })),
          async () => isSavedAs(await refetchEmployee(client, employee.personId), body, context),
        )
        // EMP-16
        notify({ level: 'success', text: () => m.employees_saved({ name: nameInText(body) }) })
        onClose()
        return
      }
      const body = adding.read(value)
      await askWhetherFree(body.personalId)
      const before = cachedEmployeeIds(client)
      await sendOrLookUp(
        () => create.mutateAsync({ data: body, headers: headersOf(meta) }),
        async () => (await readAddedSince(client, before, [body]))(body),
        mayBeAdded,
      )
      notify({ level: 'success', text: () => m.employees_added({ name: nameInText(body) }) })
      onAdded?.()
      finish(formApi)
    },
  })

  // Employees whose benefits have ended open read-only, so a date that ends them now was entered in this form.
  const endsNow = useStore(
    form.store,
    ({ values }) => employee !== undefined && isDroppedBy(dayOf(values.endOfBenefit), today),
  )
  return (
    <FormSheet
      form={form}
      title={employee ? nameInList(employee) : m.employees_add()}
      codes={FIELD_OF_CODE}
      // When adding, a key of its own: the initial values depend on the company's benefits.
      draft={employee ? undefined : ADD_DRAFT}
      resetKey={resetKey}
      extra={!employee && extra}
      before={
        employee &&
        compareWithSaved(async () => valuesOf(await refetchEmployee(client, employee.personId)), describeField)
      }
      // EMP-08: ending is final, so it must be confirmed.
      question={
        endsNow
          ? {
              prepare: () => dayOf(form.state.values.endOfBenefit) ?? undefined,
              render: (question) => <ConfirmEnd {...question} name={nameInList(initial)} days={fundsPeriodDays} />,
            }
          : undefined
      }
      // Adding again is safe: if the first submit succeeded, the API rejects the personal identity code.
      describeUnknown={() => (employee ? m.form_unknown_repeatable() : m.employees_add_unknown())}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      aboveFooter={
        groups.length > 0 && !keepsUnknown && <GivenBenefits showsAll={!employee} onChange={() => setTab('benefits')} />
      }
      submit={
        // Only the first tab can have errors, so show it before the first invalid field is focused.
        <span className="contents" onClickCapture={() => setTab('personal')}>
          <form.SubmitButton whenInvalid="disable" needsChange={employee !== undefined}>
            {employee ? m.employees_save() : m.employees_add()}
          </form.SubmitButton>
        </span>
      }
    >
      <EmployeeTabs
        selected={tab}
        onSelect={setTab}
        personal={
          <EmployeeFields
            mode={employee ? 'edit' : 'add'}
            today={today}
            initial={initial}
            fundsPeriodDays={fundsPeriodDays}
            onHoldWaits={employee?.employeeType !== 'Onhold' && pending !== undefined}
          />
        }
        benefits={<EmployeeBenefits groups={groups} />}
        history={employee && <LazyTimeline personalId={employee.personalId} employee={employee} />}
      />
    </FormSheet>
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

/** The checkboxes are on the other tab, so an employee without benefits could go unnoticed. */
function GivenBenefits({ showsAll, onChange }: { showsAll: boolean; onChange: () => void }) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const given = useStore(form.store, ({ values }) => BENEFIT_ORDER.filter((type) => values.benefits[type]))
  const isNone = given.length === 0
  const isShown = isNone || showsAll
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 px-4 text-sm sm:px-6',
        isShown && 'border-t border-border py-2 max-sm:py-1',
      )}
    >
      {/* Only text: screen readers announce the whole live region on each change. */}
      <p role="status" className="flex items-center gap-2">
        {isNone && (
          <>
            <TriangleAlert className="size-4 shrink-0 text-attention" />
            <strong className="font-medium">{m.employees_given_none()}</strong>
          </>
        )}
        {!isNone && showsAll && m.employees_given({ benefits: given.map(benefitName).join(', ') })}
      </p>
      {isShown && (
        <button type="button" className={linkVariants()} onClick={onChange}>
          {m.employees_given_change()}
        </button>
      )}
    </div>
  )
}

interface ConfirmEndProps extends ConfirmationProps<PlainDate> {
  name: string
  days: number
}

/** EMP-08: confirms ending the benefits immediately, which is final. */
function ConfirmEnd({ prepared, name, days, ...question }: ConfirmEndProps) {
  return (
    <ConfirmDialog
      {...question}
      title={m.employees_end_title({ name })}
      rows={[
        { label: m.employees_field_end(), value: formatDate(prepared) },
        { label: m.employees_field_end_of_funds(), value: formatDate(endOfFundsOf(prepared, days)) },
      ]}
      variant="destructive"
      confirmLabel={m.employees_end_submit()}
    >
      <p>{m.employees_end_explained({ days })}</p>
      <p>{m.employees_end_final()}</p>
    </ConfirmDialog>
  )
}
