import { DEFAULTS } from './constants'
import { LIMITS } from './documented-limits'
import { departures, type Limit } from './limit'
import { type Leaf, requestDefaults, requestLeaves } from './request-leaves'

/** Where the leaves depart from these limits, in words. */
export const wrongIn = (leaves: readonly Leaf[], limits: readonly Limit[]): string[] =>
  limits.flatMap((limit) =>
    leaves.filter(({ place }) => limit.at.test(place)).flatMap((leaf) => departures(leaf, limit)),
  )

/** Places that no limit speaks of. */
export const unlimited = (leaves: readonly Leaf[]): string[] =>
  leaves.map(({ place }) => place).filter((place) => !LIMITS.some(({ at }) => at.test(place)))

/** Defaults that are not those of the documents. */
export const wrongDefaults = (validators: Record<string, unknown>): string[] => {
  const found = new Map(Object.entries(requestDefaults(validators)))
  const expected = new Map<string, unknown>(Object.entries(DEFAULTS))
  return [...new Set([...found.keys(), ...expected.keys()])].filter((place) => found.get(place) !== expected.get(place))
}

/** Everything that is wrong in the generated validators of requests. */
export const wrongRequests = (validators: Record<string, unknown>): string[] => {
  const leaves = requestLeaves(validators)
  return [...unlimited(leaves), ...wrongIn(leaves, LIMITS), ...wrongDefaults(validators)]
}
