import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractData } from '../../generated/contract-data.ts'
import { contractExamples } from '../../generated/contract-examples.ts'
import type { OperationName } from '../../generated/registry.ts'
import { type Client, refusal, startApi } from '../../tests/support/mock-client.ts'
import { namedInputs } from '../control/named-inputs.ts'
import type { PaymentRow } from '../database/rows/money.ts'

/** Codes of every operation, covered by the fuzz test and the panel's faults. */
const COMMON = new Set([
  'validation_failed',
  'field_required',
  'field_invalid',
  'field_too_long',
  'unauthorized',
  'access_denied',
  'not_found',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
])

/** Codes that no state of the fake API causes; only the panel's faults return them. */
const BY_PANEL_ONLY = [
  // The fake API is a QA environment (NAV-12).
  'addSignatoryRole 403 not_available_in_production',
  // The cheapest order is above the minimum of every method (PAY-09).
  'createVoucherOrder 400 amount_below_minimum',
  'createVoucherOrderPayment 400 amount_below_minimum',
  'createCardOrderPayment 400 amount_below_minimum',
]

type Api = ReturnType<typeof startApi>
type Reach = (aino: Client, api: Api) => Promise<unknown>
type Answered = Awaited<ReturnType<Client['get']>>

const example = (operation: OperationName, name: string) => {
  const value = contractExamples[operation].request[name]
  if (!value) throw new Error(`${operation} has no example ${name}`)
  return value
}
/** A card order's payment with changed fields. */
const cardPayment = (changes: Partial<PaymentRow>) => async (aino: Client, api: Api) => {
  const { method, methodCode } = { method: 'Online' as const, methodCode: 'FI02' }
  const now = await api.inDb((db) => db.meta.anchor)
  await api.inDb((db) => {
    const common = {
      id: 'pay-card',
      number: 900,
      companyId: 'c-1',
      orderType: 'digital' as const,
      orderId: 'o-card',
      method,
    }
    db.payments.put('c-1', { ...common, methodCode, amount: 5000, createdAt: now, bookedAt: now, ...changes })
  })
  return aino.post('/api/card-order-payments', { paymentId: 'pay-card', payment: { method, methodCode } })
}
type EmployeeInList = { personId: string; pendingLoadDate?: string; employeeType: string }
/** Saves an employee with changes; `pick` finds it in the list. */
const changeEmployee =
  (pick: (row: EmployeeInList) => boolean, changes: object) =>
  async (aino: Client): Promise<Answered> => {
    const { body } = await aino.get('/api/company-beneficiaries')
    const found = (body as { beneficiaries: EmployeeInList[] }).beneficiaries.find(pick)
    if (!found) throw new Error('no such employee')
    const saved = (await aino.get(`/api/company-beneficiaries/${found.personId}`)).body as Record<string, unknown>
    const names = 'personId firstName lastName emailAddress phoneNumber employeeType employeePercentage daysForLunari'
    const more = 'employeeNumber costCenterNumber startOfBenefit endOfBenefit benefits'
    const kept = Object.fromEntries(`${names} ${more}`.split(' ').map((name) => [name, saved[name]]))
    return aino.put('/api/company-beneficiaries', { ...kept, ...changes })
  }
/** A key that was used before with another body. */
const KEY = '8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4'
const reuseKey = (operation: OperationName) => async (aino: Client, api: Api) => {
  const { path } = contractData[operation]
  await api.inDb((db) => {
    const user = db.users.all().find(({ username }) => username === 'aino.virtanen')
    const id = `${operation}/${user?.id}/${KEY}`
    db.storedReplies.put('', { id, sentDigest: 'of another body', status: 201, body: null, at: Date.now() })
  })
  return aino.post(path, Object.values(contractExamples[operation].request)[0], { 'Idempotency-Key': KEY })
}
const takesKey = (operation: OperationName) =>
  contractData[operation].errorCodes['409']?.includes('idempotency_key_reused') ?? false
const isPending = (row: EmployeeInList) => row.pendingLoadDate !== undefined

/** Real calls that cause the codes not covered by other tests of mocks/backend. */
const REACHED: Record<string, Reach> = {
  ...Object.fromEntries(
    (Object.keys(contractData) as OperationName[])
      .filter(takesKey)
      .map((operation) => [`${operation} 409 idempotency_key_reused`, reuseKey(operation)]),
  ),
  'downloadDepositReceipt 404 document_not_found': (aino) => aino.get('/api/company-accounts/deposits/none/receipt'),
  'downloadTransactionReceipt 404 document_not_found': (aino) =>
    aino.get('/api/company-accounts/transactions/none/receipt'),
  'listBalanceCorrections 400 invalid_date_range': (aino) =>
    aino.get('/api/company-accounts/balance-corrections?From=2026-03-02T00:00:00Z&To=2026-03-01T00:00:00Z'),
  'readVoucherOrder 404 order_not_found': (aino) => aino.get('/api/voucher-orders/none'),
  'readCardOrderPayment 404 payment_not_found': (aino) => aino.get('/api/card-order-payments/none'),
  'createCardOrderPayment 404 payment_not_found': (aino) =>
    aino.post('/api/card-order-payments', {
      paymentId: 'none',
      payment: { method: 'Online', methodCode: 'FI02' },
    }),
  'createCardOrderPayment 409 payment_already_paid': cardPayment({ outcome: { status: 'Paid', at: 0 } }),
  'createCardOrderPayment 409 payment_expired': cardPayment({ createdAt: 0 }),
  'createEmployee 400 invalid_personal_id': (aino) =>
    aino.post('/api/company-beneficiaries', { ...example('createEmployee', 'full_time'), personalId: '120395-955A' }),
  'checkPersonalId 400 invalid_personal_id': (aino) =>
    aino.post('/api/company-beneficiaries/check-SSN', { personalId: '120395-955A' }),
  'checkPersonalId 409 personal_id_already_exists': async (aino, api) => {
    const [personalId] = await api.inDb((db) => db.employees.all('c-1').map((row) => row.personalId))
    return aino.post('/api/company-beneficiaries/check-SSN', { personalId })
  },
  'readEmployee 404 employee_not_found': (aino) => aino.get('/api/company-beneficiaries/none'),
  'updateEmployee 409 loads_pending': changeEmployee(isPending, { employeeType: 'Onhold' }),
  'updateEmployee 400 end_of_benefit_before_pending_load': changeEmployee(isPending, { endOfBenefit: '2026-03-11' }),
  'updateEmployee 409 employee_terminated': changeEmployee((row) => row.employeeType === 'Dropped', {
    firstName: 'Toinen',
  }),
  'rejectRequestedLoad 404 requested_load_not_found': (aino) => aino.post('/api/requested-loads/reject/none', {}),
}

const own = (Object.keys(contractData) as OperationName[]).flatMap((operation) =>
  Object.entries(contractData[operation].errorCodes).flatMap(([status, codes]) =>
    codes
      .filter((code) => !COMMON.has(code))
      .map((code) => ({ operation, code, name: `${operation} ${status} ${code}` })),
  ),
)

test('covers every error code of the contract by a named input, a test, or a call below', () => {
  const folder = new URL('../backend/', import.meta.url)
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  // The test file of the operation contains its path and the code.
  const isTested = (operation: OperationName, code: string) => {
    const [path = ''] = contractData[operation].path.split('/{')
    return tests.some((text) => text.includes(path) && text.includes(code))
  }
  const inputs = new Set(namedInputs.map(({ operation, outcome }) => `${operation} ${outcome}`))
  const open = own.filter(
    ({ operation, code, name }) =>
      !inputs.has(name) && !(name in REACHED) && !BY_PANEL_ONLY.includes(name) && !isTested(operation, code),
  )
  expect(open.map(({ name }) => name)).toEqual([])
  expect(own.length).toBeGreaterThan(180)
})

test.each(Object.entries(REACHED))('%s', async (name, reach) => {
  const api = startApi({ at: '2026-03-10T09:00:00Z' })
  const [status, first = ''] = refusal((await reach(await api.logIn('aino.virtanen'), api)) as Answered)
  const [, wanted, code] = name.split(' ')
  expect([String(status), first.split(' at ')[0]]).toEqual([wanted, code])
})
