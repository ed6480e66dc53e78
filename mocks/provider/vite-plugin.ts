import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { PROVIDER_PAGE, PROVIDER_PATH } from '../backend/rules/provider-form.ts'

const MAX_BYTES = 64 * 1024

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_BYTES) return ''
  }
  return text
}

/**
 * Redirects the form posted to the fake payment provider to the provider's page, with the fields in the URL, because a static
 * page cannot read a POST. For mocked runs only.
 */
export function mockProvider(): Plugin {
  const take: Connect.NextHandleFunction = (request: IncomingMessage, response: ServerResponse, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    if (request.method !== 'POST' || pathname !== PROVIDER_PATH) return next()
    textOf(request).then((text) => {
      response.writeHead(303, {
        Location: `${PROVIDER_PAGE}?${new URLSearchParams(text)}`,
        'Cache-Control': 'no-store',
      })
      response.end()
    }, next)
  }
  return {
    name: 'mock-provider',
    configureServer: (server) => {
      server.middlewares.use(take)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(take)
    },
  }
}
