import * as React from 'react'

/**
 * React's development build takes a stack for each element, for messages that name who made it: a quarter of the time of
 * a test of screens, whose failures say more. Without it the messages stay, without the owner's lines. A React that keeps
 * the count elsewhere is only slower.
 */
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
