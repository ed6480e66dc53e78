/** Builds the portal and the baselines ("floors": pages with only the portal's libraries), and serves all alike. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import tailwindcss from '@tailwindcss/vite'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { build } from 'vite'
import { makeCertificate } from '../gate/make-certificate.ts'

/** Contains floors/; dist/ contains the portal. */
const OUT = '.cache/bench'
const FLOORS = ['router-query', 'table', 'libraries', 'top-up', 'import']

const buildFloor = (name: string) =>
  build({
    configFile: false,
    mode: name,
    root: 'tools/bench/floors',
    base: `/floors/${name}/`,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [tailwindcss()],
    build: {
      outDir: `${process.cwd()}/${OUT}/floors/${name}`,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })

/** A static page with the prerendered login and its inlined styles: a lower bound for the first paint. */
function buildStaticFloor() {
  const bare = readFileSync('dist/login.html', 'utf8')
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="(modulepreload|preload|stylesheet)"[^>]*>/g, '')
  mkdirSync(`${OUT}/floors/static`)
  writeFileSync(`${OUT}/floors/static/index.html`, bare)
}

export async function buildSites(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const floor of FLOORS) await buildFloor(floor)
  buildStaticFloor()
  execFileSync(process.execPath, ['tools/build/compress-build.ts', OUT])
}

/**
 * Serves all on a free port until the process ends: HTTP/2 over TLS, compressed, loopback only. @returns the origin
 * @param answer answers /api and /content; undefined for a call outside the contract
 */
export function serveSites(answer: (request: Request) => Promise<Response | undefined>): Promise<string> {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const isAsset = context.req.path.includes('/assets/')
    context.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store')
  })
  app.use(compress({ threshold: 0 }))
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/api/*', '/content/*'], async ({ req, notFound }) => {
    const { method, url } = req.raw
    const body = method === 'GET' ? undefined : await req.arrayBuffer()
    // A native Request, which the fake API can clone.
    return (await answer(new Request(url, { method, headers: req.header(), body }))) ?? notFound()
  })
  // The build has no config.json, because each server adds its own.
  for (const root of ['dist', OUT, 'public']) app.use(serveStatic({ root, precompressed: true }))
  const portal = { root: 'dist', precompressed: true }
  app.use(serveStatic({ ...portal, rewriteRequestPath: (path) => `${path}.html` }))
  app.use(serveStatic({ ...portal, path: 'index.html' }))
  const { key, cert } = makeCertificate()
  const serverOptions = { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true }
  return new Promise((resolve) => {
    serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer: createSecureServer, serverOptions },
      ({ port }) => resolve(`https://127.0.0.1:${port}`),
    )
  })
}
