import type { OperationName } from '@generated/registry'

export type FirstCallOf = readonly [operation: OperationName, path: string]

const DETAILS: FirstCallOf = ['readUserDetails', '/api/user/details']
const ACCOUNTS: FirstCallOf = ['readCompanyAccounts', '/api/company-accounts']
const BENEFITS: FirstCallOf = ['listBenefits', '/api/company/benefits']
const SETTINGS: FirstCallOf = ['readSettings', '/api/settings']

/** Who may see the pages with first calls. */
export const FIRST_CALLS_ROLE = 'signatory'

/**
 * The calls that a page's first script sends while the portal is on its way (src/first.ts), the one that the page waits
 * for longest first. By the route's path; a test compares each with the registry, which would weigh more than the script.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly FirstCallOf[]>> = {
  // Where `/` leads is decided later (SES-05, HOM-01).
  '/': [DETAILS],
  '/beneficiaries': [
    ['listEmployees', '/api/company-beneficiaries'],
    BENEFITS,
    ['listBenefitGroups', '/api/company/benefit-groups'],
    SETTINGS,
    DETAILS,
  ],
  '/load-account': [ACCOUNTS, DETAILS, SETTINGS, ['listRequestedLoads', '/api/requested-loads']],
  // Whether a load is under way is asked as late as can be (TOP-08).
  '/load-benefit': [
    ['listLoadableBenefits', '/api/top-up-load/loadable-benefits'],
    ACCOUNTS,
    DETAILS,
    SETTINGS,
    ['readCompanyMetadata', '/api/company-metadata'],
  ],
  '/manage-benefits': [BENEFITS, DETAILS],
}

/** Pages that wait for calls beside these, and so for the engine of calls (src/api/http.ts). */
export const WAIT_FOR_MORE: readonly string[] = ['/', '/load-benefit']
