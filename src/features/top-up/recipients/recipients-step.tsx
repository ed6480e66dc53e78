import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useId } from 'react'
import { canLoadOnHold } from '@/domain/benefit-names'
import { useFormRoot } from '@/forms/form-contexts'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { Badge } from '@/ui/content/badge'
import { EmptyState } from '@/ui/content/empty-state'
import { FieldMessage } from '@/ui/inputs/field'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { useTopUpForm } from '../form/top-up-form'
import { reasonText } from '../top-up-texts'
import { type RecipientRow, selectOnHold } from './employee-choice'
import type { EmployeeChoice } from './use-employee-choice'

/**
 * TOP-03: selects the employees, with the switch for those on hold. It does not read the amount: 10 000 employees must not
 * rerender on a keystroke.
 */
export function RecipientsStep({ benefit, choice }: { benefit: BenefitType | ''; choice: EmployeeChoice }) {
  const form = useTopUpForm()
  const { rows, shown, selected, chosen, status, retry } = choice
  const { attempted } = useFormRoot()
  const messageId = useId()
  const choose = (ids: Selection) => form.setFieldValue('employees', [...ids])
  const hasOnHold = rows.some(({ isOnHold }) => isOnHold)
  const filters = hasOnHold && (
    <form.AppField
      name="showOnHold"
      listeners={{ onChange: ({ value }) => choose(selectOnHold(selected, rows, value)) }}
    >
      {(field) => (
        <field.SwitchField
          label={m.top_up_employees_on_hold()}
          hint={canLoadOnHold(benefit || 'lunch') ? undefined : m.top_up_employees_on_hold_barred()}
        />
      )}
    </form.AppField>
  )
  if (benefit === '') return <p className="text-muted-foreground">{m.top_up_employees_choose_benefit()}</p>
  const isMissing = attempted && status === 'ready' && chosen.length === 0
  return (
    <div
      role="group"
      aria-label={m.top_up_step_employees()}
      aria-describedby={isMissing ? messageId : undefined}
      className="space-y-3"
    >
      <p className="text-muted-foreground">{m.top_up_employees_hint()}</p>
      {isMissing && (
        // A rejected submit focuses this message (VAL-15), because no single field is invalid.
        <div data-form-notice="" tabIndex={-1} className="w-fit rounded-sm">
          <FieldMessage id={messageId}>{m.top_up_error_employees()}</FieldMessage>
        </div>
      )}
      <DataTable
        // Keyed by benefit: a different list starts at its first page without a search.
        key={benefit}
        caption={m.top_up_employees_table()}
        columns={recipientColumns}
        rows={shown}
        rowId={rowId}
        rowLabel={rowLabel}
        defaultSort="name"
        pageSize={PAGE_SIZE}
        searchLabel={m.top_up_employees_search()}
        filters={filters}
        status={status}
        onRetry={retry}
        empty={<EmptyState headingLevel={3} title={m.top_up_employees_nobody()} />}
        disabledReason={refusalText}
        selection={{ selected, onChange: choose, refuse: refusalText }}
      />
    </div>
  )
}

/** TOP-03: page size. */
const PAGE_SIZE = 20

const rowId = ({ id }: RecipientRow) => id
const rowLabel = ({ name }: RecipientRow) => name
const refusalText = ({ refusal }: RecipientRow) => refusal && reasonText(refusal)

/** TOP-03: employee and remaining maximum. */
const recipientColumns = dataColumns<RecipientRow>([
  {
    id: 'name',
    header: () => m.top_up_column_employee(),
    cell: (row) => <EmployeeName row={row} />,
    value: ({ name }) => name,
    searchText: ({ name, employee }) =>
      `${name} ${employee.lastName}\n${employee.employeeNumber ?? ''}\n${employee.costCenter ?? ''}`,
    isMain: true,
  },
  { id: 'costCenter', header: () => m.top_up_column_cost_center(), value: ({ employee }) => employee.costCenter },
  {
    id: 'available',
    header: () => m.top_up_column_available(),
    value: ({ available }) => available,
    kind: 'money',
    descFirst: true,
  },
])

function EmployeeName({ row: { name, isOnHold, employee } }: { row: RecipientRow }) {
  const { pendingLoadDate } = employee
  return (
    <span className="block nav:w-max nav:max-w-40 nav:whitespace-normal min-[1280px]:max-w-72">
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {name}
        {isOnHold && <Badge variant="neutral">{m.top_up_on_hold()}</Badge>}
      </span>
      {pendingLoadDate !== undefined && (
        <span className="block text-sm font-normal text-muted-foreground">
          {m.top_up_waits({ date: formatDate(plainDate(pendingLoadDate)) })}
        </span>
      )}
    </span>
  )
}
