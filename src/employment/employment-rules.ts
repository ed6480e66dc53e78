import type { AnyEmployeeType, EmployeeListItem, EmployeeType } from '@generated/api/model'
import { FULL_TIME_PERCENTAGE, LARGEST_PART_TIME_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { isKeyOf, lookUp } from '@/values/collections/look-up'
import { addDays, addMonths, formatDate, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'

/** '' means no type is selected. */
export type TypeChoice = EmployeeType | ''

export type FormMode = 'add' | 'edit'

const NEEDS_PERCENTAGE: ReadonlySet<TypeChoice> = new Set(['PartTime', 'TemporaryEmployed'])
const KEEPS_PERCENTAGE: ReadonlySet<TypeChoice> = new Set(['Onhold', 'Dropped'])

/** Types that the form offers. Dropped is never offered: it follows from the end of benefit (EMP-06, EMP-07). */
export const offeredTypes = (mode: FormMode): readonly EmployeeType[] =>
  mode === 'add'
    ? ['FullTime', 'PartTime', 'TemporaryEmployed']
    : ['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold']

/**
 * EMP-05: the percentage after another type than `before` was selected: full time is 100 %, on hold and dropped keep the
 * value, part time and temporary require one.
 */
export function percentageFor(type: TypeChoice, before: TypeChoice, percentage: string, mode: FormMode): string {
  if (type === 'FullTime') return String(FULL_TIME_PERCENTAGE)
  if (KEEPS_PERCENTAGE.has(type)) return percentage
  if (!NEEDS_PERCENTAGE.has(type) || mode === 'edit') return ''
  // When adding, keep a typed value, but clear the 100 that full time filled in.
  return before === 'FullTime' ? '' : percentage
}

/** EMP-05: when editing, the percentage gets the focus if the type change cleared it. */
export const focusesPercentage = (type: TypeChoice, mode: FormMode): boolean =>
  mode === 'edit' && NEEDS_PERCENTAGE.has(type)

/** EMP-07: an end of benefit of today or earlier sets the type to Dropped. */
export const isDroppedBy = (endOfBenefit: PlainDate | null, today: PlainDate): boolean =>
  endOfBenefit !== null && !isBefore(today, endOfBenefit)

/** EMP-05, EMP-07, EMP-09: which fields are enabled. An enabled percentage is required; disabled days are not sent. */
export const enabledFields = (employeeType: TypeChoice) => ({
  employeeType: employeeType !== 'Dropped',
  employeePercentage: NEEDS_PERCENTAGE.has(employeeType),
  daysForLunari: !KEEPS_PERCENTAGE.has(employeeType),
})

/** Maximum working hours of a type in percent; part time is below full time (EMP-12). */
export const maxPercentage = (type: TypeChoice): number =>
  type === 'PartTime' ? LARGEST_PART_TIME_PERCENTAGE : FULL_TIME_PERCENTAGE

/** EMP-12: a start so late that the year may be mistyped. */
export const startsFarAhead = (startOfBenefit: PlainDate | null, today: PlainDate): boolean =>
  startOfBenefit !== null && isBefore(addMonths(today, 12), startOfBenefit)

/** EMP-08: last day on which loaded money can be used. `periodDays` comes from the settings. */
export const endOfFundsOf = (endOfBenefit: PlainDate, periodDays: number): PlainDate =>
  addDays(endOfBenefit, periodDays)

/** EMP-18: the load date, the latest if there are several, or a load of one of the benefits that is in progress. */
export type PendingLoads = PlainDate | 'in-progress' | undefined

/** The pending loads by the employee's own record, which does not contain loads in progress. */
export const savedPending = ({ pendingLoadDate: date }: Pick<EmployeeListItem, 'pendingLoadDate'>): PendingLoads =>
  date === undefined ? undefined : plainDate(date)

/** EMP-08, EMP-18: what an end of benefit waits for. */
export const pendingLoadsText = (pending: NonNullable<PendingLoads>): string =>
  pending === 'in-progress'
    ? m.employees_error_end_loads_pending()
    : m.employees_end_waits({ date: formatDate(pending) })

/** EMP-06: on hold cannot be selected while loads are pending, unless it is the saved type. */
export const onHoldRefused = (type: TypeChoice, saved: TypeChoice, pending: PendingLoads): boolean =>
  type === 'Onhold' && saved !== 'Onhold' && pending !== undefined

/** CRD-11: how many employees can still be added; every employee in the list counts. */
export const placesLeft = (employees: number, limit: number): number => Math.max(0, limit - employees)

const TYPES: Record<EmployeeType, () => string> = {
  FullTime: () => m.employees_type_full_time(),
  PartTime: () => m.employees_type_part_time(),
  TemporaryEmployed: () => m.employees_type_temporary(),
  Onhold: () => m.employees_type_on_hold(),
  Dropped: () => m.employees_type_dropped(),
}

export const EMPLOYEE_TYPES = Object.keys(TYPES) as EmployeeType[]

export const typeName = (type: AnyEmployeeType): string => lookUp(TYPES, type, () => m.employees_type_other())()

/** Initial type of a form: blank if the portal does not know the saved one, so that the user must choose. */
export const supportedEmployeeType = (type: AnyEmployeeType): EmployeeType | '' => (isKeyOf(TYPES, type) ? type : '')
