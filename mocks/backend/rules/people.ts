import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { ContactRow, UserRow } from '../../database/rows/people.ts'
import type { CompanyRow, SessionRow } from '../../database/tables.ts'
import { endLinks, isEmailLike, isSame, sendUserLink } from './links.ts'

/** Users with an account; deleting a contact removes the account (COM-09). */
export const activeUsers = (db: Db): UserRow[] => db.users.all().filter((user) => user.removedAt === undefined)

/** The user with this username, ignoring case. */
export const userNamed = (db: Db, username: string): UserRow | undefined =>
  activeUsers(db).find((user) => isSame(user.username, username))

/** VAL-03 on the server: throws if a username is an email address or taken. */
export function refuseUsername(others: readonly { username?: string }[], username: string, fieldName: string): void {
  if (isEmailLike(username)) throw problem(400, 'username_cannot_be_an_email_address', { fieldName })
  if (others.some((other) => other.username !== undefined && isSame(other.username, username)))
    throw problem(409, 'username_taken', { fieldName })
}

/** Adds a user who logs in with a password. */
export const addUser = (db: Db, user: Omit<UserRow, 'id' | 'isSingleSignOn' | 'failedLogins'>): UserRow =>
  db.users.put('', { ...user, id: `p-${crypto.randomUUID()}`, isSingleSignOn: false, failedLogins: [] })

/**
 * Checks the password asked for in the popup (ACC-07, COM-03). Throws field_required or 422; impersonated sessions and
 * single sign-on users need none.
 */
export function checkOwnPassword(caller: { user: UserRow; session: SessionRow }, password: string | undefined): void {
  if (caller.session.isImpersonation || caller.user.isSingleSignOn) return
  if (password === undefined) throw validationProblem([{ fieldName: 'password', code: 'field_required' }])
  if (password !== caller.user.password) throw problem(422, 'incorrect_password', { fieldName: 'password' })
}

/** Stores a changed user; renaming invalidates links mailed for the old username. */
function putRenamed(db: Db, before: UserRow, after: UserRow): void {
  if (!isSame(before.username, after.username)) {
    for (const link of db.links.all()) {
      const isPersonal = link.kind !== 'impersonation' && isSame(link.subject, before.username)
      if (isPersonal) db.links.remove('', link.id)
    }
  }
  db.users.put('', after)
}

/**
 * Stores a user with a changed username or address (ACC-11, COM-16). A new address stays pending until its link is opened;
 * the old address is notified of both changes.
 */
export function putCredentials(db: Db, before: UserRow, after: UserRow, now: number, newAddress?: string): void {
  const isRenamed = before.username !== after.username
  const pending = newAddress ?? after.pendingEmailAddress
  if (newAddress !== undefined || pending === undefined) endLinks(db, ['change-email'], before.username)
  putRenamed(db, before, { ...after, pendingEmailAddress: pending })
  // Renaming has invalidated the link of a pending address, so it needs a new one.
  if (pending !== undefined && (newAddress !== undefined || isRenamed)) {
    sendUserLink(db, 'change-email', after, pending, now)
  }
  if ((newAddress !== undefined || isRenamed) && before.emailAddress !== '') {
    sendUserLink(db, 'account-changed', after, before.emailAddress, now)
  }
}

/** True if the company has a signatory (COM-15). */
export const hasSignatory = (db: Db, company: CompanyRow): boolean =>
  activeUsers(db).some((user) => user.companyId === company.id && user.roles.includes('Signatory'))

/** The contact with this id in any company. */
export function contactById(db: Db, id: string): ContactRow | undefined {
  for (const company of db.companies.all()) {
    const contact = db.contacts.get(company.id, id)
    if (contact) return contact
  }
  return undefined
}
