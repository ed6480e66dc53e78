import { expect, test, vi } from 'vitest'
import { read, refusal, startApi } from '../../tests/support/mock-client.ts'
import { backend } from '../backend/mock-api.ts'
import { fakeNow } from '../database/clock.ts'
import { memoryStorage } from '../database/memory-storage.ts'
import { respond } from '../node.ts'
import { openMockDatabase } from '../seed/mock-database.ts'
import { type Backend, implement } from './implement.ts'
import { problem } from './problem.ts'

/** The fake API with some functions replaced. */
function withFunctions(functions: Partial<Backend>) {
  const database = openMockDatabase(memoryStorage())
  const onDefect = vi.fn<(operation: string, error: unknown) => void>()
  const handlers = implement({ ...backend, ...functions }, { database, now: fakeNow, onDefect })
  const call = async (path: string) => {
    const response = await respond({ database, handlers }, new Request(`http://portal.test${path}`))
    if (!response) throw new Error(`no answer to ${path}`)
    return response
  }
  const companyName = () => database.withDb((db) => db.companies.get('', 'c-1')?.name)
  return { call, companyName, onDefect }
}
const rename = (db: Parameters<Backend['listCountries']>[0]['db']) => {
  const company = db.companies.get('', 'c-1')
  if (company) db.companies.put('', { ...company, name: 'Uusi nimi' })
}

test("undoes the call's changes after a thrown problem, and keeps them after a returned one [MCK-02]", async () => {
  const thrown = withFunctions({
    listCountries: ({ db }) => {
      rename(db)
      throw problem(429, 'too_many_requests')
    },
  })
  const before = await thrown.companyName()
  expect((await thrown.call('/api/countries')).status).toBe(429)
  expect(await thrown.companyName()).toBe(before)

  const returned = withFunctions({
    listCountries: ({ db }) => {
      rename(db)
      return problem(429, 'too_many_requests')
    },
  })
  expect((await returned.call('/api/countries')).status).toBe(429)
  expect(await returned.companyName()).toBe('Uusi nimi')
})

test('answers 500 and undoes the changes if a reply breaks the contract', async () => {
  const { call, companyName, onDefect } = withFunctions({
    listCountries: ({ db }) => {
      rename(db)
      return { countries: 'many' } as never
    },
  })
  const before = await companyName()
  const response = await call('/api/countries')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ errors: [{ code: 'internal_error', severity: 'Fatal' }] })
  expect(onDefect).toHaveBeenCalledOnce()
  expect(onDefect.mock.calls[0]?.[0]).toBe('listCountries')
  expect(await companyName()).toBe(before)
})

test('refuses invalid input with an error item per field', async () => {
  const { logIn, guest } = startApi()
  const aino = await logIn('aino.virtanen')
  const first = { firstName: '', lastName: 'x'.repeat(500), emailAddress: 7, phoneNumber: '+358401234567' }
  expect(refusal(await aino.post('/api/contacts', first))).toEqual([
    400,
    'validation_failed',
    'field_required at firstName',
    'field_too_long at lastName',
    'field_invalid at emailAddress',
    'field_required at userName',
  ])
  expect(refusal(await guest.post('/api/login', undefined))).toEqual([400, 'validation_failed'])
})

test('refuses a query text that is not a number or boolean, instead of ignoring it', async () => {
  const { logIn } = startApi()
  const aino = await logIn('aino.virtanen')
  const list = async (query: string) => refusal(await aino.get(`/api/voucher-orders${query}`))
  expect(await list('?page=&rows=5')).toEqual([400, 'validation_failed', 'field_invalid at page'])
  expect(await list('?page=0x1')).toEqual([400, 'validation_failed', 'field_invalid at page'])
  expect(await list('?page=1&page=2')).toEqual([400, 'validation_failed', 'field_invalid at page'])
  expect(await list('?descending=maybe')).toEqual([400, 'validation_failed', 'field_invalid at descending'])
  expect((await aino.get('/api/voucher-orders?descending=false&page=1&rows=5')).status).toBe(200)
  // A missing required parameter, on an operation that ends the session.
  expect(refusal(await aino.get('/api/logout'))).toEqual([
    400,
    'validation_failed',
    'field_required at removeRefreshToken',
  ])
  expect((await aino.get('/api/user')).status).toBe(200)
})

test('refuses callers without a session or without the role', async () => {
  const { guest, logIn, travel } = startApi()
  const refused = await guest.get('/api/user')
  expect(refusal(refused)).toEqual([401, 'unauthorized'])
  expect(refused.response.headers.get('X-Request-Id')).toMatch(/^[\w.-]{1,64}$/)
  const paivi = await logIn('paivi.nurmi')
  expect(refusal(await paivi.get('/api/company-beneficiaries'))).toEqual([403, 'access_denied'])
  // Permissions are checked before the body.
  expect(refusal(await guest.post('/api/contacts', { firstName: 5 }))).toEqual([401, 'unauthorized'])
  await travel({ ms: 3_600_001 })
  expect(refusal(await paivi.get('/api/user'))).toEqual([401, 'unauthorized'])
})

test('refuses calls that the contract does not have [MCK-07]', async () => {
  const { guest } = startApi()
  expect(refusal(await guest.get('/api/nothing'))).toEqual([404, 'not_found'])
  const wrong = await guest.put('/api/login', {})
  expect([wrong.status, wrong.response.headers.get('Allow')]).toEqual([405, 'POST'])
  expect(read(wrong, 'canRetry')).toBe(false)
})

test('does not answer for the modules of a dev server', async () => {
  const database = openMockDatabase(memoryStorage())
  const api = { database, handlers: implement(backend, { database, now: fakeNow, onDefect: vi.fn() }) }
  expect(await respond(api, new Request('http://portal.test/generated/api/email/email.ts'))).toBeUndefined()
})
