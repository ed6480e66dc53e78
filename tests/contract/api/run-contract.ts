/** Tests an API against the contract: every read, its refusals, and with `write` the commands too. */
import type { Session } from './caller.ts'
import { checkCors } from './cors.ts'
import { invariants } from './invariants.ts'
import { tryReads } from './reads.ts'
import { tryCommandRefusals } from './refusals.ts'
import { type Result, Run, type RunOptions, type Skipped, tokensOf, type User } from './run.ts'
import { type Unseen, unseenIn } from './unseen.ts'

export type Outcome = { results: Result[]; skipped: Skipped[]; unseen: Unseen }

const nameOf = (at: number) => ['the first user', 'the second user', 'the third user'][at] ?? `user ${at + 1}`

async function logIn(run: Run, at: number, { username, password }: User): Promise<void> {
  const answer = await run.try(nameOf(at), { operation: 'login', body: { username, password } }, [200])
  const tokens = tokensOf(answer.json)
  const { roles } = (answer.json ?? {}) as { roles?: string[] }
  if (!tokens || !roles) throw new Error(`the login of ${nameOf(at)} failed (${answer.failure ?? answer.status})`)
  const { json } = await run.try(nameOf(at), { operation: 'readUserDetails', by: tokens }, [200])
  const { companyId = '' } = (json ?? {}) as { companyId?: string }
  run.sessions.push({ ...tokens, roles, companyId })
}

/** Ends a session of the run; its token must not work after that. */
async function logOut(run: Run, at: number, by: Session): Promise<void> {
  await run.try(nameOf(at), { operation: 'logout', params: { removeRefreshToken: true }, by }, [204])
  const after = await run.try(`${nameOf(at)}, then its token`, { operation: 'readUser', by: { ...by } })
  if (after.status < 400) run.complain('logout', nameOf(at), 'the token is accepted after logout')
}

/** Runs all tests. It uses only sessions that it begins and ends itself. @throws Error if nobody can log in */
export async function runContract(options: RunOptions): Promise<Outcome> {
  const run = new Run(options)
  try {
    for (const [at, user] of options.users.entries()) await logIn(run, at, user)
    await checkCors(run)
    await tryReads(run)
    await tryCommandRefusals(run)
    for (const { name, find } of invariants) {
      for (const { at, what } of find(run)) at.result.findings.push(`${what} (${name})`)
    }
    await options.write?.(run)
  } finally {
    for (const [at, session] of run.sessions.entries()) await logOut(run, at, session)
  }
  return { results: run.results, skipped: run.skipped, unseen: unseenIn(run) }
}
