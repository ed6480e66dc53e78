import { vi } from 'vitest'
import { configureAuth, configureRequest } from '@/api/auth-port'
import type { Client } from '../../mocks/backend/test-client.ts'

/** Calls of the portal's own functions are those of somebody who is logged in, and get these answers. */
export function answerCalls(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(input instanceof Request ? input : new Request(input, init)),
  )
  configureRequest({ baseUrl: 'http://portal.test', acceptLanguage: () => 'fi-FI' })
  configureAuth({
    authorization: async () => 'Bearer somebody',
    refreshAfterUnauthorized: async () => false,
    expire: () => undefined,
    onRefused: () => undefined,
    epoch: () => 0,
    onServerTime: () => undefined,
  })
}

/** The same, answered by a fake API; only calls that read. */
export const answerBy = (client: Client): void =>
  answerCalls(async (request) => {
    const { pathname, search } = new URL(request.url)
    const path = `${pathname}${search}`
    const { response } = await (request.method === 'POST' ? client.post(path, undefined) : client.get(path))
    return response
  })
