import type { BackendPart } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { SessionRow, UserRow } from '../../database/rows/people.ts'
import { isSame } from '../rules/links.ts'
import { userNamed } from '../rules/people.ts'

const ACCESS_LIFE_S = 3600
const REFRESH_LIFE_MS = 14 * 24 * 3600 * 1000
/** x-assumed (refreshSession, 200): how long a refresh can be repeated (x-leeway-seconds). */
const LEEWAY_MS = 60_000
const SESSION_RETENTION_MS = 30 * 24 * 3600 * 1000
const WRONG_LIMIT = 5
const WRONG_WINDOW_MS = 60_000

export const session: BackendPart<'login' | 'refreshSession' | 'logout' | 'readImpersonation'> = {
  login({ body, db, now }) {
    const name = body.username.trim()
    const user = userNamed(db, name) ?? db.users.all().find((row) => isSame(row.username, name))
    const refused = problem(401, 'invalid_username_or_password', { error: 'invalid_grant' })
    if (!user) throw refused
    const recent = user.failedLogins.filter((failure) => failure.at > now - WRONG_WINDOW_MS)
    // x-assumed (login): five wrong passwords within a minute.
    if (recent.length >= WRONG_LIMIT) throw problem(429, 'too_many_requests')
    if (user.password !== body.password) {
      db.users.put('', { ...user, failedLogins: [...recent, { at: now }] })
      // Returned, not thrown, so that the failed attempt is saved.
      return refused
    }
    // The account of a deleted contact (COM-09).
    if (user.removedAt !== undefined) throw problem(401, 'invalid_grant', { error: 'invalid_grant' })
    // SES-08
    if (!user.isEmailVerified) {
      throw problem(403, 'email_address_is_not_verified', { error: 'email_address_is_not_verified' })
    }
    if (user.failedLogins.length > 0) db.users.put('', { ...user, failedLogins: [] })
    return { ...openSession(db, user, now), roles: user.roles, isUserImpersonate: false }
  },

  refreshSession({ body, db, now }) {
    const refused = problem(400, 'invalid_grant', { error: 'invalid_grant' })
    const rows = db.sessions.all()
    const reused = rows.find((row) => row.usedRefreshTokens.includes(body.refreshToken))
    if (reused) {
      const repeated = repeatTokens(reused, body.refreshToken, now)
      if (repeated) return repeated
      // A reused token was stolen or lost a race: the whole session ends (x-assumed: a refresh token works once).
      db.sessions.put('', { ...reused, endedAt: now })
      return refused
    }
    const row = rows.find((candidate) => candidate.refreshToken === body.refreshToken)
    // SES-11
    if (!row || row.endedAt !== undefined || row.refreshExpiresAt <= now) throw refused
    const usedRefreshTokens = [...row.usedRefreshTokens, body.refreshToken]
    return issueTokens(db, { ...row, usedRefreshTokens, refreshedAt: now }, now)
  },

  logout({ query, db, caller, now }) {
    const { session: row } = caller
    // SES-13: without the flag the refresh token stays valid.
    db.sessions.put('', query.removeRefreshToken ? { ...row, endedAt: now } : { ...row, accessExpiresAt: now })
  },

  readImpersonation({ params, db, now }) {
    const link = db.links.get('', params.guid)
    if (link?.kind !== 'impersonation' || link.usedAt !== undefined) throw problem(404, 'impersonation_token_invalid')
    if (link.expiresAt <= now) throw problem(404, 'impersonation_token_expired')
    const user = db.users.get('', link.subject)
    if (!user || user.removedAt !== undefined) throw problem(404, 'impersonation_token_invalid')
    db.links.put('', { ...link, usedAt: now })
    const { accessToken } = openSession(db, user, now, { isImpersonation: true })
    return { accessToken, roles: user.roles }
  },
}

const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An access token in JWT format; the portal reads exp of an impersonation's token (SES-19). */
const accessToken = (userId: string, expiresAt: number) =>
  `${base64Url({ alg: 'none' })}.${base64Url({ sub: userId, exp: Math.floor(expiresAt / 1000), jti: crypto.randomUUID() })}.mock`

/** Issues new tokens for a session and stores them; the old access token becomes invalid. */
function issueTokens(db: Db, row: SessionRow, now: number) {
  const accessExpiresAt = now + ACCESS_LIFE_S * 1000
  const tokens = { accessToken: accessToken(row.userId, accessExpiresAt), refreshToken: `r-${crypto.randomUUID()}` }
  db.sessions.put('', {
    ...row,
    ...tokens,
    refreshToken: row.isImpersonation ? undefined : tokens.refreshToken,
    accessExpiresAt,
    refreshExpiresAt: now + REFRESH_LIFE_MS,
  })
  return { ...tokens, tokenType: 'Bearer', expiresIn: ACCESS_LIFE_S }
}

/** The current tokens again, for a refresh whose reply was lost; undefined if it cannot be repeated. */
function repeatTokens(row: SessionRow, spent: string, now: number) {
  const { accessToken, refreshToken, refreshedAt = 0, accessExpiresAt } = row
  const isInLeeway = row.usedRefreshTokens.at(-1) === spent && now < refreshedAt + LEEWAY_MS
  if (!isInLeeway || row.endedAt !== undefined || refreshToken === undefined) return undefined
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn: Math.floor((accessExpiresAt - now) / 1000) }
}

/** Opens a session for a user, and deletes sessions that ended long ago. */
function openSession(db: Db, user: UserRow, now: number, { isImpersonation = false } = {}) {
  for (const old of db.sessions.all()) {
    if (old.refreshExpiresAt < now - SESSION_RETENTION_MS) db.sessions.remove('', old.id)
  }
  const row: SessionRow = {
    id: `s-${crypto.randomUUID()}`,
    userId: user.id,
    accessToken: '',
    accessExpiresAt: 0,
    refreshExpiresAt: 0,
    usedRefreshTokens: [],
    isImpersonation,
  }
  return issueTokens(db, row, now)
}
