import { getResponse } from 'msw'
import { memoryStorage } from './memory-storage.ts'
import { type MockApi, makeMockApi } from './mock-api.ts'

/** A fake API for tests: its own database in memory, seeded for a fixed instant unless said otherwise. */
export function makeTestApi(options: { anchor?: number; seed?: number } = {}) {
  const create = () => ({ seed: options.seed ?? 1, anchor: options.anchor ?? Date.now() })
  const api = makeMockApi(memoryStorage(), { create })
  return { ...api, send: (request: Request) => respond(api, request) }
}

/** Answers a request with the handlers; undefined when the contract has no such call. */
export async function respond(api: MockApi, request: Request): Promise<Response | undefined> {
  try {
    return await getResponse(api.handlers, request)
  } catch (thrown) {
    // A thrown answer comes back as it is.
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
