// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { describeError, type ErrorReport, isDefect, makeErrorReporter } from './error-reports'

const URL_OF_REPORTS = 'https://errors.example/portal'
let sent: { address: string; init: RequestInit & { body: string } }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit & { body: string }) => {
    sent.push({ address, init })
    throw new TypeError('Failed to fetch')
  })
  document.head.innerHTML = ['runtime-Xy', 'start-Ab12']
    .map((name) => `<script type="module" src="/assets/${name}.js"></script>`)
    .join('')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const makeReporter = (url: Promise<string | undefined> = Promise.resolve(URL_OF_REPORTS)) =>
  makeErrorReporter({ url, route: () => '/reports/topups/$reportId' })
const settle = () => new Promise((done) => setTimeout(done))
const bodies = () => sent.map(({ init }) => JSON.parse(init.body) as Record<string, unknown>)
const contract = (path: string): ErrorReport => ({ kind: 'contract', operation: 'readUser', path })

test('of an error, only its kind and the places in our own files are said', () => {
  const error = new TypeError('no salary of Aino Virtanen 131052-308T')
  error.stack = [
    `TypeError: ${error.message}`,
    '    at Aino (https://elsewhere.example/assets/evil-1.js:1:2)',
    `    at read (${location.origin}/assets/shared-B1_x-Y.js:1:2345)`,
    `    at async ${location.origin}/assets/index-Ab12.js:7:8`,
    `read@${location.origin}/assets/login-Zz.js:9:10`,
    `    at ${location.origin}/login?user=aino.virtanen:1:2`,
  ].join('\n')
  expect(describeError(error)).toEqual({
    kind: 'error',
    name: 'TypeError',
    frames: ['shared-B1_x-Y.js:1:2345', 'index-Ab12.js:7:8', 'login-Zz.js:9:10'],
  })
})

test('a name that somebody made up and a thrown value are not repeated', () => {
  const named = new Error('x')
  named.name = 'Aino Virtanen'
  expect(describeError(named)).toMatchObject({ name: 'Error' })
  expect(describeError('131052-308T')).toEqual({ kind: 'error', name: 'unknown', frames: [] })
})

test('of a failed call, the operation, how it failed and the status are said, no codes or fields', () => {
  const items = [{ code: 'username_taken', message: 'aino.virtanen is taken', severity: 'Error' as const }]
  expect(describeError(new ApiError({ kind: 'http', operation: 'updateUser', status: 409, items }))).toEqual({
    kind: 'call',
    operation: 'updateUser',
    failure: 'http',
    status: 409,
  })
})

test('an error screen for the network or for a refusal is no defect, one for our code or an unreadable reply is', () => {
  const failed = (kind: ApiError['kind'], status = 0) => new ApiError({ kind, status, operation: 'readUser' })
  expect([failed('network'), failed('timeout'), failed('http', 404), 'a word'].map(isDefect)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([failed('malformed', 200), new TypeError('x')].map(isDefect)).toEqual([true, true])
})

test('a departure from the contract is named by the contract’s words: no place of a list, no key with more than letters', async () => {
  makeReporter()(contract('/api/payments/{id} formParams.aino@example.3.name'))
  await settle()
  expect(bodies()).toEqual([
    {
      kind: 'contract',
      operation: 'readUser',
      path: '/api/payments/{id} formParams.*.*.name',
      route: '/reports/topups/$reportId',
      build: 'start-Ab12.js',
    },
  ])
})

test('a report goes out as text without cookies and referrer, also while the page is left', async () => {
  makeReporter()(contract('/api/user email'))
  await settle()
  const { address, init } = sent[0] ?? {}
  expect(address).toBe(URL_OF_REPORTS)
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
  })
  expect(init?.headers).toBeUndefined()
})

test('the same is said once, and ten things of a page load at most', async () => {
  const report = makeReporter()
  report(contract('/api/user roles.0'))
  report(contract('/api/user roles.1'))
  await settle()
  expect(sent).toHaveLength(1)
  for (let count = 0; count < 20; count += 1) report({ kind: 'call', operation: 'x', failure: 'http', status: count })
  await settle()
  expect(sent).toHaveLength(10)
})

test('without an address, or without a configuration, nothing is sent', async () => {
  makeReporter(Promise.resolve(undefined))(contract('/api/user email'))
  makeReporter(Promise.reject(new Error('config.json cannot be read')))(contract('/api/user email'))
  await settle()
  expect(sent).toEqual([])
})
