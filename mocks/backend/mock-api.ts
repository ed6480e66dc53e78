import type { HttpHandler } from 'msw'
import { operations } from '../../generated/backend.ts'
import { type Backend, type Environment, implement } from '../calls/implement.ts'
import { withoutStacks } from '../calls/without-stacks.ts'
import { fakeNow } from '../database/clock.ts'
import type { Database, DbStorage, NewDatabase } from '../database/db.ts'
import { openMockDatabase } from '../seed/mock-database.ts'

/** Every operation of the contract; a missing one is a type error. */
export const backend: Backend = operations

export type MockApi = { database: Database; handlers: HttpHandler[] }
export type MockApiOptions = Pick<Environment, 'onCall' | 'onDefect'> & { create?: () => NewDatabase }

/** The fake API over a storage; browser, tests and HTTP server use the same functions (MCK-07). */
export function makeMockApi(storage: DbStorage, { create, onCall, onDefect }: MockApiOptions): MockApi {
  const database = openMockDatabase(storage, create)
  const environment = { database, now: fakeNow, onCall, onDefect }
  // MSW captures a stack trace per handler, which nobody uses.
  return { database, handlers: withoutStacks(() => implement(backend, environment)) }
}
