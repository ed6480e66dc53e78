import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'
import { listTopUps } from '@generated/api/top-ups/top-ups'
import * as z from 'zod/mini'
import { dateInHelsinki, isBefore, plainDate } from '@/values/dates/plain-date'

export const TOP_UP_FORM = 'load-benefit'

/** A sent load, and the company's loads and balance (cents) before it. */
export interface SentTopUp {
  body: CreateTopUpRequest
  before: readonly string[]
  balance: number
}

const Evidence = z.object({
  benefitType: z.string(),
  /** Total in cents, for all employees. */
  sum: z.number(),
  scheduledOn: z.optional(z.string()),
  before: z.array(z.string()),
  balance: z.number(),
})
export type TopUpEvidence = z.infer<typeof Evidence>

/** What is stored with a sent load, to look it up later. The form stores only a digest of the body. */
export const topUpEvidence = ({ body, before, balance }: SentTopUp) => ({
  body,
  benefitType: body.benefitType,
  sum: Number(body.amount) * body.beneficiariesIds.length,
  scheduledOn: body.scheduledOn,
  before: [...before],
  balance,
})

export const readEvidence = (evidence: unknown): TopUpEvidence | undefined => z.safeParse(Evidence, evidence).data

/** TOP-17: only a direct deduction runs now; other loads wait for their payment or day. */
export const runsNow = ({ paymentMethod, scheduledOn }: CreateTopUpRequest): boolean =>
  paymentMethod === 'deduction' && scheduledOn === undefined

/** An API may give a direct load its own day as the load date. */
const isDirect = ({ scheduledOn, createdAt }: TopUpLoad): boolean =>
  scheduledOn === undefined || !isBefore(dateInHelsinki(Date.parse(createdAt)), plainDate(scheduledOn))

type Finding = { kind: 'made'; load: TopUpLoad } | { kind: 'several' } | { kind: 'none' }

export function findTopUp(
  { benefitType, sum, scheduledOn, before }: TopUpEvidence,
  loads: readonly TopUpLoad[],
): Finding {
  const alike = loads.filter(
    (load) =>
      !before.includes(load.id) &&
      load.benefitType === benefitType &&
      load.totalSum === sum &&
      (scheduledOn === undefined ? isDirect(load) : load.scheduledOn === scheduledOn),
  )
  const [first] = alike
  if (first === undefined) return { kind: 'none' }
  return alike.length === 1 ? { kind: 'made', load: first } : { kind: 'several' }
}

/** Looks a sent load up. Undefined if the company's loads cannot be read. */
export const lookUpSentTopUp = (sent: SentTopUp): Promise<Finding['kind'] | undefined> =>
  listTopUps().then(
    ({ topUpLoads }) => findTopUp(topUpEvidence(sent), topUpLoads).kind,
    () => undefined,
  )

export const SERIES_FORM = 'load-benefit several'

/** One of several loads of a confirmation; amounts in cents. */
export interface PlannedLoad {
  body: CreateTopUpRequest
  /** Including VAT. */
  fee: number
  total: number
}
