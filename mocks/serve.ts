/**
 * The fake API over HTTP: `npm run mock-api -- --port 4010 --scenario low-balance`. One database per X-Mock-Session
 * header, so that tests do not meet; a scenario may also come as X-Mock-Scenario on a session's first call.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { contractData } from '../generated/contract-data.ts'
import { memoryStorage } from './memory-storage.ts'
import { type MockApi, makeMockApi } from './mock-api.ts'
import { respond } from './node.ts'
import { problem } from './problem.ts'
import { applyScenario, isScenario } from './apply-scenario.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_SESSIONS = 100

type Options = { scenario?: string; onlyOrigin?: string }

/** Every path of the contract as a pattern, to tell a wrong method from an unknown path. */
const paths = Object.values(contractData).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}))

/** The server as a Hono app: answers a request, keeps one database for each X-Mock-Session. */
export function makeServer(options: Options = {}) {
  const sessions = new Map<string, Promise<MockApi>>()
  const open = async (scenario: string | undefined): Promise<MockApi> => {
    const api = makeMockApi(memoryStorage())
    if (scenario !== undefined) await applyScenario(api.database, scenario)
    return api
  }
  const sessionOf = (name: string, scenario: string | undefined): Promise<MockApi> => {
    const known = sessions.get(name)
    if (known) return known
    const oldest = sessions.size >= MAX_SESSIONS ? sessions.keys().next().value : undefined
    if (oldest !== undefined) sessions.delete(oldest)
    const opened = open(scenario)
    sessions.set(name, opened)
    return opened
  }

  const app = new Hono()
  app.use(
    cors({
      origin: options.onlyOrigin ?? '*',
      allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'X-Mock-Session', 'X-Mock-Scenario'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['Content-Disposition'],
    }),
  )
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem(413, 'validation_failed').toResponse() }))
  app.all('*', async (context) => {
    const { method, path } = context.req
    const matching = paths.filter(({ pattern }) => pattern.test(path))
    if (matching.length === 0) return problem(404, 'not_found').toResponse()
    if (!matching.some((row) => row.method === method)) {
      const response = problem(405, 'validation_failed').toResponse()
      response.headers.set('Allow', [...new Set(matching.map((row) => row.method))].join(', '))
      return response
    }
    const scenario = context.req.header('X-Mock-Scenario') ?? options.scenario
    if (scenario !== undefined && !isScenario(scenario)) {
      return problem(400, 'validation_failed', { fieldName: 'X-Mock-Scenario' }).toResponse()
    }
    const api = await sessionOf(context.req.header('X-Mock-Session') ?? '', scenario)
    return (await respond(api, context.req.raw)) ?? problem(404, 'not_found').toResponse()
  })
  app.onError((error) => {
    console.error(error)
    return problem(500, 'internal_error', { severity: 'Fatal' }).toResponse()
  })
  return app
}

const flag = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? process.argv[at + 1] : undefined
}

function main() {
  const port = Number(flag('port') ?? process.env.PORT ?? 4010)
  const scenario = flag('scenario')
  if (scenario !== undefined && !isScenario(scenario)) {
    console.error(`There is no scenario ${scenario}.`)
    process.exit(1)
  }
  const app = makeServer({ scenario, onlyOrigin: flag('origin') })
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false }, () => {
    console.info(`The fake API answers at http://127.0.0.1:${port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Open calls may finish; idle connections would keep the process alive.
      server.close(() => process.exit(0))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  }
}

if (import.meta.filename === process.argv[1]) main()
