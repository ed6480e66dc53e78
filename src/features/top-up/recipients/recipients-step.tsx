import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useId } from 'react'
import { withForm } from '@/forms/app-form'
import { useFormRoot } from '@/forms/form-contexts'
import { FieldMessage } from '@/ui/inputs/field'
import { NEW_TOP_UP } from '../form/top-up-form'
import { canLoadOnHold, selectOnHold } from './employee-choice'
import { RecipientsTable } from './recipients-table'
import type { EmployeeChoice } from './use-employee-choice'
import { usePersistedSelection } from './use-persisted-selection'

/** TOP-03: selects the employees, with the switch for those on hold. */
export const RecipientsStep = withForm({
  defaultValues: NEW_TOP_UP,
  // Only for type inference: the caller passes the props.
  props: {} as { benefit: BenefitType | ''; choice: EmployeeChoice },
  render: function Employees({ form, benefit, choice }) {
    const { rows, shown, selected, setSelected, chosen, status, retry } = choice
    const { attempted } = useFormRoot()
    const messageId = useId()
    usePersistedSelection(selected, setSelected)
    const hasOnHold = rows.some(({ isOnHold }) => isOnHold)
    const filters = hasOnHold && (
      <form.AppField
        name="showOnHold"
        listeners={{ onChange: ({ value }) => setSelected((before) => selectOnHold(before, rows, value)) }}
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
        <RecipientsTable
          // Keyed by benefit: a different list starts at its first page without a search.
          key={benefit}
          rows={shown}
          selected={selected}
          onSelect={setSelected}
          status={status}
          onRetry={retry}
          filters={filters}
        />
      </div>
    )
  },
})
