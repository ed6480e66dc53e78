import type { Db } from '../../database/db.ts'
import type { LinkRow, UserRow } from '../../database/rows/people.ts'

const LIFE_MS: Record<LinkRow['kind'], number> = {
  'set-password': 24 * 3600 * 1000,
  'confirm-email': 24 * 3600 * 1000,
  'change-email': 24 * 3600 * 1000,
  'account-changed': 24 * 3600 * 1000,
  'sign-up': 14 * 24 * 3600 * 1000,
  contract: 14 * 24 * 3600 * 1000,
  impersonation: 10 * 60 * 1000,
  payment: 14 * 24 * 3600 * 1000,
}

type Mail = Pick<LinkRow, 'kind' | 'subject' | 'companyId' | 'sentTo'> & { now: number }

/** "Sends" an email: stores its link for the developer panel. Older links of the same kind become invalid. */
export function sendLink(db: Db, { now, ...mail }: Mail): LinkRow {
  endLinks(db, [mail.kind], mail.subject)
  return db.links.put('', { ...mail, id: crypto.randomUUID(), expiresAt: now + LIFE_MS[mail.kind] })
}

/** Mails a link to a user; such links are identified by username. */
export const sendUserLink = (
  db: Db,
  kind: 'set-password' | 'confirm-email' | 'change-email' | 'account-changed',
  user: UserRow,
  sentTo: string,
  now: number,
) => sendLink(db, { kind, subject: user.username, companyId: user.companyId, sentTo, now })

/** Invalidates links of these kinds; they then count as unknown. */
export function endLinks(db: Db, kinds: LinkRow['kind'][], subject: string): void {
  for (const link of db.links.all()) {
    if (kinds.includes(link.kind) && isSame(link.subject, subject)) db.links.remove('', link.id)
  }
}

/** Usernames and addresses are case-insensitive. */
export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** VAL-03: a username must not be an email address. */
export const isEmailLike = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)

/** Named input: addresses beginning with `invalid` are refused. */
export const isRefusedEmail = (address: string) => address.toLowerCase().startsWith('invalid')

/** Named input: domains beginning with `nowhere` accept no mail. */
export const isDeadDomain = (address: string) => address.toLowerCase().includes('@nowhere')

/** True if mail can be sent to an address: neither of the two above. */
export const canReceiveMail = (address: string) => !isRefusedEmail(address) && !isDeadDomain(address)

/** Named input: sending to an address or username beginning with `bounce` fails (ACC-10). */
export const isBouncing = (text: string) => text.toLowerCase().startsWith('bounce')
