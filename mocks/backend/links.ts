import type { Db } from '../db.ts'
import type { LinkRow, UserRow } from '../rows/people.ts'

const LIFE_MS: Record<LinkRow['kind'], number> = {
  'set-password': 24 * 3600 * 1000,
  'confirm-email': 24 * 3600 * 1000,
  'change-email': 24 * 3600 * 1000,
  'sign-up': 14 * 24 * 3600 * 1000,
  contract: 14 * 24 * 3600 * 1000,
  impersonation: 10 * 60 * 1000,
}

/** Sends an e-mail, that is: keeps its link where the developer panel shows it. */
export function sendLink(
  db: Db,
  mail: { kind: LinkRow['kind']; user: Pick<UserRow, 'companyId' | 'username'>; sentTo: string; now: number },
): LinkRow {
  return db.links.put('', {
    id: crypto.randomUUID(),
    kind: mail.kind,
    subject: mail.user.username,
    companyId: mail.user.companyId,
    sentTo: mail.sentTo,
    expiresAt: mail.now + LIFE_MS[mail.kind],
  })
}

/** VAL-03: what a username may not be. */
export const isEmailLike = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)

/** Named input: the server refuses addresses whose name begins with `invalid`. */
export const isRefusedEmail = (address: string) => address.toLowerCase().startsWith('invalid')
