/**
 * The fake API over HTTP: `npm run mock-api -- --port 4010 --scenario low-balance --origin http://127.0.0.1:5173`.
 * Each X-Mock-Session header has its own database, so that tests are isolated. Every database has the companies of all
 * scenarios: --scenario and X-Mock-Scenario only check that the name is one. `POST /mock?mock-clock=%2B1h&mock-fault=…` takes
 * the same settings as the portal's URL, and `GET /mock/snapshot` returns the whole database in the panel's export format.
 */
import { parseArgs } from 'node:util'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type MockApi, makeMockApi } from './backend/mock-api.ts'
import { settingsOf } from './calls/faults.ts'
import { problem, validationProblem } from './calls/problem.ts'
import { refuseUnmatched } from './calls/unmatched.ts'
import { applySettings } from './control/apply-settings.ts'
import { readUrlSettings } from './control/panel-url.ts'
import { isScenario } from './control/scenarios.ts'
import { fakeNow } from './database/clock.ts'
import { memoryStorage } from './database/memory-storage.ts'
import { respond } from './node.ts'
import { addProvider } from './provider/serve-provider.tsx'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_SESSIONS = 100
/** How long open calls may run after the process was asked to stop. */
const GRACE_MS = 3000

type Options = { onlyOrigin?: string }
type Bindings = { Bindings: HttpBindings }

/** The body, or undefined if it exceeds the limit. Hono's own middleware clones the request, which fails here (see `answer`). */
async function readLimited(request: Request): Promise<Blob | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks)
}

/** The databases by X-Mock-Session header; the least recently used is dropped first. */
function makeSessions() {
  const sessions = new Map<string, MockApi>()
  const open = () =>
    makeMockApi(memoryStorage(), {
      onDefect: (operation, error) => console.error(`The fake API failed at ${operation}`, error),
    })
  return (name: string): MockApi => {
    const session = sessions.get(name) ?? open()
    sessions.delete(name)
    sessions.set(name, session)
    const oldest = sessions.size > MAX_SESSIONS ? sessions.keys().next().value : undefined
    if (oldest !== undefined) sessions.delete(oldest)
    return session
  }
}

/** The Hono app: answers calls of the contract, and settings at /mock. */
function makeServer(options: Options) {
  const sessionOf = makeSessions()
  const app = new Hono<Bindings>()
  app.use(
    cors({
      origin: options.onlyOrigin ?? '*',
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Accept-Language',
        'Idempotency-Key',
        'X-Mock-Session',
        'X-Mock-Scenario',
      ],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      // docs/backend-and-proxy.md
      exposeHeaders: ['Content-Disposition', 'Allow', 'Date', 'Retry-After', 'X-Request-Id'],
    }),
  )
  addProvider(app, (session) => sessionOf(session).database)
  app.all('*', async (context) => {
    const body = await readLimited(context.req.raw)
    if (!body) {
      // The rest of the body is not read, so the connection must close.
      const tooLarge = problem(413, 'validation_failed').toResponse()
      tooLarge.headers.set('Connection', 'close')
      return tooLarge
    }
    const scenario = context.req.header('X-Mock-Scenario')
    if (scenario !== undefined && !isScenario(scenario)) {
      return validationProblem([{ fieldName: 'X-Mock-Scenario', code: 'field_invalid' }]).toResponse()
    }
    const api = sessionOf(context.req.header('X-Mock-Session') ?? '')
    if (context.req.path === '/mock') return set(api, context)
    if (context.req.path === '/mock/snapshot') return Response.json(await api.database.snapshot())
    return (await answer(api, context, body)) ?? refuseUnmatched(context.req.path)
  })
  app.onError((error) => {
    console.error(error)
    return problem(500, 'internal_error', { severity: 'Fatal' }).toResponse()
  })
  return app
}

async function answer(api: MockApi, { req, env }: Context<Bindings>, body: Blob) {
  const { url, method, headers, signal } = req.raw
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // A native Request: the one of the server cannot be cloned, because it replaces no global objects.
  const request = new Request(url, { method, headers: new Headers(headers), body: hasBody ? body : undefined, signal })
  const response = await respond(api, request)
  if (response?.type !== 'error') return response
  // Simulated network failure: close the connection without a reply.
  env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Applies the settings in the URL; returns the fake time and the current settings. */
async function set({ database }: MockApi, { req }: Context<Bindings>): Promise<Response> {
  const settings = readUrlSettings(new URL(req.url))
  if (settings && settings.refused.length > 0) {
    return validationProblem(settings.refused.map((fieldName) => ({ fieldName, code: 'field_invalid' }))).toResponse()
  }
  if (settings && req.method === 'POST') await applySettings(database, settings)
  const meta = await database.meta()
  return Response.json({
    now: new Date(fakeNow(meta.clockOffset)).toISOString(),
    seed: meta.seed,
    ...settingsOf(meta.settings),
  })
}

/** Starts the server; port 0 chooses a free one. @returns its URL, and a function that stops it after open calls */
export function startServer(options: Options & { port: number }): Promise<{ url: string; stop: () => Promise<void> }> {
  const { fetch } = makeServer(options)
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, port: options.port, hostname: '127.0.0.1', overrideGlobalObjects: false },
      ({ port }) => resolve({ url: `http://127.0.0.1:${port}`, stop }),
    )
    server.on('error', reject)
    const stop = () =>
      new Promise<void>((stopped) => {
        // A connection becomes idle only after its last reply, so idle ones are closed repeatedly.
        const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50)
        const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(late)
          stopped()
        })
      })
  })
}

async function main() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { port: text, scenario: text, origin: text } })
  const { scenario, origin: onlyOrigin } = values
  if (scenario !== undefined && !isScenario(scenario)) throw new RangeError(`there is no scenario ${scenario}`)
  const port = Number(values.port ?? process.env.PORT ?? 4010)
  const { url, stop } = await startServer({ port, onlyOrigin })
  console.info(`The fake API runs at ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
}

if (import.meta.filename === process.argv[1]) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
