import { vi } from 'vitest'
import { configureRequest } from '@/api/calls/auth-port'
import type { Client } from './mock-client.ts'

/** Answers the portal's calls, as those of a logged-in user. */
export function answerCalls(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(input instanceof Request ? input : new Request(input, init)),
  )
  configureRequest({ baseUrl: 'http://portal.test' })
  configureRequest({
    auth: {
      authorization: async () => 'Bearer somebody',
      refreshAfterUnauthorized: async () => false,
      expire: () => undefined,
      onRefused: () => undefined,
      epoch: () => 0,
    },
  })
}

/** Answers the portal's calls by a fake API; only for reads. */
export const answerBy = (client: Client): void =>
  answerCalls(async (request) => {
    const { pathname, search } = new URL(request.url)
    const path = `${pathname}${search}`
    const { response } = await (request.method === 'POST' ? client.post(path, undefined) : client.get(path))
    return response
  })
