import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useKnownDay } from '../tests/support/known-day.ts'
import { PASSWORD } from './control/scenarios.ts'
import type { Snapshot } from './database/db.ts'
import { memoryStorage } from './database/memory-storage.ts'
import { openMockDatabase } from './seed/mock-database.ts'
import { startServer } from './serve.ts'

useKnownDay()

let url = ''
let stop = () => Promise.resolve()
beforeAll(async () => {
  const server = await startServer({ port: 0, onlyOrigin: 'http://portal.test' })
  url = server.url
  stop = server.stop
})
afterAll(() => stop())

const HELMI = { firstName: 'Helmi', lastName: 'Salonen', phoneNumber: '+358401234567', userName: 'helmi.salonen' }

let sessions = 0
/** A client with its own database. */
function newSession(headers: Record<string, string> = {}) {
  sessions += 1
  const own = { 'X-Mock-Session': `test-${sessions}`, ...headers }
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...own, ...(init.headers as Record<string, string>) } })
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...more },
    })
  const logIn = async (username: string) => {
    const reply = await post('/api/login', { username, password: PASSWORD })
    const { accessToken } = (await reply.json()) as { accessToken: string }
    return { Authorization: `Bearer ${accessToken}` }
  }
  return { send, post, logIn }
}
const codes = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { code: string }[] }
  return [response.status, ...errors.map((item) => item.code)]
}

test('answers calls of the contract over HTTP and keeps state [MCK-07]', async () => {
  const { send, post, logIn } = newSession()
  const headers = await logIn('aino.virtanen')
  const list = async () => {
    const response = await send('/api/contacts', { headers })
    return (await response.json()) as { contacts: { emailAddress: string }[] }
  }
  const before = await list()
  const created = await post('/api/contacts', { ...HELMI, emailAddress: 'uusi@yritys.example' }, headers)
  expect(created.status).toBe(204)
  const after = JSON.stringify(await list())
  expect(JSON.stringify(before)).not.toContain('uusi@yritys.example')
  expect(after).toContain('uusi@yritys.example')
})

test('keeps one database for each X-Mock-Session', async () => {
  const [one, other] = [newSession(), newSession()]
  const headers = await one.logIn('aino.virtanen')
  expect((await one.send('/api/user', { headers })).status).toBe(200)
  expect((await other.send('/api/user', { headers })).status).toBe(401)
})

test('starts in the scenario of the header and refuses an unknown one [MCK-04]', async () => {
  const { logIn } = newSession({ 'X-Mock-Scenario': 'low-balance' })
  expect(await logIn('kerttu.makela')).toHaveProperty('Authorization')
  const { send } = newSession({ 'X-Mock-Scenario': 'rich' })
  expect(await codes(await send('/api/countries'))).toEqual([400, 'validation_failed', 'field_invalid'])
})

test('takes settings by HTTP: clock, answers and latency [MCK-05]', async () => {
  const { send, logIn } = newSession()
  const headers = await logIn('aino.virtanen')
  const set = await send('/mock?mock-clock=%2B2h&mock-fault=listCountries!:503:service_unavailable:retry', {
    method: 'POST',
  })
  const { now } = (await set.json()) as { now: string }
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(7_190_000)
  // The access token lives for an hour.
  expect((await send('/api/user', { headers })).status).toBe(401)
  const first = await send('/api/countries')
  expect([first.status, ((await first.json()) as { canRetry: boolean }).canRetry]).toEqual([503, true])
  expect((await send('/api/countries')).status).toBe(200)
  expect((await send('/mock?mock-clock=yesterday', { method: 'POST' })).status).toBe(400)
})

test('exports its current database [MCK-07]', async () => {
  const { send, post, logIn } = newSession()
  const headers = await logIn('aino.virtanen')
  await post('/api/contacts', { ...HELMI, emailAddress: 'vienti@yritys.example' }, headers)
  const snapshot = (await (await send('/mock/snapshot')).json()) as Snapshot
  const database = openMockDatabase(memoryStorage())
  await database.reset(snapshot)
  const contacts = await database.withDb((db) => db.contacts.all('c-1'))
  expect(contacts.map((row) => row.emailAddress)).toContain('vienti@yritys.example')
})

test('closes the connection for a network fault', async () => {
  const { send } = newSession()
  await send('/mock?mock-fault=listCountries:offline', { method: 'POST' })
  await expect(send('/api/countries')).rejects.toThrow('fetch failed')
})

test('allows the portal on another origin', async () => {
  const preflight = await fetch(`${url}/api/user`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://portal.test',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type,accept-language,idempotency-key',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://portal.test')
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
  const answer = await fetch(`${url}/api/user`, { headers: { Origin: 'http://portal.test' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://portal.test')
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Content-Disposition')
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
})

test('refuses calls outside the contract with 400, 404, and 405 with Allow', async () => {
  const { send } = newSession()
  const broken = await send('/api/login', {
    method: 'POST',
    body: '{"username":',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(await codes(broken)).toEqual([400, 'validation_failed'])
  expect(await codes(await send('/api/login', { method: 'POST' }))).toEqual([400, 'validation_failed'])
  expect(await codes(await send('/api/nothing'))).toEqual([404, 'not_found'])
  expect(await codes(await send('/nothing'))).toEqual([404, 'not_found'])
  const wrong = await send('/api/contacts', { method: 'PATCH' })
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('Allow')).toBe('GET, POST, PUT, DELETE')
  expect((await send('/order/status/p-1', { method: 'PUT' })).headers.get('Allow')).toBe('GET')
})

test('refuses bodies over 1 MB, with and without Content-Length', async () => {
  const { send, post } = newSession()
  const long = 'x'.repeat(1024 * 1024)
  expect((await post('/api/login', { username: long, password: 'x' })).status).toBe(413)
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let index = 0; index < 20; index += 1) controller.enqueue(new Uint8Array(64 * 1024))
      controller.close()
    },
  })
  const streamed = await send('/api/login', { method: 'POST', body: chunks, duplex: 'half' } as RequestInit)
  expect(streamed.status).toBe(413)
  const fitting = await post('/api/login', { username: 'x'.repeat(1000 * 1000), password: 'x' })
  expect(fitting.status).toBe(400)
})

test('stops gracefully after answering an open call', async () => {
  const server = await startServer({ port: 0 })
  await fetch(`${server.url}/mock?mock-latency=300`, { method: 'POST' })
  const open = request(`${server.url}/api/countries`, { headers: { Expect: '100-continue' } })
  const answered = once(open, 'response') as Promise<[IncomingMessage]>
  open.flushHeaders()
  // The server counts a request as open only when it has arrived, which it confirms.
  await once(open, 'continue')
  open.end()
  const stopped = server.stop()
  const [answer] = await answered
  expect(answer.resume().statusCode).toBe(200)
  await stopped
  await expect(fetch(`${server.url}/api/countries`)).rejects.toThrow('fetch failed')
})

test('runs as a command and stops on SIGTERM [MCK-07]', async () => {
  const child = spawn('node_modules/.bin/tsx', ['mocks/serve.ts', '--port', '0', '--scenario', 'large'])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\S+/.exec(line.toString())?.[0] ?? ''
  expect((await fetch(`${address}/api/countries`)).status).toBe(200)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(0)
})
