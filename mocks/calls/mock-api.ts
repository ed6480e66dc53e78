import type { HttpHandler } from 'msw'
import { backend } from '../backend/backend.ts'
import { fakeNow } from '../clock.ts'
import type { Database, DbStorage, NewDatabase } from '../database/db.ts'
import { openMockDatabase } from '../database/mock-database.ts'
import { withoutStacks } from '../without-stacks.ts'
import { type Environment, implement } from './implement.ts'

export type MockApi = { database: Database; handlers: HttpHandler[] }
export type MockApiOptions = Pick<Environment, 'onCall' | 'onDefect'> & { create?: () => NewDatabase }

/** The fake API over a storage; browser, tests and HTTP server use the same functions (MCK-07). */
export function makeMockApi(storage: DbStorage, { create, onCall, onDefect }: MockApiOptions): MockApi {
  const database = openMockDatabase(storage, create)
  const environment = { database, now: fakeNow, onCall, onDefect }
  // MSW captures a stack trace per handler, which nobody uses.
  return { database, handlers: withoutStacks(() => implement(backend, environment)) }
}
