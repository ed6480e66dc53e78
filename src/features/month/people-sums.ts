import type { BenefitType } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import type { LoadRow } from '@/employment/load-reports'
import { type Cents, cents, sum } from '@/values/money'
import { nameInList } from '@/values/names'

export interface PersonSums {
  personalId: string
  firstName: string
  lastName: string
  name: string
  employeeNumber: string
  costCenter: string
  loads: Partial<Record<BenefitType, Cents>>
  /** Lunch deduction; undefined if the company has no lunch report, or the report does not contain the person. */
  deduction: Cents | undefined
  total: Cents
}

export function peopleSums(
  rows: readonly LoadRow[],
  deductionOf: ReadonlyMap<string, Cents> | undefined,
): PersonSums[] {
  const people = new Map<string, PersonSums>()
  for (const row of rows) {
    const { personalId, firstName, lastName, employeeNumber, costCenter, benefit, amount } = row
    const known = people.get(personalId) ?? {
      personalId,
      firstName,
      lastName,
      name: nameInList(row),
      employeeNumber,
      costCenter,
      loads: {},
      deduction: deductionOf?.get(personalId),
      total: cents(0),
    }
    known.loads[benefit] = cents((known.loads[benefit] ?? 0) + amount)
    known.total = cents(known.total + amount)
    people.set(personalId, known)
  }
  return [...people.values()]
}

export type PeopleTotals = ReturnType<typeof peopleTotals>

export function peopleTotals(people: readonly PersonSums[]) {
  const loads: PersonSums['loads'] = {}
  for (const benefit of BENEFIT_ORDER) {
    const amounts = people.flatMap((person) => person.loads[benefit] ?? [])
    if (amounts.length > 0) loads[benefit] = sum(amounts)
  }
  return {
    loads,
    deduction: sum(people.map(({ deduction }) => deduction ?? cents(0))),
    total: sum(people.map(({ total }) => total)),
  }
}
