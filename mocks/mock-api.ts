import type { HttpHandler } from 'msw'
import { backend } from './backend/backend.ts'
import { fakeNow } from './clock.ts'
import type { Database, DbStorage, NewDatabase } from './db.ts'
import { type Environment, implement } from './implement.ts'
import { openMockDatabase } from './mock-database.ts'

export type MockApi = { database: Database; handlers: HttpHandler[] }
export type MockApiOptions = Pick<Environment, 'onCall' | 'onDefect'> & { create?: () => NewDatabase }

/** The fake API over a storage: the same functions in the browser, in tests and behind HTTP (MCK-07). */
export function makeMockApi(storage: DbStorage, { create, onCall, onDefect }: MockApiOptions): MockApi {
  const database = openMockDatabase(storage, create)
  const handlers = implement(backend, { database, now: fakeNow, onCall, onDefect })
  return { database, handlers }
}
