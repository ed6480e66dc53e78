import { DEFAULTS } from './constants'
import { LIMITS } from './documented-limits'
import { departures, type Limit } from './limit'
import { type Leaf, requestDefaults, requestLeaves } from './request-leaves'

/** Differences between fields and their limits. */
export const wrongIn = (leaves: readonly Leaf[], limits: readonly Limit[]): string[] =>
  limits.flatMap((limit) =>
    leaves.filter(({ place }) => limit.at.test(place)).flatMap((leaf) => departures(leaf, limit)),
  )

/** Fields without a limit. */
export const unlimited = (leaves: readonly Leaf[]): string[] =>
  leaves.map(({ place }) => place).filter((place) => !LIMITS.some(({ at }) => at.test(place)))

/** Defaults that differ from the specification. */
export const wrongDefaults = (validators: Record<string, unknown>): string[] => {
  const found = new Map(Object.entries(requestDefaults(validators)))
  const expected = new Map<string, unknown>(Object.entries(DEFAULTS))
  return [...new Set([...found.keys(), ...expected.keys()])].filter((place) => found.get(place) !== expected.get(place))
}

/** All differences in the generated request validators. */
export const wrongRequests = (validators: Record<string, unknown>): string[] => {
  const leaves = requestLeaves(validators)
  return [...unlimited(leaves), ...wrongIn(leaves, LIMITS), ...wrongDefaults(validators)]
}
