import { expect, test, vi } from 'vitest'
import { contractData } from '../../generated/contract-data.ts'
import { contractExamples } from '../../generated/contract-examples.ts'
import type { OperationName } from '../../generated/registry.ts'
import { PASSWORD } from '../control/scenarios.ts'
import { makeTestApi } from '../node.ts'
import { type Fault, isPossible, latencyMs, type PlannedFault, settingsOf } from './faults.ts'
import type { LoggedCall } from './implement.ts'

const operations = Object.keys(contractData) as OperationName[]
const always = (fault: Fault): PlannedFault => ({ fault, once: false })
type Faults = Partial<Record<OperationName | '*', PlannedFault>>
type Sent = { body?: object; headers?: Record<string, string>; signal?: AbortSignal }

/** A fake API with faults set, and a function that calls its operations. */
async function planned(faults: Faults) {
  const log: LoggedCall[] = []
  const api = makeTestApi({ onCall: (call) => log.push(call) })
  const plan = (next: Faults) =>
    api.database.updateMeta(() => ({ settings: { latency: { fromMs: 0, toMs: 0 }, faults: next } }))
  await plan(faults)
  const call = async (operation: OperationName, { body = {}, ...rest }: Sent = {}) => {
    const { method, path, hasBody } = contractData[operation]
    const url = `http://portal.test${path.replaceAll(/\{\w+\}/g, '1')}`
    const sent = hasBody ? JSON.stringify(body) : undefined
    const response = await api.send(new Request(url, { method, body: sent, ...rest }))
    if (!response) throw new Error(`no answer of ${operation}`)
    return response
  }
  const left = async () => Object.keys(settingsOf((await api.database.meta()).settings).faults)
  return { api, call, plan, log, left }
}

const AINO = { username: 'aino.virtanen', password: PASSWORD }

test('returns each error of the contract for each operation [MCK-05]', async () => {
  const { call, plan } = await planned({})
  for (const operation of operations) {
    for (const [status, codes] of Object.entries(contractData[operation].errorCodes)) {
      for (const code of codes) {
        const fault: Fault = { kind: 'status', status: Number(status), code }
        expect(isPossible(operation, fault)).toBe(true)
        await plan({ [operation]: always(fault) })
        const response = await call(operation)
        const body = (await response.json()) as { errors: { code: string }[]; canRetry: boolean }
        expect([operation, response.status, body.errors[0]?.code, body.canRetry]).toEqual([
          operation,
          Number(status),
          code,
          false,
        ])
      }
    }
  }
})

test('returns each named example of each operation [MCK-05]', async () => {
  const { call, plan } = await planned({})
  let examples = 0
  for (const operation of operations) {
    for (const [status, named] of Object.entries(contractExamples[operation].replies)) {
      for (const [name, value] of Object.entries(named)) {
        await plan({ [operation]: always({ kind: 'example', status: Number(status), name }) })
        const reply = await call(operation)
        expect(reply.status).toBe(Number(status))
        expect(await reply.json()).toEqual(value)
        examples += 1
      }
    }
  }
  expect(examples).toBeGreaterThan(90)
})

test('returns canRetry if set, and the OAuth error if the contract has one', async () => {
  const { call } = await planned({
    login: always({ kind: 'status', status: 401, code: 'invalid_grant' }),
    listCountries: always({ kind: 'status', status: 503, code: 'service_unavailable', canRetry: true }),
  })
  expect(await (await call('login')).json()).toMatchObject({ error: 'invalid_grant' })
  const retry = (await (await call('listCountries')).json()) as object
  expect(retry).toMatchObject({ canRetry: true })
  expect(retry).not.toHaveProperty('error')
})

test('returns replies outside the contract for chaos faults [MCK-05]', async () => {
  const { call, plan } = await planned({ listCountries: always({ kind: 'malformed' }) })
  const malformed = await call('listCountries')
  expect(malformed.headers.get('Content-Type')).toContain('json')
  await expect(malformed.json()).rejects.toThrow(SyntaxError)
  await plan({ listCountries: always({ kind: 'html' }) })
  const html = await call('listCountries')
  expect([html.status, html.headers.get('Content-Type')]).toEqual([404, 'text/html'])
  expect(await html.text()).toContain('<html>')
  await plan({ listCountries: always({ kind: 'wrong-shape' }) })
  const shape = await call('listCountries')
  expect([shape.status, await shape.json()]).toEqual([200, { unexpected: [1, 2, 3] }])
  await plan({ '*': always({ kind: 'offline' }) })
  await expect(call('listCountries')).rejects.toThrow('Failed to fetch')
})

test('never answers a timeout fault, until the caller aborts', async () => {
  const { call, log } = await planned({ listCountries: always({ kind: 'timeout' }) })
  const giveUp = new AbortController()
  const settled = vi.fn<() => void>()
  const answer = call('listCountries', { signal: giveUp.signal }).finally(settled)
  await vi.waitFor(() => expect(log).toMatchObject([{ operation: 'listCountries', status: 0, fault: 'timeout' }]))
  expect(settled).not.toHaveBeenCalled()
  giveUp.abort()
  await expect(answer).rejects.toThrow('aborted')
})

test.each(['drop', 'fail-after'] as const)('%s loses the reply, but the operation runs [MCK-05]', async (kind) => {
  const { api, call } = await planned({ login: always({ kind }) })
  const sessions = () => api.database.withDb((db) => db.sessions.all().length)
  const before = await sessions()
  if (kind === 'drop') await expect(call('login', { body: AINO })).rejects.toThrow('Failed to fetch')
  else {
    const response = await call('login', { body: AINO })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'internal_error' }], canRetry: false })
  }
  expect(await sessions()).toBe(before + 1)
})

test('does not change data for other faults', async () => {
  const { api, call, plan } = await planned({})
  const sessions = () => api.database.withDb((db) => db.sessions.all().length)
  const before = await sessions()
  for (const kind of ['malformed', 'html', 'wrong-shape'] as const) {
    await plan({ login: always({ kind }) })
    await call('login', { body: AINO })
  }
  expect(await sessions()).toBe(before)
})

test('applies a one-time fault to one of several concurrent calls [MCK-05]', async () => {
  const error: Fault = { kind: 'status', status: 500, code: 'internal_error' }
  const { call, plan, left } = await planned({ listCountries: { fault: error, once: true } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('listCountries')))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 500])
  expect(await left()).toEqual([])
  await plan({ '*': { fault: error, once: true } })
  expect((await call('listCountries')).status).toBe(500)
  expect((await call('listCountries')).status).toBe(200)
  await plan({ '*': always(error), listCountries: { fault: { ...error, status: 503 }, once: true } })
  expect((await call('listCountries')).status).toBe(503)
  expect((await call('listCountries')).status).toBe(500)
})

test('delays every call by a fixed or a random time [MCK-05]', async () => {
  expect(latencyMs({ fromMs: 0, toMs: 0 })).toBe(0)
  expect(latencyMs({ fromMs: 300, toMs: 300 })).toBe(300)
  const spread = Array.from({ length: 200 }, () => latencyMs({ fromMs: 200, toMs: 900 }))
  expect(Math.min(...spread)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...spread)).toBeLessThanOrEqual(900)
  expect(new Set(spread).size).toBeGreaterThan(50)
  const { api, call } = await planned({})
  await api.database.updateMeta(() => ({ settings: { latency: { fromMs: 120, toMs: 120 }, faults: {} } }))
  const started = performance.now()
  await call('listCountries')
  expect(performance.now() - started).toBeGreaterThanOrEqual(115)
})

test('logs each call with status, time and fault', async () => {
  const { api, call, log } = await planned({ readSettings: always({ kind: 'offline' }) })
  await api.database.updateMeta(() => ({ clockOffset: 3_600_000 }))
  await call('listCountries')
  await call('readUser')
  await call('readSettings').catch(() => undefined)
  expect(log.map(({ operation, status, fault }) => [operation, status, fault])).toEqual([
    ['listCountries', 200, undefined],
    ['readUser', 401, undefined],
    ['readSettings', 0, 'offline'],
  ])
  expect((log[0]?.at ?? 0) - Date.now()).toBeGreaterThan(3_590_000)
})
