import { listTransactions } from '@generated/api/accounts/accounts'
import { useUpdateEmployee } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { object, string } from 'zod/mini'
import { requirePageCount } from '@/api/all-pages'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { dateWithin } from '@/forms/fields/field-rules'
import { date } from '@/forms/fields/parsers'
import { FormRoot } from '@/forms/form-root'
import { BulkDialog } from '@/forms/submit/bulk-dialog'
import { type BulkRow, useBulk } from '@/forms/submit/use-bulk'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { nameInList } from '@/values/names'
import type { PlainDate } from '@/values/plain-date'
import { type EmployeeRow, isReadOnly } from '../list/employee-row'
import { NextSteps } from '../list/list-states'
import { endEmployee } from './end-benefit'
import { useEmployeeContext } from './saved-employee'

/** Panels and dialogs of the employee list, lazy-loaded so that the list does not wait for them. */
export { AddEmployee } from './add-employee'
export { EmployeeDetails } from './employee-details'
export { EndBenefit } from './end-benefit'

/** EMP-11: next step after the first employees, for a company that has never deposited money. */
export function AddedNotice({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      level="success"
      live="status"
      className="mb-6"
      close={{ label: m.employees_notice_close(), onClose }}
      title={m.employees_notice_title()}
      text={m.employees_notice_text()}
    >
      <NextSteps />
    </Notice>
  )
}

/**
 * EMP-11: reads the oldest transactions first, because nothing precedes the first deposit.
 * @throws ApiError, TypeError without a page count
 */
export async function hasDeposited(): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { transactions, totalPages } = await listTransactions({ page, sortingBy: 'date', descending: false })
    if (transactions.some(({ isDeposit }) => isDeposit)) return true
    requirePageCount(totalPages)
    if (page >= totalPages) return false
  }
}

export interface EndManyProps {
  rows: readonly EmployeeRow[]
  /** `hasRun`: the command was sent for at least one row. */
  onClose: (hasRun: boolean) => void
}

/** EMP-17, BLK-03: ends the benefits of the selected employees on one day, one by one. */
export function EndMany({ rows: given, onClose }: EndManyProps) {
  const [rows] = useState(() => given.map(bulkRow))
  const context = useEmployeeContext()
  const client = useQueryClient()
  const update = useUpdateEmployee({ mutation: { meta: { invalidates: false } } })
  const bulk = useBulk()
  const rules = useMemo(() => dayForm(context.today), [context.today])
  const form = useAppForm({
    ...rules.options,
    defaultValues: { endOfBenefit: '' },
    onSubmit: ({ value }) => run(value.endOfBenefit.trim()),
  })
  const run = (day: string) => {
    // The numbers stay as they are, each employee's own among those taken.
    const command = { client, update: update.mutateAsync, context: { ...context, takenNumbers: NONE } }
    void bulk.run(rows, (personId) => endEmployee(personId, day, command))
  }
  const count = rows.filter(({ refusal }) => refusal === undefined).length
  return (
    <BulkDialog
      title={m.employees_end_many_title({ count: formatCount(rows.length) })}
      bulk={bulk}
      rows={rows}
      doneText={m.employees_end_outcome({ date: form.state.values.endOfBenefit.trim() })}
      onRetry={() => run(form.state.values.endOfBenefit.trim())}
      onClose={() => onClose(bulk.phase !== 'asking')}
      question={(list) => (
        <FormRoot form={form} draft={false}>
          <p>{m.employees_end_explained({ days: context.fundsPeriodDays })}</p>
          <p>{m.employees_end_final()}</p>
          <form.AppField name="endOfBenefit">
            {(field) => <field.DateField label={m.employees_field_end()} min={context.today} />}
          </form.AppField>
          {list}
          <div className="flex flex-col gap-3 [reading-flow:flex-visual] sm:flex-row-reverse">
            <form.SubmitButton
              variant="destructive"
              whenInvalid="disable"
              disabledReason={count === 0 ? m.employees_row_end_not_now() : undefined}
            >
              {m.employees_end_submit()}
            </form.SubmitButton>
            <Button variant="outline" onClick={() => onClose(false)}>
              {m.employees_cancel()}
            </Button>
          </div>
        </FormRoot>
      )}
    />
  )
}

const NONE: ReadonlySet<string> = new Set()

const bulkRow = ({ employee, state }: EmployeeRow): BulkRow => ({
  id: employee.personId,
  name: nameInList(employee),
  detail: employee.employeeNumber,
  refusal: isReadOnly(state) ? m.employees_row_end_not_now() : undefined,
})

/** The rules that hold for everybody; those of each employee are checked when the row is sent. */
const dayForm = (today: PlainDate) =>
  bodyForm({
    schema: object({ endOfBenefit: string() }),
    toBody: ({ endOfBenefit }: { endOfBenefit: string }) => ({ endOfBenefit: date(endOfBenefit) }),
    check: ({ endOfBenefit }) => ({ endOfBenefit: dateWithin(endOfBenefit, { min: today }) }),
  })
