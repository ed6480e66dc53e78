/** Serves every site of the benchmark alike: HTTP/2 over TLS, compressed, loopback only. */
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { makeCertificate } from '../gate/make-certificate.ts'

const { key, cert } = makeCertificate()
const tls = { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true }

/**
 * Serves the site of a folder on a free port until the process ends. @returns its origin
 * @param answer answers /api and /content; undefined for a call outside the contract
 */
export function serveSite(root: string, answer: (request: Request) => Promise<Response | undefined>): Promise<string> {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const isAsset = context.req.path.startsWith('/assets/')
    context.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store')
  })
  app.use(compress({ threshold: 0 }))
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/api/*', '/content/*'], async ({ req, notFound }) => {
    const { method, url } = req.raw
    const body = method === 'GET' ? undefined : await req.arrayBuffer()
    // A native Request, which the fake API can clone.
    return (await answer(new Request(url, { method, headers: req.header(), body }))) ?? notFound()
  })
  app.use(serveStatic({ root, precompressed: true }))
  app.use(serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => `${path}.html` }))
  app.use(serveStatic({ root, precompressed: true, path: 'index.html' }))
  return new Promise((resolve) => {
    serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer: createSecureServer, serverOptions: tls },
      ({ port }) => resolve(`https://127.0.0.1:${port}`),
    )
  })
}
