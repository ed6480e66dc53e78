import { m } from '@generated/messages/messages.js'
import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Label } from '@/ui/field-text'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { BENEFIT_ORDER, benefitName } from './benefit-texts'
import type { EmployeeFilters } from './employee-filters'
import { EMPLOYEE_TYPES, stateName, typeName } from './employee-texts'
import { ROW_STATES } from './row-state'

export interface EmployeesFilterBarProps {
  filters: EmployeeFilters
  onChange: (filters: EmployeeFilters) => void
}

/** Search and filters of the list; what they hold stands in the address. */
export function EmployeesFilterBar({ filters, onChange }: EmployeesFilterBarProps) {
  const id = useId()
  return (
    <search className="mb-4 grid items-end gap-3 sm:grid-cols-3 nav:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <div className="sm:col-span-3 nav:col-span-1">
        <Label htmlFor={`${id}-q`}>{m.employees_search_label()}</Label>
        <Input
          id={`${id}-q`}
          type="search"
          className="mt-1"
          maxLength={100}
          startMark={<Search />}
          placeholder={m.employees_search_hint()}
          value={filters.q ?? ''}
          onChange={(event) => onChange({ ...filters, q: event.target.value || undefined })}
        />
      </div>
      <Filter
        label={m.employees_filter_type()}
        value={filters.type}
        options={EMPLOYEE_TYPES.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => onChange({ ...filters, type })}
      />
      <Filter
        label={m.employees_filter_benefit()}
        value={filters.benefit}
        options={BENEFIT_ORDER.map((value) => ({ value, label: benefitName(value) }))}
        onChange={(benefit) => onChange({ ...filters, benefit })}
      />
      <Filter
        label={m.employees_filter_state()}
        value={filters.state}
        options={ROW_STATES.map((value) => ({ value, label: stateName(value) }))}
        onChange={(state) => onChange({ ...filters, state })}
      />
    </search>
  )
}

interface FilterProps<Value extends string> {
  label: ReactNode
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

function Filter<Value extends string>({ label, value, options, onChange }: FilterProps<Value>) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
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
      </Select>
    </div>
  )
}
