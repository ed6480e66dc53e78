import type { EstimatedBenefit } from '../../../generated/api/model/index.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { addMonths, firstOfMonth, helsinkiDate, monthOf, type PlainDate, yearOf } from '../../values/calendar.ts'
import { loadFee } from '../../values/fees.ts'
import { balanceOf } from '../rules/booking.ts'
import { activeGroup, availableTo, holdsOn, isOnHoldLoadable, loadedIn } from '../rules/load-limits.ts'
import { settle } from '../rules/settle.ts'

type Choice = { type: Benefit; month: string; date: PlainDate }

/** The day for which a month is estimated: today for the current month, the first day of a later one. */
function dateOf(month: string, today: PlainDate): PlainDate {
  if (month === 'current' || month === monthOf(today)) return today
  return month === 'next' ? addMonths(firstOfMonth(today), 1) : `${month}-01`
}

/** Value with its commission and VAT, in cents. */
function costs(value: number, type: Benefit, now: number) {
  const { fee, vat } = loadFee(value, type, now)
  return { value, commission: fee, commissionVAT: vat }
}
const totalOf = ({ value, commission, commissionVAT }: ReturnType<typeof costs>) => value + commission + commissionVAT

export const deposits: BackendPart<'estimateDeposit'> = {
  // DEP-03
  estimateDeposit({ query, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const today = helsinkiDate(now)
    const choices = (query.benefits ?? []).map((text): Choice => {
      const [type = '', month = ''] = text.split(':')
      // The contract's pattern guarantees the type.
      return { type: type as Benefit, month, date: dateOf(month, today) }
    })
    const wrong = choices.findIndex(
      ({ type, date }, at) =>
        date < today ||
        choices.findIndex((other) => other.type === type && monthOf(other.date) === monthOf(date)) !== at,
    )
    if (wrong >= 0) throw validationProblem([{ fieldName: 'benefits', elementIndex: wrong, code: 'field_invalid' }])
    const open = db.requestedLoads.all(company.id).filter((row) => row.state === 'open')
    const requested = costs(
      open.reduce((sum, row) => sum + row.amount, 0),
      'lunch',
      now,
    )
    const benefits = choices.map((choice) => estimate(db, company, choice, choices, now))
    const currentBalance = balanceOf(db, company.id)
    const needed =
      benefits.reduce((sum, benefit) => sum + totalOf(benefit), 0) + (query.requestedLoads ? totalOf(requested) : 0)
    return {
      requestedLoads: { numberOfRequests: open.length, ...requested },
      benefits,
      currentBalance,
      totalSuggestedTransfer: Math.max(0, needed - currentBalance),
    }
  },
}

/** x-assumed (estimateDeposit): an annual benefit counts once, in the earliest chosen month of its year. */
const isCountedBefore = ({ type, date }: Choice, choices: readonly Choice[]): boolean =>
  type !== 'lunch' &&
  choices.some((other) => other.type === type && yearOf(other.date) === yearOf(date) && other.date < date)

/** x-assumed (estimateDeposit): the amount that the employees of a benefit may still get for a month. */
function estimate(
  db: Db,
  company: CompanyRow,
  choice: Choice,
  choices: readonly Choice[],
  now: number,
): EstimatedBenefit {
  const { type, month, date } = choice
  const group = activeGroup(db, company.id, type)
  if (!group || isCountedBefore(choice, choices)) {
    return { type, month, ...costs(0, type, now), numberOfEmployees: 0 }
  }
  const loaded = loadedIn(db, company.id, type, date, now)
  const asked = new Map<string, number>()
  for (const row of type === 'lunch' ? db.requestedLoads.all(company.id) : []) {
    if (row.state !== 'open' || monthOf(row.requestMonth) !== monthOf(date)) continue
    asked.set(row.employeeId, (asked.get(row.employeeId) ?? 0) + row.amount)
  }
  const needs = db.employees
    .all(company.id)
    .filter((row) => holdsOn(row, type, date) && (row.employeeType !== 'Onhold' || isOnHoldLoadable(type)))
    .map((row) => Math.max(0, availableTo(row, group, company, loaded, now) - (asked.get(row.id) ?? 0)))
    .filter((need) => need > 0)
  const value = needs.reduce((sum, need) => sum + need, 0)
  return { type, month, ...costs(value, type, now), numberOfEmployees: needs.length }
}
