import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { readTopUp } from '@generated/api/top-ups/top-ups'
import { now } from '@/values/clock'

/** For so long an equal load is told of: whoever makes it may not know of the first one. */
const RECENT_MS = 24 * 3_600_000

/** Ends that gave nobody anything. */
const GIVEN_UP: readonly TopUpLoad['status'][] = ['canceled', 'expired', 'payment_not_received']

interface Wanted {
  benefit: BenefitType
  /** Cents for each. */
  amount: number
  /** Their personal ids. */
  people: readonly string[]
}

const isRecent = ({ createdAt }: TopUpLoad) => now() - new Date(createdAt).getTime() < RECENT_MS

/**
 * The newest load of the last 24 hours that gave the same people the same sum of the same benefit; undefined when there is
 * none. One whose people cannot be read counts by its sum: it is better told of than missed.
 */
export async function findTwin(
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
