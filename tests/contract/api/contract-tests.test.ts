import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { PASSWORD } from '../../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../../mocks/node.ts'
import { useKnownDay } from '../../support/known-day.ts'
import { curlOf } from './caller.ts'
import { FAKE_API } from './fake-api.ts'
import { Ledger } from './ledger.ts'
import { differenceOf, junitOf, linesOf } from './reports.ts'
import { changed, type Fault, found, runFake, withBody } from './run-fake.ts'
import { cleanUp, runWrites } from './run-writes.ts'
import { refusalOf } from './target.ts'

useKnownDay()

const folder = mkdtempSync(join(tmpdir(), 'contract-tests-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let ledgers = 0
const newLedger = () => new Ledger(join(folder, `ledger-${(ledgers += 1)}.jsonl`))

const withoutCode = (body: Record<string, unknown>) => ({
  ...body,
  errors: [{ message: 'No.', severity: 'Error' }],
})
const isRefused = (status: number) => status >= 400

test.each<[string, OperationName, Fault, string]>([
  [
    'a field of another type',
    'readCompany',
    changed('/api/companies', (body) => ({ ...body, hasSignatory: 'yes' })),
    'readCompany: as documented 1: hasSignatory is a string, not a boolean',
  ],
  [
    'a field that is missing deep inside',
    'listEmployees',
    changed('/api/company-beneficiaries', (body) => ({
      beneficiaries: (body.beneficiaries as object[]).map((row) => ({ ...row, isNew: undefined })),
    })),
    'listEmployees: as documented 1: beneficiaries[].isNew is missing',
  ],
  [
    'a field that is not declared',
    'readCompanyAccounts',
    changed('/api/company-accounts', (body) => ({ ...body, secret: { deep: 1 } })),
    'readCompanyAccounts: as documented 1: secret is not declared',
  ],
  [
    'a refusal without a code',
    'listContacts',
    changed('/api/contacts', withoutCode, isRefused),
    'listContacts: without a token: 401: errors[].code is missing',
  ],
  [
    'a code that is not declared',
    'readEmployee',
    changed(
      '/api/company-beneficiaries/no-such-id-0',
      (body) => ({ ...body, errors: [{ code: 'gone', message: 'No.', severity: 'Error' }] }),
      isRefused,
    ),
    'readEmployee: an unknown id: 404: code gone is not declared',
  ],
  [
    'a status that is not declared',
    'readUser',
    (_request, path) => (path === '/api/user' ? Promise.resolve(new Response(null, { status: 418 })) : undefined),
    'readUser: as documented 1: status 418 is not declared',
  ],
  [
    'a body that should have been refused',
    'checkPersonalId',
    (request, path, pass) =>
      path === '/api/company-beneficiaries/check-SSN'
        ? pass(request).then((answer) => (answer.status === 400 ? Response.json({ valid: true }) : answer))
        : undefined,
    'checkPersonalId: personalId missing: 200 instead of 400',
  ],
  [
    'a page in place of a PDF',
    'downloadOrderDocument',
    (request, path, pass) =>
      path.startsWith('/api/order-documents/o-')
        ? pass(request).then((answer) => (answer.ok ? withBody(answer, '<html>') : answer))
        : undefined,
    'downloadOrderDocument: as documented 1: the file is not a PDF',
  ],
  [
    'a slow answer',
    'listCountries',
    (_request, path) => (path === '/api/countries' ? new Promise(() => undefined) : undefined),
    'listCountries: as documented 1: no answer within 0.5 s',
  ],
])('%s is found, at %s [CTR-05]', async (_fault, operation, fault, expected) => {
  const outcome = await runFake(fault, { only: [operation], deadlineMs: operation === 'listCountries' ? 500 : 5000 })
  expect(found(outcome)).toContain(expected)
  expect(found(outcome).every((line) => line.startsWith(`${operation}: `))).toBe(true)
})

test('finds a call allowed to a wrong role [CTR-05]', async () => {
  const api = makeTestApi()
  const letIn: Fault = (request, path, pass) => {
    if (path !== '/api/company/benefits' || !request.headers.has('Authorization')) return undefined
    return pass(request).then((answer) => (answer.status === 403 ? withBody(answer, { benefits: [] }, 200) : answer))
  }
  const outcome = await runFake(letIn, { only: ['listBenefits'] }, api)
  expect(found(outcome)).toEqual(['listBenefits: by a user without the role: 200 instead of 403'])
})

const acceptedAsDone = ({ headers }: Response) => {
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 204, headers })
}

test('finds a token that is accepted after logout [CTR-05]', async () => {
  const forgetful: Fault = (request, path, pass) =>
    path === '/api/logout' ? pass(new Request(request, { headers: {} })).then(acceptedAsDone) : undefined
  const [first, second] = FAKE_API.users
  expect(found(await runFake(forgetful, { only: ['readUser'], users: [first, second] }))).toEqual([
    'logout: the first user: the token is accepted after logout',
    'logout: the second user: the token is accepted after logout',
  ])
})

test('an operation that cannot be called fails the run [CTR-05]', async () => {
  const [parameter] = contractData.readEmployee.parameters
  if (!parameter) throw new Error('readEmployee has a parameter')
  const { foundIn, example } = parameter
  Object.assign(parameter, { foundIn: undefined, example: undefined })
  try {
    expect(found(await runFake(undefined, { only: ['readEmployee'] }))).toEqual([
      'readEmployee: how to call it: no value of id is known (x-found-in, enum or example)',
    ])
  } finally {
    Object.assign(parameter, { foundIn, example })
  }
})

test('backs off on 429 for Retry-After, and repeats only calls with canRetry', async () => {
  let calls = 0
  const busy: Fault = (_request, path) => {
    if (path !== '/api/countries') return undefined
    calls += 1
    const item = (code: string) => [{ code, message: 'Wait.', severity: 'Error' }]
    if (calls === 1) {
      const body = { errors: item('too_many_requests'), canRetry: false }
      return Promise.resolve(Response.json(body, { status: 429, headers: { 'Retry-After': '7' } }))
    }
    const body = { errors: item(calls === 2 ? 'service_unavailable' : 'internal_error'), canRetry: calls === 2 }
    return Promise.resolve(Response.json(body, { status: calls === 2 ? 503 : 500 }))
  }
  const { waits, results } = await runFake(busy, { only: ['listCountries'] })
  expect([calls, waits]).toEqual([3, [7000, 2000]])
  expect(results.find(({ operation }) => operation === 'listCountries')?.status).toBe(500)
})

const writeOptions = (ledger: Ledger, withMoney = false) => ({
  ledger,
  password: PASSWORD,
  mailDomain: 'yritys.example',
  withMoney,
})

test('runs or excludes every command with --write, and removes everything it created [CTR-05]', async () => {
  const ledger = newLedger()
  const outcome = await runFake(undefined, {
    only: ['readUser', 'readCompany', 'listBenefitGroups', 'listTopUpEmployees', 'readCompanyAccounts', 'readSettings'],
    write: (given) => runWrites(given, writeOptions(ledger, true)),
  })
  expect(found(outcome)).toEqual([])
  expect(ledger.left().map(({ kind }) => kind)).toEqual(['load'])
  const known = new Set([...outcome.results, ...outcome.skipped].map(({ operation }) => operation))
  const commands = (Object.keys(contractData) as OperationName[]).filter(
    (name) => contractData[name].effect === 'command',
  )
  expect(commands.filter((operation) => !known.has(operation))).toEqual([])
  expect(outcome.results.some(({ operation, status }) => operation === 'createTopUp' && status === 201)).toBe(true)
}, 60_000)

test('pays and loads nothing without --money, and finds 200 for 204 [CTR-05]', async () => {
  const ledger = newLedger()
  const chatty: Fault = (request, path, pass) =>
    path === '/api/user' && request.method === 'PUT'
      ? pass(request).then((answer) => (answer.status === 204 ? Response.json({}) : answer))
      : undefined
  const outcome = await runFake(chatty, {
    only: ['readUser', 'readCompany', 'listBenefitGroups'],
    write: (given) => runWrites(given, writeOptions(ledger)),
  })
  expect(found(outcome)).toEqual(['updateUser: saved unchanged: status 200 is not declared'])
  expect(
    outcome.sent.filter(
      (call) => /deposits$|\/api\/top-up-load$|\/api\/payments$/.test(call) && call.startsWith('POST'),
    ),
  ).toEqual([])
}, 60_000)

test('removes the records of an interrupted run by a clean-up, which can be repeated [CTR-05]', async () => {
  const ledger = newLedger()
  const stuck: Fault = (request) =>
    request.method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : undefined
  const only: OperationName[] = ['readUser']
  const { api } = await runFake(stuck, { only, write: (given) => runWrites(given, writeOptions(ledger)) })
  expect(ledger.left().map(({ kind }) => kind)).toEqual(['contact'])
  for (let time = 0; time < 2; time += 1) {
    const outcome = await runFake(undefined, { only, write: (given) => cleanUp(given, writeOptions(ledger)) }, api)
    expect(found(outcome)).toEqual([])
    expect(ledger.left()).toEqual([])
  }
}, 60_000)

test('no report contains a password, a token, a personal identity code or a value of a reply', async () => {
  const secrets: Fault = changed('/api/company-beneficiaries', (body) => ({
    ...body,
    beneficiaries: [{ lastName: 'Salainen' }],
  }))
  const outcome = await runFake(secrets, { only: ['listEmployees', 'checkPersonalId'] })
  const text = [...linesOf(outcome), junitOf(outcome), JSON.stringify(outcome.results)].join('\n')
  expect(found(outcome).length).toBeGreaterThan(0)
  expect(text).not.toContain(PASSWORD)
  expect(text).not.toContain('Salainen')
  expect(text).not.toMatch(/\d{6}[-+A-Y]\d{3}[0-9A-Y]/)
  const curl = curlOf({
    operation: 'createEmployee',
    body: { firstName: 'Helmi', personalId: '120395-955F', note: 'id 120395-955F' },
    by: { accessToken: 'very-secret', tokenType: 'Bearer' },
  })
  expect(curl).toBe(
    String.raw`curl -X POST "$CONTRACT_URL/api/company-beneficiaries" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d "{\"firstName\":\"Helmi\",\"personalId\":\"$PERSONAL_ID\",\"note\":\"id $PERSONAL_ID\"}"`,
  )
})

test('accepts only listed addresses, and asks to confirm one that looks like production [CTR-05]', () => {
  const targets = {
    allowed: ['https://api.staging.portal.example', 'https://api.portal.example'],
    looksLikeProduction: ['^api\\.'],
  }
  expect(refusalOf('http://127.0.0.1:4010', undefined, targets)).toBeUndefined()
  expect(refusalOf('https://api.staging.portal.example', undefined, targets)).toBeUndefined()
  expect(refusalOf('https://elsewhere.example', undefined, targets)).toContain('targets.json')
  expect(refusalOf('http://api.staging.portal.example', undefined, targets)).toContain('https only')
  expect(refusalOf('https://api.portal.example', undefined, targets)).toContain('looks like production')
  expect(refusalOf('https://api.portal.example', 'https://api.portal.example', targets)).toBeUndefined()
  expect(refusalOf('nowhere', undefined, targets)).toContain('not a URL')
})

test('reports a case for each call, and the differences between two APIs [CTR-05]', async () => {
  const only: OperationName[] = ['readCompanyMetadata', 'readCardOrderPayment']
  const one = await runFake(
    changed('/api/company-metadata', (body) => ({ ...body, hideVoucherOrder: 'no' })),
    { only },
  )
  const other = await runFake(undefined, { only })
  const xml = junitOf(one)
  expect(xml).toContain('<testsuite name="readCompanyMetadata" tests="3" failures="1">')
  expect(xml).toContain(
    '<failure message="hideVoucherOrder is a string, not a boolean">curl -X GET &quot;$CONTRACT_URL/api/company-metadata&quot;',
  )
  expect(xml).toContain('name="readCardOrderPayment (skipped)"')
  expect(linesOf(one).find((line) => line.includes('readCompanyMetadata'))).toMatch(
    /^FOUND readCompanyMetadata +3 calls, p50 .* ms, slowest .* ms$/,
  )
  expect(differenceOf(one, other, ['staging', 'the fake API'])).toContain(
    '| readCompanyMetadata / as documented 1 | hideVoucherOrder | string | boolean |',
  )
  expect(differenceOf(other, other, ['one', 'two'])).toContain('None.')
})
