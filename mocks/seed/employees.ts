import type { BenefitGroupRow, EmployeeRow } from '../database/rows/benefits.ts'
import {
  addDays,
  addMonths,
  addWorkingDays,
  helsinkiDate,
  helsinkiInstant,
  type PlainDate,
  workingDayUntil,
} from '../values/calendar.ts'
import { personalId } from '../values/identifiers.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import { FIRST_NAMES, LAST_NAMES, plainName } from './names.ts'
import { makeRandom, type Random } from './random.ts'

const COST_CENTERS = ['4100', '4200', '4300', '5100', '5200']
const PREFIXES = ['+35840', '+35844', '+35845', '+35850']

/** The first employees of the main company, as in the contract's examples. */
const KNOWN: Partial<EmployeeRow>[] = [
  { firstName: 'Eero', lastName: 'Mäkelä', personalId: '140585-912D' },
  { firstName: 'Liisa', lastName: 'Öhman', personalId: '230790-901S' },
  { firstName: 'Åke', lastName: 'Nyström', personalId: '051178-944N' },
  { firstName: 'Helmi', lastName: 'Koskinen', personalId: '010101A901S' },
]

/** Employees from the fifth on each show one state of EMP. Days are relative to today. */
function specialState(at: number, today: PlainDate, row: EmployeeRow): Partial<EmployeeRow> {
  const ending = (days: number): Partial<EmployeeRow> => ({
    endOfBenefit: addDays(today, days),
    ...(days <= 0 && { employeeType: 'Dropped' }),
  })
  const joined = (workingDays: number): Partial<EmployeeRow> => ({
    createdAt: helsinkiInstant(addWorkingDays(today, -workingDays), 9, 5 + at),
    entitled: today,
  })
  const only = (...types: string[]) => ({
    benefits: row.benefits.filter(({ benefitType }) => types.includes(benefitType)),
  })
  switch (at) {
    case 1: // works less, lunch days of one's own, ends in a while
      return { employeeType: 'PartTime', employeePercentage: 60, daysForLunari: 13, endOfBenefit: addMonths(today, 3) }
    case 2:
      return { employeeType: 'Onhold', employeePercentage: 100 }
    case 3:
      return { employeeType: 'TemporaryEmployed', employeePercentage: 100 }
    case 4: // EMP-02: the remove tag
      return ending(10)
    case 5: // EMP-08: funds still running
      return ending(-12)
    case 6: // the last day but one of the funds
      return ending(-29)
    case 7: // past the end of funds
      return ending(-45)
    case 8:
      return ending(-120)
    case 9: // EMP-02: the new tag
      return joined(1)
    case 10:
      return { ...joined(2), employeeType: 'PartTime', employeePercentage: 50 }
    case 11: // holds nothing
      return { benefits: [] }
    case 12:
      return only('recreational')
    case 13:
      return { employeeType: 'Onhold', employeePercentage: 80 }
    case 14: // everything optional left out
      return { phoneNumber: undefined, employeeNumber: undefined, costCenterNumber: undefined }
    case 15: // names as long as they may be (31)
      return { firstName: 'Anna-Maria Katariina Wilhelmina', lastName: 'Von Essen-Hammarskjöld Åkerblom' }
    case 16: // has not started yet
      return { ...joined(3), entitled: addMonths(`${today.slice(0, 7)}-01`, 1) }
    case 17:
      return only('lunch')
    default:
      return {}
  }
}

function makePersonalId(random: Random, taken: Set<string>): string {
  for (;;) {
    const birth = { day: random.int(1, 28), month: random.int(1, 12), year: random.int(1960, 2006) }
    // One in ten has a separator introduced in 2023.
    const id = personalId(birth, random.int(900, 999), random.chance(0.1) ? random.int(1, 5) : 0)
    // The code must be unique without its separator, as real ones are.
    const key = id.slice(0, 6) + id.slice(7)
    if (taken.has(key)) continue
    taken.add(key)
    return id
  }
}

/** Part-time and temporary employees work less than 100 %. */
function makeWork(random: Random): Pick<EmployeeRow, 'employeeType' | 'employeePercentage' | 'daysForLunari'> {
  const dice = random.next()
  const daysForLunari = random.chance(0.05) ? random.int(10, 20) : undefined
  if (dice < 0.8) return { employeeType: 'FullTime', employeePercentage: 100, daysForLunari }
  if (dice < 0.93) return { employeeType: 'PartTime', employeePercentage: random.int(8, 18) * 5, daysForLunari }
  if (dice < 0.98)
    return { employeeType: 'TemporaryEmployed', employeePercentage: random.int(16, 20) * 5, daysForLunari }
  return { employeeType: 'Onhold', employeePercentage: 100 }
}

/** The employees of a company, sorted by id. Personal identity codes, numbers and addresses are unique. */
export function makeEmployees(
  company: CompanySpec,
  groups: readonly BenefitGroupRow[],
  { seed, anchor }: { seed: number; anchor: number },
): EmployeeRow[] {
  const today = helsinkiDate(anchor)
  const companyId = companyIdOf(company)
  const random = (purpose: string) => makeRandom(seed, companyId, purpose)
  const [names, ids, work, dates, numbers] = [
    random('names'),
    random('ids'),
    random('work'),
    random('dates'),
    random('numbers'),
  ]
  const takenIds = new Set(company.no === 1 ? KNOWN.map(({ personalId: id = '' }) => id.slice(0, 6) + id.slice(7)) : [])
  const addresses = new Map<string, number>()
  // Employees share one object per benefit, because rows are replaced, never edited.
  const held = groups.map(({ id, benefitType, maxAmountPerPeriod }) => ({
    benefitType,
    groupId: id,
    maxAmountPerPeriod,
  }))
  const everybodys = held.filter(({ benefitType }) => benefitType === 'lunch' || benefitType === 'recreational')

  // Between four years and fourteen months ago, except for the special states. Many employees share a day.
  const days = new Map<number, { date: PlainDate; createdAt: number }>()
  const dayAgo = (count: number) => {
    const known = days.get(count)
    if (known) return known
    const date = addDays(today, -count)
    const day = { date, createdAt: helsinkiInstant(workingDayUntil(addDays(date, -14)), 8) }
    days.set(count, day)
    return day
  }

  return Array.from({ length: company.employees }, (_, at) => {
    const entitled = dayAgo(dates.int(420, 1460))
    const row: EmployeeRow = {
      id: rowId(company, 'e', 2001 + at),
      companyId,
      firstName: names.pick(FIRST_NAMES),
      lastName: names.pick(LAST_NAMES),
      emailAddress: '',
      personalId: makePersonalId(ids, takenIds),
      phoneNumber: numbers.chance(0.85) ? `${numbers.pick(PREFIXES)}${numbers.digits(7)}` : undefined,
      ...makeWork(work),
      employeeNumber: String(101 + at),
      costCenterNumber: numbers.chance(0.8) ? numbers.pick(COST_CENTERS) : undefined,
      entitled: entitled.date,
      createdAt: entitled.createdAt + dates.int(0, 479) * 60_000,
      benefits: work.chance(0.4) ? held : everybodys,
    }
    if (company.no === 1) Object.assign(row, KNOWN[at])
    if (company.employees > 10) Object.assign(row, specialState(at, today, row))
    const address = `${plainName(row.firstName)}.${plainName(row.lastName)}`
    const same = (addresses.get(address) ?? 0) + 1
    addresses.set(address, same)
    row.emailAddress = `${address}${same > 1 ? same : ''}@${company.domain}`
    return row
  })
}
