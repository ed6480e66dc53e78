import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { UserRow } from '../../database/rows/people.ts'
import { isBouncing, isSame, sendUserLink } from '../rules/links.ts'
import { activeUsers, userNamed } from '../rules/people.ts'

/** VAL-04, VAL-05: rules that compare two fields, or a field with the username. */
function checkNewPassword(user: UserRow, body: { newPassword: string; confirmPassword: string }): void {
  if (isSame(body.newPassword, user.username)) {
    throw problem(400, 'password_equals_username', { fieldName: 'newPassword' })
  }
  if (body.confirmPassword !== body.newPassword) {
    throw validationProblem([{ fieldName: 'confirmPassword', code: 'field_invalid' }])
  }
}

export const password: BackendPart<'setNewPassword' | 'changePassword' | 'requestPasswordReset'> = {
  // x-assumed (setNewPassword): the order of the refusals; the link works once.
  setNewPassword({ body, db, now }) {
    const user = userNamed(db, body.username)
    if (!user) throw problem(404, 'unknown_username', { fieldName: 'username' })
    const link = db.links.get('', body.token)
    const isTheirs = link?.kind === 'set-password' && isSame(link.subject, user.username)
    if (!isTheirs || link.usedAt !== undefined) throw problem(400, 'incorrect_token', { fieldName: 'token' })
    if (link.expiresAt <= now) throw problem(400, 'expired_token', { fieldName: 'token' })
    checkNewPassword(user, body)
    db.links.put('', { ...link, usedAt: now })
    db.users.put('', { ...user, password: body.newPassword })
  },

  changePassword({ body, caller: { user, session }, db }) {
    // ACC-09; x-assumed (changePassword): never for an admin.
    if (user.isSingleSignOn || session.isImpersonation) throw problem(403, 'access_denied')
    if (body.currentPassword !== user.password) {
      throw problem(422, 'incorrect_password', { fieldName: 'currentPassword' })
    }
    // ACC-08
    if (body.newPassword === user.password) throw problem(400, 'password_unchanged', { fieldName: 'newPassword' })
    checkNewPassword(user, body)
    db.users.put('', { ...user, password: body.newPassword })
  },

  requestPasswordReset({ body: { usernameOrEmail }, db, now }) {
    if (isBouncing(usernameOrEmail)) throw problem(503, 'email_not_sent')
    const user =
      userNamed(db, usernameOrEmail) ?? activeUsers(db).find((row) => isSame(row.emailAddress, usernameOrEmail))
    // ACC-01
    if (!user) throw problem(404, 'unknown_username', { fieldName: 'usernameOrEmail' })
    if (isBouncing(user.emailAddress)) throw problem(503, 'email_not_sent')
    sendUserLink(db, 'set-password', user, user.emailAddress, now)
  },
}
