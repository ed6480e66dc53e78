import { m } from '@generated/messages/messages.js'
import { useId } from 'react'
import { EMPLOYEE_TYPES, typeName } from '@/employees/employee-types'
import { Label } from '@/ui/inputs/label'
import { NativeSelect } from '@/ui/inputs/native-select'
import { benefitFilterName, stateName } from '../employee-texts'
import { BENEFIT_FILTERS, type EmployeeFilters } from './employee-filters'
import { ROW_STATES } from './row-state'

export interface EmployeesFilterBarProps {
  filters: EmployeeFilters
  /** Called with the filter that changed. */
  onChange: (changed: EmployeeFilters) => void
}

/** Filters of the list; their values are in the URL. */
export function EmployeesFilterBar({ filters, onChange }: EmployeesFilterBarProps) {
  return (
    <div className="grid min-w-0 grow gap-3 max-sm:w-full sm:grid-cols-3 nav:max-w-md">
      <Filter
        label={m.employees_filter_type()}
        value={filters.type}
        options={EMPLOYEE_TYPES.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => onChange({ type })}
      />
      <Filter
        label={m.employees_filter_benefit()}
        value={filters.benefit}
        options={BENEFIT_FILTERS.map((value) => ({ value, label: benefitFilterName(value) }))}
        onChange={(benefit) => onChange({ benefit })}
      />
      <Filter
        label={m.employees_filter_state()}
        value={filters.state}
        options={ROW_STATES.map((value) => ({ value, label: stateName(value) }))}
        onChange={(state) => onChange({ state })}
      />
    </div>
  )
}

interface FilterProps<Value extends string> {
  label: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

function Filter<Value extends string>({ label, value, options, onChange }: FilterProps<Value>) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        className="mt-1"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      >
        <option value="">{m.employees_filter_all()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
