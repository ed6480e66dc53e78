import { settings } from '@/browser/settings'
import type { Role, Session } from '@/session/session-store'
import { SIGNATORY_PATHS } from './open-to'

const VOUCHER_MANAGER_PATHS = ['/voucher-order-history', '/company-information'] as const
export type StartPath = (typeof SIGNATORY_PATHS)[number] | (typeof VOUCHER_MANAGER_PATHS)[number]

/** Pages that users with these roles may choose as start page instead of home (SET-04). */
export const startPathsFor = (roles: readonly Role[]): StartPath[] => [
  ...(roles.includes('signatory') ? SIGNATORY_PATHS : []),
  ...(roles.includes('voucherManager') ? VOUCHER_MANAGER_PATHS : []),
]

/** The start page chosen in this browser; undefined means home, also when the roles do not allow the chosen page. */
export function chosenStartPath({ roles, isUserImpersonate }: Pick<Session, 'roles' | 'isUserImpersonate'>) {
  const { startPage } = settings()
  // The admin's own choice must not apply to the impersonated user.
  return isUserImpersonate ? undefined : startPathsFor(roles).find((path) => path === startPage)
}
