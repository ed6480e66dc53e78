import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { readTopUp } from '@generated/api/top-ups/top-ups'
import { now } from '@/values/clock'

/** How long an equal load counts as a possible duplicate: the user may not know of a colleague's. */
const RECENT_MS = 24 * 3_600_000

/** Final statuses in which nobody got anything. */
const GIVEN_UP: readonly TopUpLoad['status'][] = ['canceled', 'expired', 'payment_not_received']

interface Wanted {
  benefit: BenefitType
  /** Amount per employee in cents. */
  amount: number
  /** Personal identity codes. */
  people: readonly string[]
}

const isRecent = ({ createdAt }: TopUpLoad) => now() - new Date(createdAt).getTime() < RECENT_MS

/**
 * Newest load of the last 24 hours with the same benefit, employees and amount; undefined if none. A load whose
 * employees cannot be read counts if the sum matches: a needless warning is better than a missed duplicate.
 */
export async function findDuplicate(
  loads: readonly TopUpLoad[],
  { benefit, amount, people }: Wanted,
): Promise<TopUpLoad | undefined> {
  const alike = loads
    .filter(
      (load) =>
        load.benefitType === benefit &&
        load.totalSum === amount * people.length &&
        isRecent(load) &&
        !GIVEN_UP.includes(load.status),
    )
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const wanted = new Set(people)
  for (const load of alike) {
    const items = await readTopUp(load.id).then(
      ({ topUpLoadItems }) => topUpLoadItems,
      () => undefined,
    )
    if (!items || (items.length === wanted.size && items.every(({ personalId }) => wanted.has(personalId)))) return load
  }
  return undefined
}
