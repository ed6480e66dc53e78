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
  /** What the form began with. */
  initial: EmployeeValues
  read: () => EmployeeValues
  write: (field: (typeof FOLLOWERS)[number], text: string) => void
}

/**
 * The fields that follow one another (EMP-05, EMP-07): what the listeners of the type and of the end of benefit call. A
 * listener is told the new value only, so the two values before it are kept here.
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
      // A date that is being typed is no date yet.
      if (!parsed.ok && parsed.reason !== 'blank') return
      const before = { ...employmentOf(read()), endOfBenefit: last.current.endOfBenefit }
      if (before.employeeType !== 'Dropped') beforeDrop.current = before
      apply(withEndOfBenefit(dayOf(text), before, today, beforeDrop.current))
    },
  }
}
