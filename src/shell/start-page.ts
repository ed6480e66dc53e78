import { PAGES_OF_ROLE } from '@generated/screens'
import { settings } from '@/browser/settings'
import type { Role, Session } from '@/session/session-store'

export type StartPath = (typeof PAGES_OF_ROLE)[Role][number]

/** Pages for these roles; those in the menu may be chosen as start page instead of home (SET-04). */
export const startPathsFor = (roles: readonly Role[]): StartPath[] => roles.flatMap((role) => PAGES_OF_ROLE[role])

/** The start page chosen in this browser; undefined means home, also when the roles do not allow the chosen page. */
export function chosenStartPath({ roles, isUserImpersonate }: Pick<Session, 'roles' | 'isUserImpersonate'>) {
  const { startPage } = settings()
  // The admin's own choice must not apply to the impersonated user.
  return isUserImpersonate ? undefined : startPathsFor(roles).find((path) => path === startPage)
}
