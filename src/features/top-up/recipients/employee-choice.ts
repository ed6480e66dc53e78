import type { BenefitType, TopUpBeneficiary } from '@generated/api/model'
import { canLoadOnHold } from '@/domain/benefit-names'
import type { Selection } from '@/tables/selection'
import { type Cents, cents, isKnownAmount } from '@/values/numbers/money'
import { nameInList } from '@/values/people/names'

/** An employee with the benefit, as a selectable row. */
export type RecipientRow = ReturnType<typeof recipientRows>[number]

/** Why an employee cannot be selected (TOP-03). */
function refusalOf(
  { employmentType, availableToTopUpAmount }: TopUpBeneficiary,
  benefit: BenefitType,
): 'nothing-left' | 'unknown-left' | 'on-hold' | undefined {
  if (employmentType === 'Onhold' && !canLoadOnHold(benefit)) return 'on-hold'
  if (!isKnownAmount(cents(availableToTopUpAmount))) return 'unknown-left'
  return availableToTopUpAmount > 0 ? undefined : 'nothing-left'
}

export const recipientRows = (employees: readonly TopUpBeneficiary[], benefit: BenefitType) =>
  employees.map((employee) => ({
    id: employee.beneficiaryId,
    employee,
    /** Last name first, as the table sorts. */
    name: nameInList(employee),
    isOnHold: employee.employmentType === 'Onhold',
    /** Remaining maximum in the period of the load date. */
    available: cents(employee.availableToTopUpAmount),
    refusal: refusalOf(employee, benefit),
  }))

/** Rows of the table; employees on hold only if the switch shows them (TOP-03). */
export const shownRows = (rows: readonly RecipientRow[], showOnHold: boolean): readonly RecipientRow[] =>
  showOnHold ? rows : rows.filter(({ isOnHold }) => !isOnHold)

/** TOP-03: the switch selects the selectable rows on hold, or deselects them all. */
export function selectOnHold(selected: Selection, rows: readonly RecipientRow[], showOnHold: boolean): Selection {
  const next = new Set(selected)
  for (const { id, isOnHold, refusal } of rows) {
    if (!isOnHold) continue
    if (showOnHold && refusal === undefined) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Employees who get the load: selected, shown, and still selectable with the current figures. */
export const chosenRows = (rows: readonly RecipientRow[], selected: Selection, showOnHold: boolean): RecipientRow[] =>
  rows.filter((row) => selected.has(row.id) && row.refusal === undefined && (showOnHold || !row.isOnHold))

/** TOP-04: maximum of one amount for all selected employees; undefined if none is selected. */
export const lowestAvailable = (chosen: readonly Pick<RecipientRow, 'available'>[]): Cents | undefined =>
  chosen.reduce<Cents | undefined>(
    (lowest, { available }) => cents(Math.min(lowest ?? available, available)),
    undefined,
  )
