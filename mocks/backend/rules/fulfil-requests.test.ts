import { expect, test } from 'vitest'
import type { RequestedLoads, TransactionPage } from '../../../generated/api/model/index.ts'
import type { Db } from '../../database/db.ts'
import { forcePayment } from '../../provider/outcomes.ts'
import { type Client, read, startApi } from '../test-client.ts'
import { ledgerOf } from './ledger.ts'

const AT = '2026-11-22T09:00:00Z'
const BALANCE = 481_240

/** What a sum costs, reckoned here and nowhere else: 2,5 % and 25,5 % of that, each to the cent. */
const withFee = (sum: number) => {
  const fee = Math.round((sum * 25) / 1000)
  return sum + fee + Math.round((fee * 255) / 1000)
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amountsOf = (db: Db) =>
  db.requestedLoads
    .all('c-1')
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => a.requestedAt - b.requestedAt)
    .map(({ amount }) => amount)
/** How many of them a balance covers, from the first. */
const coveredBy = (amounts: readonly number[], balance: number) => {
  let count = 0
  while (count < amounts.length && withFee(sumOf(amounts.slice(0, count + 1))) <= balance) count += 1
  return count
}
const listed = async (client: Client) => (await client.get('/api/requested-loads')).body as RequestedLoads

test('a deposit pays for the oldest requests, each with its fee; the rest stays on the account [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const aino = await api.logIn('aino.virtanen')
  const amounts = await api.inDb(amountsOf)
  expect(amounts).toHaveLength(20)
  expect(await listed(aino)).toMatchObject({ totalRequestedLoads: 20, currentBalance: BALANCE })
  const made = await aino.post('/api/company-accounts/deposits', {
    payment: { method: 'PrintInvoicePdf' },
    accountNumber: 'acc-1',
    amount: 1000,
  })
  await api.inDb((db) => forcePayment(db, 'c-1', String(read(made, 'paymentId')), 'Paid', Date.parse(AT)))
  const count = coveredBy(amounts, BALANCE + 1000)
  const taken = withFee(sumOf(amounts.slice(0, count)))
  expect(await listed(aino)).toMatchObject({
    totalRequestedLoads: 20 - count,
    currentBalance: BALANCE + 1000 - taken,
  })
  // What was booked last stands first, and the loads are named by the month that was asked for.
  const { transactions } = (await aino.post('/api/company-accounts/transactions', undefined)).body as TransactionPage
  const text = `Joulukuu 2026, ${count} pyyntöä`
  expect(transactions.slice(0, 3).map(({ title, description }) => [title, description])).toEqual([
    ['Palvelumaksu', text],
    ['Pyydetyt lounaslataukset', text],
    ['Rahansiirto', expect.stringContaining('Viitenumero')],
  ])
})

test('a rejection makes room for those behind it [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const aino = await api.logIn('aino.virtanen')
  const amounts = await api.inDb(amountsOf)
  const { requestedLoads } = await listed(aino)
  const last = requestedLoads.toSorted((a, b) => (a.requestDate < b.requestDate ? 1 : -1))[0]
  await aino.post(`/api/requested-loads/reject/${last?.requestId}`, undefined)
  const left = await api.inDb(amountsOf)
  const rejected = last?.amount ?? 0
  expect(sumOf(left)).toBeLessThan(sumOf(amounts) - rejected)
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  const taken = sumOf(amounts) - rejected - sumOf(left)
  expect(ledger.balance).toBe(BALANCE - withFee(taken))
  // Nothing that is still open would have been covered.
  expect(withFee(taken + (left[0] ?? 0))).toBeGreaterThan(BALANCE)
})

test('the first day of their month loads what the balance covers, and a read before it nothing [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const amounts = await api.inDb(amountsOf)
  await api.travel({ days: 8 })
  expect(await listed(await api.logIn('aino.virtanen'))).toMatchObject({
    totalRequestedLoads: 20,
    currentBalance: BALANCE,
  })
  await api.travel({ days: 2 })
  // Four times 20 € of the recreational benefit is scheduled for the same day, with 5 % and its VAT.
  const count = coveredBy(amounts, BALANCE - (8000 + 400 + 102))
  expect((await listed(await api.logIn('aino.virtanen'))).totalRequestedLoads).toBe(20 - count)
  const bookedAt = await api.inDb((db) =>
    db.requestedLoads
      .all('c-1')
      .flatMap(({ requestMonth, handledAt }) => (requestMonth === '2026-12-01' ? (handledAt ?? []) : [])),
  )
  // Midnight in Helsinki.
  expect(new Set(bookedAt)).toEqual(new Set([Date.parse('2026-11-30T22:00:00Z')]))
})

test('a request goes with the benefit of whoever made it [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const aino = await api.logIn('aino.virtanen')
  const gone = await api.inDb((db) => {
    const request = db.requestedLoads.all('c-1').find(({ state }) => state === 'open')
    const employee = request && db.employees.get('c-1', request.employeeId)
    if (employee) db.employees.put('c-1', { ...employee, endOfBenefit: '2026-11-30' })
    return request?.id
  })
  const { requestedLoads } = await listed(aino)
  expect(requestedLoads.map(({ requestId }) => requestId)).not.toContain(gone)
  expect(await api.inDb((db) => db.requestedLoads.get('c-1', gone ?? '')?.state)).toBe('rejected')
})

test('nobody asks for a month that they do not stay for [REQ-05]', async () => {
  const api = startApi({ at: AT })
  await api.logIn('aino.virtanen')
  const ends = await api.inDb((db) => [
    ...db.requestedLoads
      .all('c-1')
      .filter(({ state }) => state === 'open')
      .map(({ employeeId }) => db.employees.get('c-1', employeeId)?.endOfBenefit),
    ...db.topUps
      .all('c-1')
      .filter(({ scheduledOn }) => scheduledOn !== undefined && scheduledOn > '2026-11-22')
      .flatMap(({ items }) => items.map(({ employeeId }) => db.employees.get('c-1', employeeId)?.endOfBenefit)),
  ])
  expect(ends.length).toBeGreaterThan(20)
  expect(ends.filter((end) => end !== undefined && end < '2026-12-01')).toEqual([])
})
