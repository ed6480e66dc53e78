import { useRef } from 'react'
import { type PlainDate, parseDate } from '@/values/plain-date'
import { dayOf, type EmployeeValues } from './employee-form'
import { type Employment, type FormMode, type TypeChoice, withEndOfBenefit, withType } from './employment-rules'

const FOLLOWERS = ['employeeType', 'employeePercentage', 'daysForLunari'] as const

const employmentOf = (values: EmployeeValues): Employment => ({
  employeeType: values.employeeType,
  employeePercentage: values.employeePercentage,
  daysForLunari: values.daysForLunari,
  endOfBenefit: dayOf(values.endOfBenefit),
})

export interface EmploymentPort {
  mode: FormMode
  today: PlainDate
  /** Initial values of the form. */
  initial: EmployeeValues
  read: () => EmployeeValues
  write: (field: (typeof FOLLOWERS)[number], text: string) => void
}

/**
 * Handlers for the dependent fields (EMP-05, EMP-07), called by the listeners of type and end of benefit. A listener
 * receives only the new value, so the previous two are stored here.
 */
export function useEmployment({ mode, today, initial, read, write }: EmploymentPort) {
  const last = useRef(employmentOf(initial))
  const beforeDrop = useRef<Employment | undefined>(undefined)

  const apply = (next: Employment) => {
    const typed = employmentOf(read())
    for (const field of FOLLOWERS) {
      if (next[field] !== typed[field]) write(field, next[field])
    }
    last.current = next
  }

  return {
    typeChanged: (employeeType: TypeChoice) => {
      const before = { ...employmentOf(read()), employeeType: last.current.employeeType }
      apply(withType(employeeType, before, mode))
    },
    endChanged: (text: string) => {
      const parsed = parseDate(text)
      // Incomplete while the date is being typed.
      if (!parsed.ok && parsed.reason !== 'blank') return
      const before = { ...employmentOf(read()), endOfBenefit: last.current.endOfBenefit }
      if (before.employeeType !== 'Dropped') beforeDrop.current = before
      apply(withEndOfBenefit(dayOf(text), before, today, beforeDrop.current))
    },
  }
}
