import type { LinkRow, SessionRow } from '../database/rows/people.ts'
import { addMonths, addWorkingDays, helsinkiDate, helsinkiInstant } from '../values/calendar.ts'
import { addressOf, companyNo, makeContacts, PEOPLE, usernameOf } from './people.ts'

/** The tokens of the persona whose session has expired (SES-12). */
export const EXPIRED_SESSION = { accessToken: 'expired-access-token', refreshToken: 'expired-refresh-token' }

/** Fixed tokens and guids, one for each outcome; `unknown` is never stored. */
export const TOKENS = {
  impersonation: {
    valid: '11111111-1111-4111-8111-111111111111',
    used: '22222222-2222-4222-8222-222222222222',
    expired: '33333333-3333-4333-8333-333333333333',
    unknown: '44444444-4444-4444-8444-444444444444',
  },
  password: {
    valid: 'password-valid',
    used: 'password-used',
    expired: 'password-expired',
    unknown: 'password-unknown',
  },
  confirmEmail: { valid: 'confirm-valid', expired: 'confirm-expired', unknown: 'confirm-unknown' },
  changeEmail: { valid: 'change-valid', expired: 'change-expired', unknown: 'change-unknown' },
  signUp: {
    valid: 'sign-up-valid',
    expired: 'sign-up-expired',
    completed: 'sign-up-completed',
    deleted: 'sign-up-deleted',
    unknown: 'sign-up-unknown',
  },
  contract: {
    valid: 'contract-valid',
    expired: 'contract-expired',
    completed: 'contract-completed',
    deleted: 'contract-deleted',
    unknown: 'contract-unknown',
  },
} as const

/** One session that can be neither used nor refreshed (SES-11, SES-12). */
export const makeSessions = (anchor: number): SessionRow[] => [
  {
    id: 's-expired',
    userId: 'p-1003',
    ...EXPIRED_SESSION,
    accessExpiresAt: anchor - 14 * 86_400_000,
    refreshExpiresAt: anchor - 3_600_000,
    usedRefreshTokens: [],
    isImpersonation: false,
  },
]

/** The links of TOKENS. Valid ones last a year. */
export function makeLinks(anchor: number): LinkRow[] {
  const today = helsinkiDate(anchor)
  const later = helsinkiInstant(addMonths(today, 12))
  const past = helsinkiInstant(addWorkingDays(today, -2), 12)
  const user = (kind: LinkRow['kind'], id: string, userId: string, expiresAt: number): LinkRow => {
    const person = PEOPLE.find((candidate) => candidate.id === userId)
    if (!person) throw new RangeError(`no user ${userId}`)
    const subject = kind === 'impersonation' ? userId : usernameOf(person)
    const isPending = kind === 'change-email' && person.pending !== undefined
    const sentTo = isPending ? `${person.pending}@${companyNo(person.company).domain}` : addressOf(person)
    return { id, kind, subject, companyId: `c-${person.company}`, sentTo, expiresAt }
  }
  const contact = (kind: LinkRow['kind'], id: string, company: number, subject: string, expiresAt: number): LinkRow => {
    const row = makeContacts(`c-${company}`, anchor).find((candidate) => candidate.id === subject)
    if (!row) throw new RangeError(`no contact ${subject}`)
    return { id, kind, subject, companyId: row.companyId, sentTo: row.emailAddress, expiresAt }
  }
  const { impersonation, password, confirmEmail, changeEmail, signUp, contract } = TOKENS
  return [
    user('impersonation', impersonation.valid, 'p-1002', later),
    { ...user('impersonation', impersonation.used, 'p-1002', later), usedAt: past },
    user('impersonation', impersonation.expired, 'p-1002', past),
    user('set-password', password.valid, 'p-2001', later),
    { ...user('set-password', password.used, 'p-2001', later), usedAt: past },
    user('set-password', password.expired, 'p-2001', past),
    user('confirm-email', confirmEmail.valid, 'p-1013', later),
    user('confirm-email', confirmEmail.expired, 'p-1013', past),
    user('change-email', changeEmail.valid, 'p-2001', later),
    user('change-email', changeEmail.expired, 'p-2001', past),
    contact('sign-up', signUp.valid, 1, 'dc-1003', later),
    contact('sign-up', signUp.expired, 1, 'dc-1004', past),
    contact('sign-up', signUp.completed, 1, 'dc-1002', later),
    contact('sign-up', signUp.deleted, 1, 'dc-1005', later),
    contact('contract', contract.valid, 11, 'dc-11001', later),
    contact('contract', contract.expired, 11, 'dc-11002', past),
    contact('contract', contract.completed, 1, 'dc-1001', later),
    contact('contract', contract.deleted, 11, 'dc-11003', later),
  ]
}
