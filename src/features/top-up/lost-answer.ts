import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'

/** What a press sent, and what there was before it. */
export interface SentLoad {
  body: CreateTopUpRequest
  /** Ids of the company's loads read before the press. */
  before: ReadonlySet<string>
}

/** What the list of loads says about a press whose answer was lost. */
export type Finding = { kind: 'made'; load: TopUpLoad } | { kind: 'several' } | { kind: 'none' }

/** The loads of now that were not there before the press and are what it asked for. */
export function findLoad({ body, before }: SentLoad, loads: readonly TopUpLoad[]): Finding {
  const sum = Number(body.amount) * body.beneficiariesIds.length
  const alike = loads.filter(
    (load) =>
      !before.has(load.id) &&
      load.benefitType === body.benefitType &&
      load.totalSum === sum &&
      load.scheduledOn === body.scheduledOn,
  )
  const [first] = alike
  if (first === undefined) return { kind: 'none' }
  return alike.length === 1 ? { kind: 'made', load: first } : { kind: 'several' }
}
