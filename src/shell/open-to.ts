import type { Role } from '@/session/session-store'

/** The pages of a signatory, and what is under them (NAV-01). Apart from the menu, whose icons come after the first paint. */
export const SIGNATORY_PATHS = [
  '/manage-benefits',
  '/beneficiaries',
  '/load-account',
  '/load-benefit',
  '/month',
  '/reports',
  '/download-reports',
] as const

/** Whether a page is open to a user, so far as the menu tells; other pages are their own guards'. */
export const isOpenTo = (path: string, roles: readonly Role[]): boolean =>
  roles.includes('signatory') || !SIGNATORY_PATHS.some((own) => path === own || path.startsWith(`${own}/`))
