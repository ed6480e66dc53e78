import { getResponse, type HttpHandler } from 'msw'
import { type MockApi, type MockApiOptions, makeMockApi } from './backend/mock-api.ts'
import { memoryStorage } from './database/memory-storage.ts'

/** A fake API for tests, with its own in-memory database, seeded for a fixed instant by default. */
export function makeTestApi(options: { anchor?: number; seed?: number; onCall?: MockApiOptions['onCall'] } = {}) {
  const create = () => ({ seed: options.seed ?? 1, anchor: options.anchor ?? Date.now() })
  const api = makeMockApi(memoryStorage(), {
    create,
    onCall: options.onCall,
    // A defect of the fake API fails the running test.
    onDefect: (operation, error) => {
      throw new Error(`the fake API failed at ${operation}`, { cause: error })
    },
  })
  return { ...api, send: (request: Request) => send(api, request) }
}

/** Requests in flight. Node.js garbage-collects an unreferenced request together with its abort listener. */
const open = new Set<Request>()

/** Behaves like fetch: rejects on a network error or abort. @returns undefined for a call outside the contract */
async function send(api: MockApi, request: Request): Promise<Response | undefined> {
  const { signal } = request
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  open.add(request)
  const response = await Promise.race([respond(api, request), givenUp]).finally(() => open.delete(request))
  if (response?.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/**
 * Answers a request with the handlers of its method; undefined if the contract has no such call. MSW would parse the URL and the
 * cookies for each of the others too, which took half of a call's time.
 */
export const respond = (api: MockApi, request: Request): Promise<Response | undefined> => {
  const isCalled = ({ info: { method } }: HttpHandler) => method === request.method || method instanceof RegExp
  return getResponse(api.handlers.filter(isCalled), request)
}
