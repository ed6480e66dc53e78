import type { Db } from '../../database/db.ts'
import type { LinkRow, SessionRow, UserRow } from '../../database/rows/people.ts'

const ACCESS_LIFE_S = 3600
const REFRESH_LIFE_MS = 14 * 24 * 3600 * 1000
/** x-assumed (refreshSession, 200): how long a refresh can be repeated (x-leeway-seconds). */
const LEEWAY_MS = 60_000
const SESSION_RETENTION_MS = 30 * 24 * 3600 * 1000

const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An access token in JWT format; the portal reads exp of an impersonation's token (SES-19). */
const accessToken = (userId: string, expiresAt: number) =>
  `${base64Url({ alg: 'none' })}.${base64Url({ sub: userId, exp: Math.floor(expiresAt / 1000), jti: crypto.randomUUID() })}.mock`

/** Issues new tokens for a session and stores them; the old access token becomes invalid. */
export function issueTokens(db: Db, row: SessionRow, now: number) {
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
export function repeatTokens(row: SessionRow, spent: string, now: number) {
  const { accessToken, refreshToken, refreshedAt = 0, accessExpiresAt } = row
  const isInLeeway = row.usedRefreshTokens.at(-1) === spent && now < refreshedAt + LEEWAY_MS
  if (!isInLeeway || row.endedAt !== undefined || refreshToken === undefined) return undefined
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn: Math.floor((accessExpiresAt - now) / 1000) }
}

/** Opens a session for a user, and deletes sessions that ended long ago. */
export function openSession(db: Db, user: UserRow, now: number, { isImpersonation = false } = {}) {
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

export const isImpersonation = (link: LinkRow | undefined): link is LinkRow => link?.kind === 'impersonation'
