import type { EmployeeType } from '@generated/api/model'
import { FULL_TIME_PERCENTAGE, LARGEST_PART_TIME_PERCENTAGE } from '@generated/limits'
import { addDays, isBefore, type PlainDate } from '@/values/plain-date'

/** '' means that no type is chosen. */
export type TypeChoice = EmployeeType | ''

export type FormMode = 'add' | 'edit'

/** The fields of the form that hang together, as they are typed. */
export interface Employment {
  employeeType: TypeChoice
  /** Working hours in percent, as text: `37,5`. */
  employeePercentage: string
  /** Lunch days a month, as text. */
  daysForLunari: string
  endOfBenefit: PlainDate | null
}

const NEEDS_PERCENTAGE: ReadonlySet<TypeChoice> = new Set(['PartTime', 'TemporaryEmployed'])
const KEEPS_PERCENTAGE: ReadonlySet<TypeChoice> = new Set(['Onhold', 'Dropped'])

/** The types that the form offers; Dropped follows from the end of benefit alone (EMP-06, EMP-07). */
export const offeredTypes = (mode: FormMode): readonly EmployeeType[] =>
  mode === 'add'
    ? ['FullTime', 'PartTime', 'TemporaryEmployed']
    : ['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold']

/** EMP-05: full time is 100 %, on hold and dropped keep it, part time and temporary ask for it, no type clears it. */
function percentageFor(type: TypeChoice, before: Employment, mode: FormMode): string {
  if (type === 'FullTime') return String(FULL_TIME_PERCENTAGE)
  if (KEEPS_PERCENTAGE.has(type)) return before.employeePercentage
  if (!NEEDS_PERCENTAGE.has(type) || mode === 'edit') return ''
  // While adding, what was typed stays; the 100 that full time filled in was not typed.
  return before.employeeType === 'FullTime' ? '' : before.employeePercentage
}

/** EMP-05: what choosing another type does to the fields around it. Choosing the same one again does nothing. */
export function withType(employeeType: TypeChoice, before: Employment, mode: FormMode): Employment {
  if (employeeType === before.employeeType) return before
  return { ...before, employeeType, employeePercentage: percentageFor(employeeType, before, mode) }
}

/** EMP-05: on edit the percentage takes the focus when a change of type has emptied it. */
export const focusesPercentage = (type: TypeChoice, mode: FormMode): boolean =>
  mode === 'edit' && NEEDS_PERCENTAGE.has(type)

/** EMP-07: an end of benefit of today or earlier makes the type Dropped. */
export const isDroppedBy = (endOfBenefit: PlainDate | null, today: PlainDate): boolean =>
  endOfBenefit !== null && !isBefore(today, endOfBenefit)

/**
 * EMP-07: what another end of benefit does to the type: today or earlier drops, no date clears type and lunch days. A
 * date ahead leaves them; when an earlier date had dropped the employee, what stood there before comes back (a date that
 * is being typed passes through others), else the type has to be chosen again.
 */
export function withEndOfBenefit(
  endOfBenefit: PlainDate | null,
  before: Employment,
  today: PlainDate,
  beforeDrop?: Employment,
): Employment {
  if (endOfBenefit === before.endOfBenefit) return before
  if (isDroppedBy(endOfBenefit, today)) return { ...before, endOfBenefit, employeeType: 'Dropped' }
  if (endOfBenefit === null) return { employeeType: '', employeePercentage: '', daysForLunari: '', endOfBenefit }
  if (before.employeeType !== 'Dropped') return { ...before, endOfBenefit }
  return { ...before, employeeType: '', employeePercentage: '', ...beforeDrop, endOfBenefit }
}

export interface EnabledFields {
  employeeType: boolean
  employeePercentage: boolean
  daysForLunari: boolean
}

/** EMP-05, EMP-07, EMP-09: which of the fields can be changed. */
export const enabledFields = (employeeType: TypeChoice): EnabledFields => ({
  employeeType: employeeType !== 'Dropped',
  employeePercentage: NEEDS_PERCENTAGE.has(employeeType),
  daysForLunari: !KEEPS_PERCENTAGE.has(employeeType),
})

/** The most working hours of a type, in percent; part time is less than full time (EMP-12). */
export const mostPercentage = (type: TypeChoice): number =>
  type === 'PartTime' ? LARGEST_PART_TIME_PERCENTAGE : FULL_TIME_PERCENTAGE

/** EMP-05: whether the type asks for the percentage. */
export const needsPercentage = (type: TypeChoice): boolean => NEEDS_PERCENTAGE.has(type)

/** EMP-08: the last day on which money already loaded can be used. `periodDays` comes from the settings. */
export const endOfFundsOf = (endOfBenefit: PlainDate, periodDays: number): PlainDate =>
  addDays(endOfBenefit, periodDays)

export interface PendingLoads {
  /** Load date of a load that is not done, the latest when there are several. */
  pendingLoadDate: PlainDate | undefined
  /** A load of one of the employee's benefits is in progress. */
  isLoading: boolean
}

/** EMP-18: loads are pending when a load date is set or a load of one of the benefits is in progress. */
export const hasPendingLoads = ({ pendingLoadDate, isLoading }: PendingLoads): boolean =>
  pendingLoadDate !== undefined || isLoading

export type EndRefused = 'before-today' | 'before-pending-load' | 'loads-pending'

/**
 * Why an end of benefit cannot be set, undefined when it can. The saved date and none are always allowed, as the contract
 * says; a new one is today or later (EMP-08), not before the pending load (EMP-18), and waits for loads (EMP-08).
 */
export function endRefused(
  endOfBenefit: PlainDate | null,
  saved: PlainDate | null,
  today: PlainDate,
  pending: PendingLoads,
): EndRefused | undefined {
  if (endOfBenefit === null || endOfBenefit === saved) return undefined
  if (isBefore(endOfBenefit, today)) return 'before-today'
  if (pending.pendingLoadDate !== undefined && isBefore(endOfBenefit, pending.pendingLoadDate)) {
    return 'before-pending-load'
  }
  return hasPendingLoads(pending) ? 'loads-pending' : undefined
}

/** EMP-06: on hold has to wait while loads are pending; an employee on hold stays so. */
export const onHoldRefused = (type: TypeChoice, saved: TypeChoice, pending: PendingLoads): boolean =>
  type === 'Onhold' && saved !== 'Onhold' && hasPendingLoads(pending)

/** CRD-11: how many can still be added; every employee of the list counts. */
export const placesLeft = (employees: number, limit: number): number => Math.max(0, limit - employees)
