import type { BenefitGroup } from '@generated/api/model'
import { isBefore, type PlainDate, plainDate } from '@/values/plain-date'
import type { LoadingChoice } from './group-rules'

/** Whether something is already in force, or from which future date. */
export type Start = { kind: 'in-force' } | { kind: 'from'; date: PlainDate }

/** GRP-14: a date of today or earlier means in force. `date` is yyyy-MM-dd. */
export function startOn(date: string, today: PlainDate): Start {
  const day = plainDate(date)
  return isBefore(today, day) ? { kind: 'from', date: day } : { kind: 'in-force' }
}

/** Effect of a selected loading type; `stays` cancels a scheduled change. */
export type LoadingChange = { kind: 'at-once' } | { kind: 'from'; date: PlainDate } | { kind: 'stays' }

/**
 * GRP-07: the effect of the selected loading type on a saved group; undefined if nothing changes or none is selected.
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
