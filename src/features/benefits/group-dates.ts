import type { BenefitGroup } from '@generated/api/model'
import { isBefore, type PlainDate, plainDate } from '@/values/plain-date'
import type { LoadingChoice } from './group-rules'

/** From when something holds: already, or from a date still to come. */
export type Start = { kind: 'in-force' } | { kind: 'from'; date: PlainDate }

/** GRP-14: a date that has come means that it is in force. `date` is yyyy-MM-dd. */
export function startOn(date: string, today: PlainDate): Start {
  const day = plainDate(date)
  return isBefore(today, day) ? { kind: 'from', date: day } : { kind: 'in-force' }
}

/** What choosing a loading type leads to; `stays` takes a change back that was still to come. */
export type LoadingChange = { kind: 'at-once' } | { kind: 'from'; date: PlainDate } | { kind: 'stays' }

/**
 * GRP-07: what to say about the chosen loading type of a saved group; undefined when nothing changes or none is chosen.
 * `changeFrom` is the settings' date from which a type saved today applies.
 */
export function loadingChange(
  group: Pick<BenefitGroup, 'fundsLoadingType' | 'fundsLoadingTypeFrom'>,
  chosen: LoadingChoice,
  changeFrom: string,
  today: PlainDate,
): LoadingChange | undefined {
  const { fundsLoadingType: saved, fundsLoadingTypeFrom: waitsUntil } = group
  if (chosen === '') return undefined
  if (chosen === saved) return waitsUntil === undefined ? undefined : { kind: 'from', date: plainDate(waitsUntil) }
  if (waitsUntil !== undefined) return { kind: 'stays' }
  const start = startOn(changeFrom, today)
  return start.kind === 'in-force' ? { kind: 'at-once' } : start
}
