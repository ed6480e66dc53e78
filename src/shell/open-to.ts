import { PAGES_OF_ROLE } from '@generated/screens'
import type { Role } from '@/session/session-store'

/** Whether the guard of a page, or of the page above it, lets in a user with these roles (NAV-01, NAV-02). */
export const isOpenTo = (path: string, roles: readonly Role[]): boolean =>
  (Object.keys(PAGES_OF_ROLE) as Role[]).every(
    (role) =>
      roles.includes(role) ||
      !PAGES_OF_ROLE[role].some((guarded) => path === guarded || path.startsWith(`${guarded}/`)),
  )
