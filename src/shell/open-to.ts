import type { Role } from '@/session/session-store'

/**
 * Paths of a signatory's pages, including their subpages (NAV-01). Separate from the menu, whose icons load after the
 * first paint.
 */
export const SIGNATORY_PATHS = [
  '/manage-benefits',
  '/beneficiaries',
  '/load-account',
  '/load-benefit',
  '/month',
  '/reports',
  '/download-reports',
] as const

/** Whether the menu's rules allow a user to open a page. Other pages are protected by their own guards. */
export const isOpenTo = (path: string, roles: readonly Role[]): boolean =>
  roles.includes('signatory') || !SIGNATORY_PATHS.some((own) => path === own || path.startsWith(`${own}/`))
