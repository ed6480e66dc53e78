import { settings } from '@/browser/settings'
import type { Role, Session } from '@/session/session-store'
import { SIGNATORY_PATHS } from './open-to'

const VOUCHER_MANAGER_PATHS = ['/voucher-order-history', '/company-information'] as const
export type StartPath = (typeof SIGNATORY_PATHS)[number] | (typeof VOUCHER_MANAGER_PATHS)[number]

/** The pages that a user with these roles may begin at instead of home (SET-04). */
export const startPathsFor = (roles: readonly Role[]): StartPath[] => [
  ...(roles.includes('signatory') ? SIGNATORY_PATHS : []),
  ...(roles.includes('voucherManager') ? VOUCHER_MANAGER_PATHS : []),
]

/** Where this browser's user begins; undefined is home, also when the roles do not allow what was chosen. */
export function chosenStartPath({ roles, isUserImpersonate }: Pick<Session, 'roles' | 'isUserImpersonate'>) {
  const { startPage } = settings()
  // What an admin has chosen says nothing of the user that they act as.
  return isUserImpersonate ? undefined : startPathsFor(roles).find((path) => path === startPage)
}
