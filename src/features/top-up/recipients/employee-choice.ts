import type { BenefitType, TopUpBeneficiary } from '@generated/api/model'
import type { Selection } from '@/tables/selection'
import { type Cents, cents } from '@/values/money'
import { nameInList } from '@/values/names'

/** Why an employee cannot be chosen (TOP-03). */
export type Refusal = 'nothing-left' | 'on-hold'

/** An employee who holds the benefit, as a row to choose. */
export interface RecipientRow {
  /** What createTopUp takes. */
  id: string
  employee: TopUpBeneficiary
  /** Last name first, as the table sorts. */
  name: string
  isOnHold: boolean
  /** What may still be loaded in the period of the load date. */
  available: Cents
  refusal: Refusal | undefined
}

/** TOP-03: transport and lunch are not loaded to whoever is on hold. */
export const canLoadOnHold = (benefit: BenefitType): boolean => benefit !== 'transport' && benefit !== 'lunch'

function refusalOf({ employmentType, availableToTopUpAmount }: TopUpBeneficiary, benefit: BenefitType) {
  if (employmentType === 'Onhold' && !canLoadOnHold(benefit)) return 'on-hold'
  return availableToTopUpAmount > 0 ? undefined : 'nothing-left'
}

export const recipientRows = (employees: readonly TopUpBeneficiary[], benefit: BenefitType): RecipientRow[] =>
  employees.map((employee) => ({
    id: employee.beneficiaryId,
    employee,
    name: nameInList(employee),
    isOnHold: employee.employmentType === 'Onhold',
    available: cents(employee.availableToTopUpAmount),
    refusal: refusalOf(employee, benefit),
  }))

/** The rows of the table: those on hold only while the switch shows them (TOP-03). */
export const shownRows = (rows: readonly RecipientRow[], showOnHold: boolean): readonly RecipientRow[] =>
  showOnHold ? rows : rows.filter(({ isOnHold }) => !isOnHold)

/** TOP-03: the switch checks the on-hold rows that may be chosen, or takes all of them out. */
export function selectOnHold(selected: Selection, rows: readonly RecipientRow[], showOnHold: boolean): Selection {
  const next = new Set(selected)
  for (const { id, isOnHold, refusal } of rows) {
    if (!isOnHold) continue
    if (showOnHold && refusal === undefined) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Who gets the load: checked, shown, and still to be chosen by the figures as they are now. */
export const chosenRows = (rows: readonly RecipientRow[], selected: Selection, showOnHold: boolean): RecipientRow[] =>
  rows.filter((row) => selected.has(row.id) && row.refusal === undefined && (showOnHold || !row.isOnHold))

/** TOP-04: the most that one amount for everybody may be; undefined while nobody is chosen. */
export const lowestAvailable = (chosen: readonly Pick<RecipientRow, 'available'>[]): Cents | undefined =>
  chosen.reduce<Cents | undefined>(
    (lowest, { available }) => cents(Math.min(lowest ?? available, available)),
    undefined,
  )
