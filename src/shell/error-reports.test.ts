// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { makeErrorReporter } from './error-reporter'
import type { Fault } from './error-reports'

const ADDRESS = 'https://errors.example/portal'
const LAST = 'https://last.example/portal'
const COMMON = { route: '/reports/topups/$reportId', build: 'start-Ab12.js' }
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

/** Returns the reports sent for these faults. */
async function reportsOf(faults: Fault[], url: Promise<string | undefined> = Promise.resolve(ADDRESS)) {
  const report = makeErrorReporter({ url, route: () => COMMON.route })
  sent = []
  for (const fault of faults) report(fault)
  await url.catch(() => undefined)
  // All reports wait for the same module, so once this one is sent, the earlier ones are sent too.
  makeErrorReporter({ url: Promise.resolve(LAST), route: () => '/' })(uncaught(new Error('last')))
  const isLast = ({ address }: (typeof sent)[number]) => address === LAST
  await vi.waitFor(() => expect(sent.some(isLast)).toBe(true))
  sent = sent.filter((one) => !isLast(one))
  return sent.map(({ init }) => JSON.parse(init.body) as Record<string, unknown>)
}
const uncaught = (error: unknown): Fault => ({ kind: 'uncaught', error })
const contract = (path: string): Fault => ({ kind: 'contract', operation: 'readUser', path })

test('the report of an error has only its kind and positions in our own files', async () => {
  const error = new TypeError('no salary of Aino Virtanen 131052-308T')
  error.stack = [
    `TypeError: ${error.message}`,
    '    at Aino (https://elsewhere.example/assets/evil-1.js:1:2)',
    `    at read (${location.origin}/assets/shared-B1_x-Y.js:1:2345)`,
    `    at async ${location.origin}/assets/index-Ab12.js:7:8`,
    `read@${location.origin}/assets/login-Zz.js:9:10`,
    `    at ${location.origin}/login?user=aino.virtanen:1:2`,
  ].join('\n')
  expect(await reportsOf([uncaught(error)])).toEqual([
    {
      ...COMMON,
      kind: 'error',
      name: 'TypeError',
      frames: ['shared-B1_x-Y.js:1:2345', 'index-Ab12.js:7:8', 'login-Zz.js:9:10'],
    },
  ])
})

test('invented error names and thrown values are not reported', async () => {
  const named = new Error('x')
  named.name = 'Aino Virtanen'
  expect(await reportsOf([uncaught(named), uncaught('131052-308T')])).toEqual([
    { ...COMMON, kind: 'error', name: 'Error', frames: [] },
  ])
})

test('the report of a failed call has operation, kind of failure and status, but no codes or fields', async () => {
  const items = [{ code: 'username_taken', message: 'aino.virtanen is taken', severity: 'Error' as const }]
  const error = new ApiError({ kind: 'http', operation: 'updateUser', status: 409, items })
  expect(await reportsOf([uncaught(error)])).toEqual([
    { ...COMMON, kind: 'call', operation: 'updateUser', failure: 'http', status: 409 },
  ])
})

test('an error screen for network errors or refusals is not reported, one for our code or an unreadable reply is', async () => {
  const failed = (kind: ApiError['kind'], status = 0) => new ApiError({ kind, status, operation: 'readUser' })
  const errors = [
    failed('network'),
    failed('timeout'),
    failed('http', 404),
    failed('malformed', 200),
    new TypeError('x'),
  ]
  const reports = await reportsOf(errors.map((error) => ({ kind: 'shown', error })))
  expect(reports.map(({ kind, failure, name }) => [kind, failure ?? name])).toEqual([
    ['call', 'malformed'],
    ['error', 'TypeError'],
  ])
})

test('the path of a contract mismatch has only names of the contract, without list indexes and other keys', async () => {
  expect(await reportsOf([contract('/api/payments/{id} formParams.aino@example.3.name')])).toEqual([
    { ...COMMON, kind: 'contract', operation: 'readUser', path: '/api/payments/{id} formParams.*.*.name' },
  ])
})

test('a report is sent as text without cookies and referrer, also while the page is being left', async () => {
  await reportsOf([contract('/api/user email')])
  const { address, init } = sent[0] ?? {}
  expect(address).toBe(ADDRESS)
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
  })
  expect(init?.headers).toBeUndefined()
})

test('sends each report once, and at most ten per page load', async () => {
  const same = [contract('/api/user roles.0'), contract('/api/user roles.1')]
  expect(await reportsOf(same)).toHaveLength(1)
  const failures = Array.from({ length: 20 }, (_, status) =>
    uncaught(new ApiError({ kind: 'http', operation: 'readUser', status })),
  )
  expect(await reportsOf(failures)).toHaveLength(10)
})

test('sends nothing without a report URL or a configuration', async () => {
  expect(await reportsOf([contract('/api/user email')], Promise.resolve(undefined))).toEqual([])
  expect(await reportsOf([contract('/api/user email')], Promise.reject(new Error('no config.json')))).toEqual([])
})
