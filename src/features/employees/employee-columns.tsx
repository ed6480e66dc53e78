import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Badge } from '@/ui/badge'
import { formatDate, type PlainDate, plainDate } from '@/values/plain-date'
import { stateName, stateTone } from './employee-texts'
import { rowStateOn } from './row-state'

/** Last name, first name; the new tag, and the remove tag once an end of benefit is set (EMP-02). */
export function EmployeeName({ employee }: { employee: EmployeeListItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{nameOf(employee)}</span>
      {employee.isNew && <Badge tone="info">{m.employees_tag_new()}</Badge>}
      {employee.endOfBenefit !== undefined && <Badge tone="attention">{m.employees_tag_remove()}</Badge>}
    </span>
  )
}

export const nameOf = ({ lastName, firstName }: Pick<EmployeeListItem, 'lastName' | 'firstName'>): string =>
  m.employees_name({ lastName, firstName })

/** The state of a row in words, with the date that matters next (EMP-08). */
export function EmployeeState({ employee, today }: { employee: EmployeeListItem; today: PlainDate }) {
  const state = rowStateOn(today, employee)
  const { endOfBenefit, endOfFunds } = employee
  return (
    <span className="block space-y-1">
      <Badge tone={stateTone(state)}>{stateName(state)}</Badge>
      {state === 'ending' && endOfBenefit !== undefined && (
        <span className="block text-sm text-muted-foreground">
          {m.employees_state_ends_on({ date: formatDate(plainDate(endOfBenefit)) })}
        </span>
      )}
      {state === 'ended' && endOfFunds !== undefined && (
        <span className="block text-sm text-muted-foreground">
          {m.employees_state_funds_until({ date: formatDate(plainDate(endOfFunds)) })}
        </span>
      )}
      {state === 'funds-ended' && endOfFunds !== undefined && (
        <span className="block text-sm text-muted-foreground">
          {m.employees_state_funds_ended_on({ date: formatDate(plainDate(endOfFunds)) })}
        </span>
      )}
    </span>
  )
}
