import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { OperationName } from '../../../generated/registry.ts'
import { PASSWORD } from '../../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../../mocks/node.ts'
import { useKnownDay } from '../../support/known-day.ts'
import { Ledger } from './ledger.ts'
import { changed, type Fault, found, runFake } from './run-fake.ts'
import { runWrites } from './run-writes.ts'

useKnownDay()

const folder = mkdtempSync(join(tmpdir(), 'contract-writes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let ledgers = 0

/** A run with commands, and the records that remain. */
async function write(fault: Fault | undefined, options: { withMoney?: boolean; only?: OperationName[] } = {}) {
  const ledger = new Ledger(join(folder, `ledger-${(ledgers += 1)}.jsonl`))
  const { withMoney = false, only = ['readUser', 'readCompany'] } = options
  const api = makeTestApi()
  const outcome = await runFake(
    fault,
    {
      only,
      write: (run) => runWrites(run, { ledger, password: PASSWORD, mailDomain: 'yritys.example', withMoney }),
    },
    api,
  )
  const employees = await api.database.withDb((db) =>
    db.employees.all('c-1').filter((row) => row.firstName === 'Contract'),
  )
  const contacts = await api.database.withDb((db) =>
    db.contacts.all('c-1').filter((row) => row.firstName === 'Contract'),
  )
  return { ...outcome, lines: found(outcome), left: ledger.left(), employees, contacts }
}

const EMPLOYEES = '/api/company-beneficiaries'
/** An API that repairs an invalid body instead of refusing it. */
const repairs = (
  method: string,
  at: string,
  repair: (body: Record<string, unknown>) => Record<string, unknown>,
): Fault => {
  return (request, path, pass) =>
    path === at && request.method === method && request.headers.has('Authorization')
      ? request
          .clone()
          .json()
          .then((body: Record<string, unknown>) =>
            pass(
              new Request(request, {
                method,
                body: JSON.stringify(Object.keys(body).length > 0 ? repair(body) : body),
              }),
            ),
          )
      : undefined
}

test('ends an employee created by an invalid body, and sends no more invalid bodies [CTR-05]', async () => {
  const lax = repairs('POST', EMPLOYEES, (body) =>
    typeof body.employeeNumber === 'string' && body.employeeNumber.length <= 20
      ? body
      : { ...body, employeeNumber: undefined },
  )
  const { lines, left, employees, results } = await write(lax)
  expect(lines).toEqual(['createEmployee: employeeNumber of 21 characters: 201 instead of 400'])
  const broken = results.filter(({ operation, name }) => operation === 'createEmployee' && /costCenter/.test(name))
  expect(broken).toEqual([])
  expect(left).toEqual([])
  expect(employees.map(({ employeeType }) => employeeType)).toEqual(['Dropped', 'Dropped'])
}, 60_000)

test('deletes a contact created by a body without an email address [CTR-05]', async () => {
  const lax = repairs('POST', '/api/contacts', (body) => ({ emailAddress: 'someone.else@yritys.example', ...body }))
  const { lines, left, contacts } = await write(lax)
  expect(lines).toEqual(['createContact: emailAddress missing: 204 instead of 400'])
  expect(left).toEqual([])
  expect(contacts.filter(({ deletedAt }) => deletedAt === undefined)).toEqual([])
}, 60_000)

test('restores the profile after an invalid one was saved [CTR-05]', async () => {
  const lax = repairs('PUT', '/api/user', (body) => ({ firstName: 'Nobody', ...body }))
  const { results, lines } = await write(lax)
  expect(lines).toEqual(['updateUser: firstName missing: 204 instead of 400'])
  const saves = results.filter(({ operation, status }) => operation === 'updateUser' && status === 204)
  expect(saves.at(-1)?.name).toBe('saved unchanged')
}, 60_000)

test('skips saving a record that is not a valid request, and finds nothing [CTR-05]', async () => {
  const older = changed('/api/user', (profile) => ({ ...profile, phoneNumber: '12' }))
  const { lines, skipped, results } = await write(older)
  expect(lines).toEqual([])
  expect(skipped).toContainEqual({ operation: 'updateUser', why: 'the record has no valid phoneNumber to save' })
  expect(results.filter(({ operation, status }) => operation === 'updateUser' && status < 400)).toEqual([])
})

test('keeps a record in the ledger if a read still shows it after its deletion [CTR-05]', async () => {
  const forgetful: Fault = (request, path, pass) =>
    path === '/api/contacts' && request.method === 'DELETE' && request.headers.has('Authorization')
      ? pass(new Request('http://portal.test/api/user/has-orders', { headers: request.headers })).then(
          ({ headers }) =>
            new Response(null, {
              status: 204,
              headers: { Date: headers.get('Date') ?? '', 'Cache-Control': 'no-store' },
            }),
        )
      : undefined
  const { lines, left } = await write(forgetful)
  expect(left.map(({ kind }) => kind)).toEqual(['contact'])
  expect(lines).toContain('deleteContact: created record: listContacts still lists it')
}, 60_000)

test('finds an ignored key, a date saved a day early and a truncated field [CTR-05]', async () => {
  const early = (date: unknown) => new Date(Date.parse(String(date)) - 86_400_000).toISOString().slice(0, 10)
  const wrong: Fault = (request, path, pass) => {
    const headers = new Headers(request.headers)
    headers.delete('Idempotency-Key')
    if (path === EMPLOYEES && request.method === 'POST') return pass(new Request(request, { headers }))
    return changed(/^\/api\/company-beneficiaries\/[0-9a-z-]+$/, (body) => ({
      ...body,
      startOfBenefit: early(body.startOfBenefit),
      costCenterNumber: String(body.costCenterNumber).slice(0, 49),
    }))(request, path, pass)
  }
  const { lines } = await write(wrong)
  expect(lines).toContain('createEmployee: repeated with the same key: 409 personal_id_already_exists instead of 201')
  expect(lines).toContain('createEmployee: another body with the same key: the code is not idempotency_key_reused')
  expect(lines).toContain('readEmployee: the new one: startOfBenefit is not the sent day')
  expect(lines).toContain(
    'readEmployee: costCenterNumber of 50 characters, read back: costCenterNumber differs from the saved value',
  )
}, 60_000)

test('finds two deposits made with the same key, and cancels both [CTR-05]', async () => {
  const ignores: Fault = (request, path, pass) => {
    if (request.method !== 'POST' || !['/api/top-up-load', '/api/company-accounts/deposits'].includes(path))
      return undefined
    const headers = new Headers(request.headers)
    headers.delete('Idempotency-Key')
    return pass(new Request(request, { headers }))
  }
  const only: OperationName[] = ['listTopUpEmployees', 'readCompanyAccounts', 'readSettings']
  const { lines, left } = await write(ignores, { withMoney: true, only })
  expect(lines).toContain('createDeposit: repeated with the same key: the repeated request made another deposit')
  expect(left.map(({ kind }) => kind)).not.toContain('payment')
}, 60_000)
