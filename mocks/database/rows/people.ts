import type { InvoiceInformation } from '../../../generated/api/model/index.ts'
/** Companies and the people who use the portal. Times are ms of the fake clock, amounts integer cents. */
export type AddressFields = {
  addressLine: string
  postCode: string
  city: string
  country: string
  companyName?: string
}

/** The kind of history that a company is seeded with (seed/). */
export type CompanyPlan =
  | 'new'
  | 'established'
  | 'large'
  | 'no-employees'
  | 'no-orders'
  | 'low-balance'
  | 'vouchers-only'
  | 'vouchers-hidden'
  | 'empty'

export type CompanyRow = {
  id: string
  plan: CompanyPlan
  name: string
  businessIdentityCode: string
  customerNumber: string
  sizeId: 1 | 2 | 3 | 4
  address: AddressFields
  /** Saved delivery addresses (listAddresses). */
  deliveryAddresses: (AddressFields & { id: string })[]
  invoiceInformation?: InvoiceInformation
  useEinvoiceAndSchedule: boolean
  hideVoucherOrder: boolean
  /** Maximum number of the company's employees (CRD-11). */
  employeeLimit: number
}

export type Role = 'Signatory' | 'VoucherManager'

export type UserRow = {
  /** The person's id. */
  id: string
  companyId: string
  username: string
  /** In plain text: this is a fake API, and its only password is in the README. */
  password: string
  roles: Role[]
  firstName: string
  lastName: string
  emailAddress: string
  isEmailVerified: boolean
  /** A changed address that is not yet confirmed by its link (ACC-11). */
  pendingEmailAddress?: string
  phoneNumber?: string
  jobTitle?: string
  isSingleSignOn: boolean
  /** When the user's contact was deleted; the account is unusable from then on (COM-09). */
  removedAt?: number
  /** Times of consecutive wrong passwords, for 429. */
  failedLogins: { at: number }[]
}

export type SessionRow = {
  id: string
  userId: string
  accessToken: string
  accessExpiresAt: number
  /** Absent for an impersonation. */
  refreshToken?: string
  refreshExpiresAt: number
  /** Refresh tokens that were already used, the latest last; using one again ends the session. */
  usedRefreshTokens: string[]
  /** When the latest of them was used: its reply may have been lost and can be repeated. */
  refreshedAt?: number
  isImpersonation: boolean
  endedAt?: number
}

/** A contact; `personId` is the user's id after registration. */
export type ContactRow = {
  /** dataContactId */
  id: string
  companyId: string
  personId?: string
  firstName: string
  lastName: string
  emailAddress: string
  /** Empty for a signatory who is not a contact of the contract. */
  phoneNumber: string
  jobTitle?: string
  userName?: string
  active: boolean
  deletedAt?: number
}

/** A link or token of an email; the developer panel shows them as mail. */
export type LinkRow = {
  /** The token itself. */
  id: string
  /** `account-changed` is a notice without a link (COM-16). */
  kind:
    | 'set-password'
    | 'confirm-email'
    | 'change-email'
    | 'account-changed'
    | 'sign-up'
    | 'contract'
    | 'impersonation'
    | 'payment'
  /** Username; contact id for sign-up and contract, user id for impersonation, payment id for payment. */
  subject: string
  companyId: string
  sentTo: string
  expiresAt: number
  usedAt?: number
}
