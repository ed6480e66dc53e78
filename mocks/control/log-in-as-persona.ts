import { userNamed } from '../backend/rules/people.ts'
import type { Database } from '../database/db.ts'
import { PASSWORD, type Persona, TOKENS } from './scenarios.ts'

/** The portal's functions that the fake API needs; main.tsx passes them in, because mocks never import the portal. */
export type Portal = {
  /** Logs in; rejects when the login is refused. */
  logIn: (username: string, password: string) => Promise<void>
  /** Shows a page of the portal. */
  goTo: (path: string) => Promise<void>
  /** Refetches all data on screen. */
  refetch: () => Promise<void>
}

/** Expires a user's sessions, so that calls and refreshes are refused (SES-11, SES-12). */
const endSessionsOf = (database: Database, username: string) =>
  database.withDb((db) => {
    const user = userNamed(db, username)
    for (const session of db.sessions.all()) {
      if (session.userId === user?.id) db.sessions.put('', { ...session, accessExpiresAt: 0, refreshExpiresAt: 0 })
    }
  })

/** An admin's link works only once (SES-30); this makes it valid again. */
const renewImpersonation = (database: Database) =>
  database.withDb((db) => {
    const link = db.links.get('', TOKENS.impersonation.valid)
    if (link) db.links.put('', { ...link, usedAt: undefined })
  })

/** Logs a persona in, or opens the state of its scenario instead. Rejects if the login is refused. */
export async function logInAsPersona(database: Database, { name, username }: Persona, portal: Portal): Promise<void> {
  if (name === 'impersonated') {
    await renewImpersonation(database)
    window.location.assign(`/login?impersonation=${TOKENS.impersonation.valid}`)
    return
  }
  await portal.logIn(username, PASSWORD)
  if (name === 'expired-session') await endSessionsOf(database, username)
}
