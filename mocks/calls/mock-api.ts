import type { HttpHandler } from 'msw'
import { backend } from '../backend/backend.ts'
import { fakeNow } from '../clock.ts'
import type { Database, DbStorage, NewDatabase } from '../database/db.ts'
import { openMockDatabase } from '../database/mock-database.ts'
import { withoutStacks } from '../without-stacks.ts'
import { type Environment, implement } from './implement.ts'

export type MockApi = { database: Database; handlers: HttpHandler[] }
export type MockApiOptions = Pick<Environment, 'onCall' | 'onDefect'> & { create?: () => NewDatabase }

/** The fake API over a storage: the same functions in the browser, in tests and behind HTTP (MCK-07). */
export function makeMockApi(storage: DbStorage, { create, onCall, onDefect }: MockApiOptions): MockApi {
  const database = openMockDatabase(storage, create)
  const environment = { database, now: fakeNow, onCall, onDefect }
  // MSW takes a stack for each handler, to name its place, which nobody asks for.
  return { database, handlers: withoutStacks(() => implement(backend, environment)) }
}
