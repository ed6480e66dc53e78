import type { Db } from '../../database/db.ts'
import type { BenefitGroupRow, EmployeeRow } from '../../database/rows/benefits.ts'
import { addMonths, firstOfMonth, helsinkiDate, helsinkiInstant } from '../../values/calendar.ts'
import { loadFee } from '../../values/fees.ts'
import { addLoad, balanceOf } from './booking.ts'
import { activeGroup, availableTo, holdsOn, loadedIn } from './load-limits.ts'

/** GRP-07: what a group stores about its automatic load, from the user who switched it on or off. */
export function withRecurring(row: BenefitGroupRow, isOn: boolean, userId: string, now: number): BenefitGroupRow {
  const begun = row.recurring ?? { executorId: userId, loadedOn: firstOfMonth(helsinkiDate(now)) }
  return { ...row, recurringTopupRequestEnabled: isOn, recurring: isOn ? begun : undefined }
}

/** GRP-07: the automatic loads of each 1st of a month that has come since the last one. Times in ms. */
export function recurringLoads(db: Db, companyId: string, now: number): { at: number; book: () => void }[] {
  return db.benefitGroups.all(companyId).flatMap((group) => {
    const { recurring } = group
    if (!recurring || activeGroup(db, companyId, group.benefitType)?.id !== group.id) return []
    const loadedOn = addMonths(recurring.loadedOn, 1)
    const at = helsinkiInstant(loadedOn)
    if (at > now) return []
    const book = () => {
      db.benefitGroups.put(companyId, { ...group, recurring: { ...recurring, loadedOn } })
      load(db, group, recurring.executorId, at)
    }
    return [{ at, book }]
  })
}

/**
 * x-assumed (BenefitGroup.recurringTopupRequestEnabled): each employee gets what is left of their maximum, in one load for each
 * amount; a load that the balance does not cover fails as a scheduled one does (TOP-16).
 */
function load(db: Db, group: BenefitGroupRow, executorId: string, at: number): void {
  const { companyId, benefitType } = group
  const company = db.companies.get('', companyId)
  if (!company) throw new Error(`no company ${companyId}`)
  const day = helsinkiDate(at)
  const loaded = loadedIn(db, companyId, benefitType, day, at)
  const byAmount = new Map<number, EmployeeRow[]>()
  for (const row of db.employees.all(companyId)) {
    const amount = availableTo(row, group, company, loaded, at)
    const isLoadable = holdsOn(row, benefitType, day) && row.employeeType !== 'Onhold' && row.employeeType !== 'Dropped'
    if (isLoadable && amount > 0) byAmount.set(amount, [...(byAmount.get(amount) ?? []), row])
  }
  for (const [amount, employees] of byAmount) {
    const sum = amount * employees.length
    const { feeWithVat } = loadFee(sum, benefitType, at)
    const isCovered = sum + feeWithVat <= balanceOf(db, companyId)
    const outcome = isCovered ? { paidAt: at } : { outcome: 'payment_not_received' as const }
    const order = { companyId, createdAt: at, executorId, benefitType, amount, feeWithVat }
    addLoad(db, { ...order, ...outcome, paymentMethod: 'deduction' }, employees)
  }
}
