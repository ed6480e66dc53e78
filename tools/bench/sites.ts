/** Builds the portal and the baselines ("floors": pages with only the portal's libraries), and serves all alike. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { build } from 'vite'
import { makeCertificate } from '../gate/make-certificate.ts'

const OUT = '.cache/bench'
/** The baseline pages (floors/). */
const FLOORS = ['router-query', 'table', 'libraries', 'top-up', 'import'] as const
/** The origins of the pages. */
export type Sites = Record<(typeof FLOORS)[number] | 'static' | 'portal', string>

/** Sends the call of the list as early as possible. The portal's content security policy forbids inline scripts. */
const EARLY_CALL = `window.benchEmployees = fetch('/api/company-beneficiaries', {
  headers: { Authorization: sessionStorage.getItem('bench-authorization') },
}).then((response) => response.json())`

async function buildFloor(name: string) {
  await build({
    configFile: false,
    root: 'tools/bench/floors',
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src'), '@generated': join(process.cwd(), 'generated') } },
    plugins: [
      tailwindcss(),
      react(),
      {
        name: 'floor',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => ({
            html: html.replace('FLOOR', name),
            tags: name === 'table' ? [{ tag: 'script', children: EARLY_CALL, injectTo: 'head' }] : [],
          }),
        },
      },
    ],
    build: {
      outDir: join(process.cwd(), OUT, name),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
}

/** A static page with the prerendered login and its inlined styles: a lower bound for the first paint. */
function buildStaticFloor() {
  const dir = join(OUT, 'static')
  mkdirSync(dir, { recursive: true })
  cpSync('dist/favicon.svg', join(dir, 'favicon.svg'))
  const html = readFileSync('dist/login.html', 'utf8')
  const bare = html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="(modulepreload|preload|stylesheet)"[^>]*>/g, '')
  writeFileSync(join(dir, 'index.html'), bare)
}

export async function buildSites(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const floor of FLOORS) await buildFloor(floor)
  buildStaticFloor()
  execFileSync(process.execPath, ['tools/build/compress-build.ts', OUT])
  // The build is compressed. Its server adds a config.json.
  cpSync('dist', join(OUT, 'portal'), { recursive: true })
  cpSync('public/config.json', join(OUT, 'portal', 'config.json'))
}

type Answer = (request: Request) => Promise<Response | undefined>

export async function serveSites(answer: Answer): Promise<Sites> {
  const names = [...FLOORS, 'static', 'portal'] as const
  const origins = await Promise.all(names.map(async (name) => [name, await serveSite(name, answer)]))
  return Object.fromEntries(origins) as Sites
}

const { key, cert } = makeCertificate()
const tls = { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true }

/**
 * Serves a site on a free port until the process ends: HTTP/2 over TLS, compressed, loopback only. @returns its origin
 * @param answer answers /api and /content; undefined for a call outside the contract
 */
export function serveSite(name: keyof Sites, answer: Answer): Promise<string> {
  const root = join(OUT, name)
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
