import * as React from 'react'

/**
 * React's development build captures a stack per element to name its owner in warnings: a quarter of a screen test's time.
 * Setting its counter to the limit turns that off; warnings only lose the owner lines. If a later React stores the counter
 * elsewhere, tests are only slower.
 */
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
