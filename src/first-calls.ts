import type { OperationName } from '@generated/registry'

export type FirstCallOf = { operation: OperationName; path: string; role: 'signatory' }

/**
 * The call that a page's first script sends while the portal is on its way (src/first.ts): the one that the page waits for
 * longest. By the route's path; a test compares each with the registry, which would weigh more than the script.
 */
export const FIRST_CALLS: Readonly<Record<string, FirstCallOf>> = {
  '/': { operation: 'readUserDetails', path: '/api/user/details', role: 'signatory' },
  '/beneficiaries': { operation: 'listEmployees', path: '/api/company-beneficiaries', role: 'signatory' },
  '/load-account': { operation: 'readCompanyAccounts', path: '/api/company-accounts', role: 'signatory' },
  '/load-benefit': {
    operation: 'listLoadableBenefits',
    path: '/api/top-up-load/loadable-benefits',
    role: 'signatory',
  },
  '/manage-benefits': { operation: 'listBenefits', path: '/api/company/benefits', role: 'signatory' },
}
