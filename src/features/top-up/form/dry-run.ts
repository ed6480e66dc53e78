import type { BenefitType, EmployeeListItem, TopUpLoadItem } from '@generated/api/model'
import type { Selection } from '@/tables/selection'
import { groupBy } from '@/values/collections/group-by'
import { compareFinnish, nameInList } from '@/values/people/names'
import { chosenRows, type RecipientRow } from '../recipients/employee-choice'

/** Why an employee gets nothing. */
export type LeftOutReason = (typeof ORDER)[number]

export interface LeftOut {
  id: string
  name: string
  reason: LeftOutReason
}

export type DryRun = ReturnType<typeof dryRun>

interface DryRunInput {
  rows: readonly RecipientRow[]
  selected: Selection
  /** The selected employees who have at least the minimum of a load left; by default all selected ones. */
  loadable?: Selection
  showOnHold: boolean
  benefit: BenefitType
  /** All employees of the company, to list those without the benefit. Optional: the load does not depend on it. */
  everybody: readonly EmployeeListItem[]
}

export function dryRun({ rows, selected, loadable = selected, showOnHold, benefit, everybody }: DryRunInput) {
  const getting = chosenRows(rows, loadable, showOnHold)
  const got = new Set(getting.map(({ id }) => id))
  const known = new Set(rows.map(({ employee }) => employee.personId))
  const leftOut = rows.flatMap(({ id, name, refusal, isOnHold }): LeftOut[] => {
    if (got.has(id)) return []
    const unloaded = selected.has(id) ? 'too-little' : 'not-chosen'
    return [{ id, name, reason: refusal ?? (isOnHold && !showOnHold ? 'on-hold-hidden' : unloaded) }]
  })
  const others = everybody.flatMap((person): LeftOut[] => {
    if (known.has(person.personId)) return []
    const reason = person.benefitTypes.includes(benefit) ? 'not-valid' : 'no-benefit'
    return [{ id: person.personId, name: nameInList(person), reason }]
  })
  return { getting, leftOut: [...leftOut, ...others] }
}

/** Employees whose part of a finished load failed; listed before those who were left out from the start. */
export const failedItems = (items: readonly TopUpLoadItem[]): LeftOut[] =>
  items.flatMap((item, index) =>
    item.status === 'error' ? [{ id: `failed-${index}`, name: nameInList(item), reason: 'failed' as const }] : [],
  )

/** The most urgent reason first. */
const ORDER = [
  // The load was made, but not for this employee.
  'failed',
  // These three cannot be selected.
  'nothing-left',
  'unknown-left',
  'on-hold',
  'on-hold-hidden',
  // Less is left than the minimum of a load.
  'too-little',
  'not-chosen',
  // Has the benefit, but not on the load date.
  'not-valid',
  'no-benefit',
] as const

export const sortLeftOut = (leftOut: readonly LeftOut[]): LeftOut[] =>
  leftOut.toSorted(
    (one, other) => ORDER.indexOf(one.reason) - ORDER.indexOf(other.reason) || compareFinnish(one.name, other.name),
  )

export const countReasons = (leftOut: readonly LeftOut[]): { reason: LeftOutReason; count: number }[] =>
  [...groupBy(sortLeftOut(leftOut), ({ reason }) => reason)].map(([reason, own]) => ({ reason, count: own.length }))
