import { onTestFinished, vi } from 'vitest'
import type { ErrorItem } from '../../generated/api/model/index.ts'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { advanceClock } from '../../mocks/database/clock.ts'
import type { Db } from '../../mocks/database/db.ts'
import { makeTestApi } from '../../mocks/node.ts'

export const ORIGIN = 'http://portal.test'
const DAY_MS = 86_400_000

/** A reply of the fake API; `body` is parsed JSON, or undefined. */
export type Answer = { status: number; body: unknown; response: Response }

type Send = (method: string, path: string, body?: unknown, more?: Record<string, string>) => Promise<Answer>
export type Client = {
  get: (path: string) => Promise<Answer>
  /** `more` are request headers. */
  post: (path: string, body: unknown, more?: Record<string, string>) => Promise<Answer>
  put: (path: string, body: unknown) => Promise<Answer>
  remove: (path: string) => Promise<Answer>
}

const clientOf = (send: Send): Client => ({
  get: (path) => send('GET', path),
  post: (path, body, more) => send('POST', path, body, more),
  put: (path, body) => send('PUT', path, body),
  remove: (path) => send('DELETE', path),
})

/** Reads a property of a reply's body; undefined if it has none. */
export const read = (answer: Answer, name: string): unknown =>
  (answer.body as Record<string, unknown> | undefined | null)?.[name]

/** The status, then each error item as `code` or `code at field`, with `[index]` for a list element. */
export function refusal(answer: Answer): [number, ...string[]] {
  const items = (read(answer, 'errors') ?? []) as ErrorItem[]
  const place = ({ fieldName, elementIndex }: ErrorItem) =>
    fieldName === undefined ? '' : ` at ${fieldName}${elementIndex === undefined ? '' : `[${elementIndex}]`}`
  return [answer.status, ...items.map((item) => `${item.code}${place(item)}`)]
}

/**
 * A separate fake API, seeded and started at an instant, with a guest's calls and login by username. The real clock of the
 * test stands still; `travel` moves the fake one.
 */
export function startApi({ at = '2026-03-10T09:00:00Z' }: { at?: string } = {}) {
  const anchor = Date.parse(at)
  vi.useFakeTimers({ toFake: ['Date'], now: anchor })
  // Files share their modules, so the clock of this test would be that of the next file too.
  onTestFinished(() => void vi.useRealTimers())
  const api = makeTestApi({ anchor })

  const sendAs =
    (token?: string): Send =>
    async (method, path, body, more) => {
      const headers = {
        Origin: ORIGIN,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...more,
      }
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const init: RequestInit = { method, headers, body: sent }
      const response = await api.send(new Request(`${ORIGIN}${path}`, init))
      if (!response) throw new Error(`the contract has no ${method} ${path}`)
      const isJson = response.headers.get('Content-Type')?.includes('json')
      return { status: response.status, body: isJson ? await response.clone().json() : undefined, response }
    }

  return {
    database: api.database,
    guest: clientOf(sendAs()),
    withToken: (token: string) => clientOf(sendAs(token)),
    async logIn(username: string, password: string = PASSWORD): Promise<Client> {
      const answer = await sendAs()('POST', '/api/login', { username, password })
      if (answer.status !== 200) throw new Error(`${username} cannot log in: ${answer.status}`)
      return clientOf(sendAs(String(read(answer, 'accessToken'))))
    },
    travel: ({ days = 0, ms = 0 }: { days?: number; ms?: number }) => advanceClock(api.database, days * DAY_MS + ms),
    /** Reads or changes the tables directly, for states that no call can create or show. */
    inDb: <T>(work: (db: Db) => T): Promise<T> => api.database.withDb(work),
    /** The newest link mailed to an address. */
    mailTo: (address: string) =>
      api.database.withDb((db) => {
        const link = db.links.all().findLast((row) => row.sentTo === address)
        if (!link) throw new Error(`no mail to ${address}`)
        return link
      }),
  }
}
