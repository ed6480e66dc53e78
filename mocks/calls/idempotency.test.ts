import { expect, test } from 'vitest'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { read, refusal, startApi } from '../../tests/support/mock-client.ts'
import { applySettings } from '../control/apply-settings.ts'
import { readUrlSettings } from '../control/panel-url.ts'
import { actOnce } from './idempotency.ts'
import { schemaOf } from './parse-call.ts'
import { problem } from './problem.ts'

const DEPOSITS = '/api/company-accounts/deposits'
const DEPOSIT = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 12_345 }
const keyed = (key = '8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4') => ({ 'Idempotency-Key': key })

/** The fake API with a signatory, and the number of deposits since the seed. */
async function start() {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const counted = await api.inDb((db) => db.deposits.all('c-1').length)
  const account = await api.inDb((db) => db.accounts.all('c-1')[0]?.id)
  const deposit = { ...DEPOSIT, accountNumber: account }
  const made = () => api.inDb((db) => db.deposits.all('c-1').length - counted)
  return { ...api, aino, deposit, made }
}

test('accepts the key in every command that moves money or orders, and in no other operation [PAY-12]', () => {
  const operations = Object.keys(contractData) as OperationName[]
  const taking = operations.filter((operation) => schemaOf(operation, 'Header'))
  expect(taking.toSorted()).toEqual([
    'createCardOrder',
    'createCardOrderPayment',
    'createDeposit',
    'createDepositOrderPayment',
    'createEmployee',
    'createTopUp',
    'createVoucherOrder',
    'createVoucherOrderPayment',
    'orderCrossSelling',
    'startPayment',
  ])
})

test('runs once for the same key and body with the same reply, and every time without a key [PAY-12]', async () => {
  const { aino, deposit, made } = await start()
  const first = await aino.post(DEPOSITS, deposit, keyed())
  const again = await aino.post(DEPOSITS, deposit, keyed())
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(again.response.headers.get('Content-Type')).toBe('application/json')
  expect(await made()).toBe(1)
  // Two concurrent requests count as one too.
  const both = await Promise.all([1, 2].map(() => aino.post(DEPOSITS, deposit, keyed(crypto.randomUUID()))))
  expect(new Set(both.map((answer) => read(answer, 'paymentId'))).size).toBe(2)
  const one = keyed(crypto.randomUUID())
  const same = await Promise.all([1, 2].map(() => aino.post(DEPOSITS, deposit, one)))
  expect(same[1]?.body).toEqual(same[0]?.body)
  expect(await made()).toBe(4)
  await aino.post(DEPOSITS, deposit)
  await aino.post(DEPOSITS, deposit)
  expect(await made()).toBe(6)
})

test('refuses the same key with another body [PAY-12]', async () => {
  const { aino, deposit, made } = await start()
  await aino.post(DEPOSITS, deposit, keyed())
  const other = await aino.post(DEPOSITS, { ...deposit, amount: 12_346 }, keyed())
  expect(refusal(other)).toEqual([409, 'idempotency_key_reused at Idempotency-Key'])
  expect(await made()).toBe(1)
})

test('keeps keys of other callers and operations apart', async () => {
  const { aino, deposit, made, logIn } = await start()
  const first = await aino.post(DEPOSITS, deposit, keyed())
  const payment = { paymentId: read(first, 'paymentId'), payment: { method: 'Online', methodCode: 'FI01' } }
  const again = await aino.post('/api/deposit-order-payments', payment, keyed())
  expect(again.status).toBe(201)
  expect(read(again, 'paymentId')).not.toBe(read(first, 'paymentId'))
  // Another user does not get this user's stored reply.
  const kerttu = await logIn('kerttu.makela')
  expect((await kerttu.post(DEPOSITS, deposit, keyed())).body).not.toEqual(first.body)
  expect(await made()).toBe(1)
})

test('stores a reply without a body, and one that was lost on its way [PAY-12]', async () => {
  const { aino, database, deposit, made, logIn } = await start()
  const niko = await logIn('niko.rautio')
  const order = () => niko.post('/api/cross-selling/order', { benefits: ['massage'] }, keyed())
  expect(refusal(await order())).toEqual([204])
  expect(refusal(await order())).toEqual([204])
  const settings = readUrlSettings(new URL('http://portal.test/?mock-fault=createDeposit!:fail-after'))
  if (settings) await applySettings(database, settings)
  expect((await aino.post(DEPOSITS, deposit, keyed())).status).toBe(500)
  expect((await aino.post(DEPOSITS, deposit, keyed())).status).toBe(201)
  expect(await made()).toBe(1)
})

test('stores no refusal: the same key is evaluated again, with any body', async () => {
  const { aino, deposit, made } = await start()
  const tooLittle = { ...deposit, amount: 1 }
  expect(refusal(await aino.post(DEPOSITS, tooLittle, keyed()))[0]).toBe(400)
  expect((await aino.post(DEPOSITS, deposit, keyed())).status).toBe(201)
  expect(await made()).toBe(1)
})

test('stores no refusal that an operation returns instead of throwing', async () => {
  const { inDb } = await start()
  const command = { operation: 'createDeposit', userId: 'p-1', key: crypto.randomUUID(), text: '{}', now: 0 } as const
  await inDb((db) => actOnce({ ...command, db }, async () => problem(409, 'payment_expired').toResponse()))
  const again = await inDb((db) => actOnce({ ...command, db }, async () => Response.json({}, { status: 201 })))
  expect(again.status).toBe(201)
})

test('refuses a key that is not a UUID, after checking permissions', async () => {
  const { aino, guest, deposit, made } = await start()
  const wrong = await aino.post(DEPOSITS, deposit, keyed('one'))
  expect(refusal(wrong)).toEqual([400, 'validation_failed', 'field_invalid at Idempotency-Key'])
  await aino.post(DEPOSITS, deposit, keyed())
  expect(refusal(await guest.post(DEPOSITS, deposit, keyed()))).toEqual([401, 'unauthorized'])
  expect(await made()).toBe(1)
})

test('stores replies for 24 hours of the fake clock', async () => {
  const { aino, deposit, made, travel, inDb, logIn } = await start()
  await aino.post(DEPOSITS, deposit, keyed())
  await travel({ ms: 24 * 3_600_000 - 1000 })
  const later = await logIn('aino.virtanen')
  await later.post(DEPOSITS, deposit, keyed())
  expect(await made()).toBe(1)
  await travel({ ms: 1000 })
  await later.post(DEPOSITS, { ...deposit, amount: 20_000 }, keyed(crypto.randomUUID()))
  expect(await inDb((db) => db.storedReplies.all().length)).toBe(1)
  await later.post(DEPOSITS, deposit, keyed())
  expect(await made()).toBe(3)
})

test('stores neither the body nor its secrets', async () => {
  const { aino, deposit, inDb } = await start()
  await aino.post(DEPOSITS, { ...deposit, amount: 98_765 }, keyed())
  const rows = await inDb((db) => JSON.stringify(db.storedReplies.all()))
  expect(rows).toContain('createDeposit')
  expect(rows).not.toContain('98765')
})

test('counts every request while the panel turns the header off [MCK-05]', async () => {
  const { aino, deposit, made, database } = await start()
  const set = async (query: string) => {
    const settings = readUrlSettings(new URL(`http://portal.test/?${query}`))
    if (settings) await applySettings(database, settings)
  }
  await set('mock-idempotency=off')
  await set('mock-latency=none')
  await aino.post(DEPOSITS, deposit, keyed())
  await aino.post(DEPOSITS, deposit, keyed())
  expect(await made()).toBe(2)
  await set('mock-idempotency=on')
  await aino.post(DEPOSITS, deposit, keyed())
  await aino.post(DEPOSITS, deposit, keyed())
  expect(await made()).toBe(3)
})
