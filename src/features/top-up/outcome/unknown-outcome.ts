import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'
import { listTopUps } from '@generated/api/top-ups/top-ups'
import * as z from 'zod/mini'
import type { ApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'

/** Names the form for what is kept of it. */
export const TOP_UP_FORM = 'load-benefit'

/** What a press sent, and what there was before it. */
export interface SentTopUp {
  body: CreateTopUpRequest
  /** Ids of the company's loads read before the press. */
  before: ReadonlySet<string>
  /** Cents, before the press. */
  balance: number
}

/** By what the load is found again. */
const Sought = z.object({
  benefitType: z.string(),
  /** Cents, of all employees. */
  sum: z.number(),
  scheduledOn: z.optional(z.string()),
})

const soughtOf = ({
  benefitType,
  amount,
  beneficiariesIds,
  scheduledOn,
}: CreateTopUpRequest): z.infer<typeof Sought> => ({
  benefitType,
  sum: Number(amount) * beneficiariesIds.length,
  scheduledOn,
})

/** What tells later whether the load was made. */
export const topUpEvidence = ({ body, before, balance }: SentTopUp) => ({
  body,
  sought: soughtOf(body),
  before: [...before],
  balance,
})

const Evidence = z.object({ sought: Sought, before: z.array(z.string()), balance: z.number() })
export type TopUpEvidence = z.infer<typeof Evidence>

/** The evidence as it was written down; undefined when storage holds something else. */
export const readEvidence = (evidence: unknown): TopUpEvidence | undefined => z.safeParse(Evidence, evidence).data

/** A load that is under way after a press may be the one that the press made: browsers send again by themselves. */
export const mayBeOwnTopUp = (error: Pick<ApiError, 'codes'>): boolean =>
  isOfSameCommand(error) || error.codes.includes('top_up_in_progress')

/** What the list of loads says about a press whose answer was lost. */
export type Finding = { kind: 'made'; load: TopUpLoad } | { kind: 'several' } | { kind: 'none' }

/** The loads of now that were not there before the press and are what it asked for. */
export function findTopUp(
  { sought, before }: Pick<TopUpEvidence, 'sought' | 'before'>,
  loads: readonly TopUpLoad[],
): Finding {
  const seen = new Set(before)
  const alike = loads.filter(
    (load) =>
      !seen.has(load.id) &&
      load.benefitType === sought.benefitType &&
      load.totalSum === sought.sum &&
      load.scheduledOn === sought.scheduledOn,
  )
  const [first] = alike
  if (first === undefined) return { kind: 'none' }
  return alike.length === 1 ? { kind: 'made', load: first } : { kind: 'several' }
}

const findNow = (sent: SentTopUp) =>
  listTopUps().then(
    ({ topUpLoads }) => findTopUp(topUpEvidence(sent), topUpLoads).kind,
    () => undefined,
  )

/** Whether the list of loads says that a press made none. A list that cannot be read says nothing. */
export const isNotMade = async (sent: SentTopUp): Promise<boolean> => (await findNow(sent)) === 'none'

/**
 * Whether the company has several loads of what one press asked for: a browser may have sent it twice, and the API may not
 * know the key (docs/backend-and-proxy.md). Without a list nothing is known against it.
 */
export const isMadeSeveralTimes = async (sent: SentTopUp): Promise<boolean> => (await findNow(sent)) === 'several'
