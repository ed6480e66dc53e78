import type { HttpHandler } from 'msw'
import { backend } from './backend/backend.ts'
import { fakeNow } from './clock.ts'
import { type Database, type DbStorage, type NewDatabase, openDatabase } from './db.ts'
import { implement, type LoggedCall } from './implement.ts'
import { makeSeed } from './seed/seed.ts'

export const DEFAULT_SEED = 1

export type MockApi = { database: Database; handlers: HttpHandler[] }

/** The fake API over a storage: the same functions in the browser, in tests and behind HTTP (MCK-07). */
export function makeMockApi(
  storage: DbStorage,
  options: { create?: () => NewDatabase; onCall?: (call: LoggedCall) => void } = {},
): MockApi {
  const create = options.create ?? (() => ({ seed: DEFAULT_SEED, anchor: fakeNow(0) }))
  const database = openDatabase(storage, (meta) => makeSeed(meta.seed, meta.anchor), create)
  const handlers = implement(backend, { database, now: fakeNow, onCall: options.onCall })
  return { database, handlers }
}
