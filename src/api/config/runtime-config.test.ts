import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRuntimeConfig, runtimeConfig } from './runtime-config'

const CONFIG = {
  apiBaseUrl: 'https://api.portal.test',
  environment: 'production',
  productName: { fi: 'Etuportaali', en: 'Benefits portal' },
  paymentProviderHosts: [],
  employeeApplicationUrl: 'https://app.portal.test',
}
const good = () => new Response(JSON.stringify(CONFIG))

let asked = 0
let answers: (() => Response | Promise<Response>)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    setTimeout(() => deadline.abort(new DOMException('late', 'TimeoutError')), ms)
    return deadline.signal
  })
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    asked += 1
    const gone = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
    return Promise.race([answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch')), gone])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const never = () => new Promise<Response>(() => undefined)
const failure = async () => {
  const started = Date.now()
  const failed = loadRuntimeConfig().then(
    () => 'loaded',
    (error: unknown) => `${String(error)} after ${Date.now() - started} ms`,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return failed
}

test('a configuration that fails to load is read again', async () => {
  answers = [() => new Response('', { status: 502 }), () => new Response('{"apiBase'), good]
  const loaded = loadRuntimeConfig()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loaded).toEqual(CONFIG)
  expect(runtimeConfig().apiBaseUrl).toBe('https://api.portal.test')
  expect(asked).toBe(3)
})

test('a configuration that keeps failing is given up after three attempts', async () => {
  answers = [() => new Response('', { status: 502 }), () => new Response('', { status: 502 })]
  expect(await failure()).toBe('TypeError: Failed to fetch after 1000 ms')
  answers = [1, 2, 3].map(() => () => new Response('{"apiBaseUrl": 7}'))
  expect(await failure()).toMatch(/config\.json is not valid: apiBaseUrl, environment.* after 1000 ms/)
  expect(asked).toBe(6)
})

test('a configuration that hangs, at once or after a failure, is given up within ten seconds', async () => {
  answers = [never]
  expect(await failure()).toBe('Error: config.json cannot be read: no answer in time after 9000 ms')
  answers = [() => new Response('', { status: 502 }), never]
  expect(await failure()).toBe('Error: config.json cannot be read: no answer in time after 9000 ms')
})

test.each([
  ['<!doctype html>', 200, /^Error: config\.json is not JSON/],
  ['', 200, /^Error: config\.json is not JSON/],
  ['', 404, /config\.json .*404/],
  ['[]', 200, /config\.json is not valid/],
  ['{"apiBaseUrl":"","environment":"staging","productName":{"fi":"Etuportaali"}}', 200, /environment, productName\.en/],
])('%j with status %d is not taken as a configuration', async (body, status, reason) => {
  answers = [1, 2, 3].map(() => () => new Response(body, { status }))
  expect(await failure()).toMatch(reason)
})
