import type { BackendPart } from '../../calls/implement.ts'
import { type Problem, problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { LinkRow, UserRow } from '../../database/rows/people.ts'
import { endLinks, isBouncing, isSame, sendUserLink } from '../rules/links.ts'
import { activeUsers, userNamed } from '../rules/people.ts'

const incorrectToken = () => problem(400, 'incorrect_token', { fieldName: 'token' })

/** The user and the link of an opened page; throws user_not_found, incorrect_token or expired_token. */
function openLink(
  db: Db,
  kind: 'confirm-email' | 'change-email',
  body: { token: string; username: string },
  now: number,
): { user: UserRow; link: LinkRow } {
  const user = userNamed(db, body.username)
  if (!user) throw problem(404, 'user_not_found', { fieldName: 'username' })
  const link = db.links.get('', body.token)
  if (link?.kind !== kind || !isSame(link.subject, user.username)) throw incorrectToken()
  if (link.expiresAt <= now) throw problem(400, 'expired_token', { fieldName: 'token' })
  return { user, link }
}

export const email: BackendPart<'requestConfirmationLink' | 'confirmEmail' | 'confirmEmailChange'> = {
  requestConfirmationLink({ body: { username }, db, now }) {
    if (isBouncing(username)) throw problem(503, 'email_not_sent')
    const user = userNamed(db, username)
    if (!user) throw problem(404, 'unknown_username', { fieldName: 'username' })
    const pending = user.pendingEmailAddress
    if (pending === undefined && user.isEmailVerified) throw problem(409, 'email_already_verified')
    const sentTo = pending ?? user.emailAddress
    if (isBouncing(sentTo)) throw problem(503, 'email_not_sent')
    // x-assumed (requestConfirmationLink): the type of the link; older links of both types become invalid.
    endLinks(db, ['confirm-email', 'change-email'], user.username)
    sendUserLink(db, pending === undefined ? 'confirm-email' : 'change-email', user, sentTo, now)
  },

  // x-assumed (confirmEmail, confirmEmailChange): the link may be opened again until it expires.
  confirmEmail({ body, db, now }) {
    const { user, link } = openLink(db, 'confirm-email', body, now)
    db.links.put('', { ...link, usedAt: link.usedAt ?? now })
    db.users.put('', { ...user, isEmailVerified: true })
  },

  confirmEmailChange({ body, db, now }): Problem | undefined {
    const { user, link } = openLink(db, 'change-email', body, now)
    const emailAddress = user.pendingEmailAddress
    if (link.usedAt !== undefined && emailAddress === undefined) return undefined
    // The change was dropped or replaced.
    if (emailAddress === undefined || !isSame(emailAddress, link.sentTo)) throw incorrectToken()
    const kept = { ...user, pendingEmailAddress: undefined }
    if (activeUsers(db).some((other) => other.id !== user.id && isSame(other.emailAddress, emailAddress))) {
      db.users.put('', kept)
      // Returned, not thrown, so that dropping the pending address is saved.
      return problem(409, 'email_address_taken')
    }
    db.links.put('', { ...link, usedAt: now })
    // ACC-11
    db.users.put('', { ...kept, emailAddress, isEmailVerified: true })
    for (const contact of db.contacts.all(user.companyId)) {
      if (contact.personId === user.id) db.contacts.put(user.companyId, { ...contact, emailAddress })
    }
    return undefined
  },
}
