import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { readTopUp } from '@generated/api/top-ups/top-ups'
import { dayOf, endedWithoutLoading } from '@/domain/top-ups/load-day'
import { serverNow } from '@/values/dates/clock'
import { type Cents, cents, sum } from '@/values/numbers/money'
import { compareFinnish, nameInList } from '@/values/people/names'
import type { RecipientRow } from '../recipients/employee-choice'
import type { LeftOut, LeftOutReason } from './dry-run'

/** How long an equal load counts as a possible duplicate: the user may not know of a colleague's. */
const RECENT_MS = 24 * 3_600_000

interface Wanted {
  benefit: BenefitType
  /** Amount per employee in cents. */
  amount: number
  /** Personal identity codes. */
  people: readonly string[]
}

export interface Duplicate extends TopUpLoad {
  /** The employees of the load could not be read, so they may be others. */
  isUnread?: boolean
}

const isRecent = ({ createdAt }: TopUpLoad) => serverNow() - Date.parse(createdAt) < RECENT_MS

/**
 * Newest load of the last 24 hours with the same benefit, employees and amount. A load whose employees cannot be read
 * counts if the sum matches: a needless warning is better than a missed duplicate.
 */
export async function findDuplicate(
  loads: readonly TopUpLoad[],
  { benefit, amount, people }: Wanted,
): Promise<Duplicate | undefined> {
  const alike = loads
    .filter(
      (load) =>
        load.benefitType === benefit &&
        load.totalSum === amount * people.length &&
        isRecent(load) &&
        !endedWithoutLoading(load),
    )
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  const wanted = new Set(people)
  for (const load of alike) {
    const items = (await readTopUp(load.id).catch(() => undefined))?.topUpLoadItems
    if (!items) return { ...load, isUnread: true }
    if (items.length === wanted.size && items.every(({ personalId }) => wanted.has(personalId))) return load
  }
  return undefined
}

const DONE: readonly TopUpLoad['status'][] = ['success', 'closed_with_errors', 'in_progress']
/** Maximum number of loads per day to read. */
const MAX_LOADS = 4

/**
 * The last load of a benefit. Loads of one day count as one, because full-time and part-time employees often have
 * separate ones. Undefined if there is none, it could not be read, or one day has too many; the comparison is optional.
 */
export async function readLastLoad(loads: readonly TopUpLoad[], benefit: BenefitType) {
  const own = loads.filter((load) => load.benefitType === benefit && DONE.includes(load.status))
  const day = own.map(dayOf).toSorted().at(-1)
  if (day === undefined) return undefined
  const details = own.filter((load) => dayOf(load) === day)
  // Reading only some of them would wrongly show employees as missing.
  if (details.length > MAX_LOADS) return undefined
  const read = await Promise.all(details.map(({ id }) => readTopUp(id))).catch(() => undefined)
  return read && { day, items: read.flatMap(({ topUpLoadItems }) => topUpLoadItems) }
}

type LastLoad = NonNullable<Awaited<ReturnType<typeof readLastLoad>>>

export interface Difference {
  id: string
  name: string
  kind: 'new' | 'missing' | 'other-amount'
  before: Cents
  now: Cents
  reason: LeftOutReason | undefined
}

interface Compared {
  getting: readonly RecipientRow[]
  /** All employees with the benefit, to match the missing ones by personal identity code. */
  leftOut: readonly LeftOut[]
  holders: readonly RecipientRow[]
  amounts: ReadonlyMap<string, Cents>
}

/** WHY-03: employees who are new since the last load, missing from this one, or get a different amount. */
export function sinceLastLoad({ getting, leftOut, holders, amounts }: Compared, last: LastLoad): Difference[] {
  const before = new Map<string, { name: string; amount: Cents }>()
  for (const item of last.items) {
    if (item.status !== 'success') continue
    const known = before.get(item.personalId)?.amount ?? cents(0)
    before.set(item.personalId, { name: nameInList(item), amount: sum([known, cents(item.amount)]) })
  }
  const reasons = new Map(leftOut.map(({ id, reason }): [string | undefined, LeftOutReason] => [id, reason]))
  const idOf = new Map(holders.map(({ id, employee }) => [employee.personalId, id]))
  const now = new Set(getting.map(({ employee }) => employee.personalId))
  const gets = getting.flatMap(({ id, name, employee }): Difference[] => {
    const had = before.get(employee.personalId)?.amount ?? cents(0)
    const amount = amounts.get(id) ?? cents(0)
    if (had === amount) return []
    return [{ id, name, kind: had === 0 ? 'new' : 'other-amount', before: had, now: amount, reason: undefined }]
  })
  const missing = [...before]
    .filter(([personalId]) => !now.has(personalId))
    .map(([personalId, had]): Difference => {
      const reason = reasons.get(idOf.get(personalId))
      return { id: personalId, name: had.name, kind: 'missing', before: had.amount, now: cents(0), reason }
    })
  return [...missing, ...gets].toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || compareFinnish(one.name, other.name),
  )
}

const ORDER: readonly Difference['kind'][] = ['missing', 'new', 'other-amount']

export const countOf = (differences: readonly Difference[], kind: Difference['kind']): number =>
  differences.filter((one) => one.kind === kind).length
