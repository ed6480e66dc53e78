import type { OperationName } from '@generated/registry'

export type FirstCallOf = readonly [operation: OperationName, path: string]

const DETAILS: FirstCallOf = ['readUserDetails', '/api/user/details']
const ACCOUNTS: FirstCallOf = ['readCompanyAccounts', '/api/company-accounts']
const BENEFITS: FirstCallOf = ['listBenefits', '/api/company/benefits']
const SETTINGS: FirstCallOf = ['readSettings', '/api/settings']

/** The role required for the pages with first calls. */
export const FIRST_CALLS_ROLE = 'signatory'

/**
 * API calls that the first script sends while the portal loads (src/first.ts), the slowest to wait for first. Keyed by
 * route path. A test compares each with the operation registry, which is too large to include in the script.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly FirstCallOf[]>> = {
  // The page shown at `/` is chosen later (SES-05, HOM-01).
  '/': [DETAILS],
  '/beneficiaries': [
    ['listEmployees', '/api/company-beneficiaries'],
    BENEFITS,
    ['listBenefitGroups', '/api/company/benefit-groups'],
    SETTINGS,
    DETAILS,
  ],
  '/load-account': [ACCOUNTS, DETAILS, SETTINGS, ['listRequestedLoads', '/api/requested-loads']],
  // Whether a load is in progress is requested as late as possible (TOP-08).
  '/load-benefit': [
    ['listLoadableBenefits', '/api/top-up-load/loadable-benefits'],
    ACCOUNTS,
    DETAILS,
    SETTINGS,
    ['readCompanyMetadata', '/api/company-metadata'],
  ],
  '/manage-benefits': [BENEFITS, DETAILS],
}

/** Pages that also wait for other calls, and therefore for the HTTP client (src/api/http.ts). */
export const WAIT_FOR_MORE: readonly string[] = ['/', '/load-benefit']
