import { expect, test } from 'vitest'
import type { RequestedLoads, TransactionPage } from '../../../generated/api/model/index.ts'
import { type Client, read, startApi } from '../../../tests/support/mock-client.ts'
import { decidePayment } from '../../control/force-outcome.ts'
import type { Db } from '../../database/db.ts'

const AT = '2026-11-22T09:00:00Z'
/** The company of 'kerttu.makela', whose balance covers none of its open requests. */
const COMPANY = 'c-6'
const BALANCE = 4500
/** Covers some of them. */
const DEPOSIT = 80_000

/** A sum with its fee, calculated independently: 2,5 % and 25,5 % VAT of that, each rounded to the cent. */
const withFee = (sum: number) => {
  const fee = Math.round((sum * 25) / 1000)
  return sum + fee + Math.round((fee * 255) / 1000)
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amountsOf = (db: Db) =>
  db.requestedLoads
    .all(COMPANY)
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => a.requestedAt - b.requestedAt)
    .map(({ amount }) => amount)
/** How many amounts a balance covers, from the first. */
const coveredBy = (amounts: readonly number[], balance: number) => {
  let count = 0
  while (count < amounts.length && withFee(sumOf(amounts.slice(0, count + 1))) <= balance) count += 1
  return count
}
const listed = async (client: Client) => (await client.get('/api/requested-loads')).body as RequestedLoads

test('pays for the oldest requests from a deposit, each with its fee, and keeps the rest [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const kerttu = await api.logIn('kerttu.makela')
  const amounts = await api.inDb(amountsOf)
  expect(amounts).toHaveLength(4)
  expect(await listed(kerttu)).toMatchObject({ totalRequestedLoads: amounts.length, currentBalance: BALANCE })
  const made = await kerttu.post('/api/company-accounts/deposits', {
    payment: { method: 'PrintInvoicePdf' },
    accountNumber: 'acc-c-6',
    amount: DEPOSIT,
  })
  await api.inDb((db) => decidePayment(db, { id: String(read(made, 'paymentId')), outcome: 'Paid' }, Date.parse(AT)))
  const count = coveredBy(amounts, BALANCE + DEPOSIT)
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThan(amounts.length)
  const taken = withFee(sumOf(amounts.slice(0, count)))
  expect(await listed(kerttu)).toMatchObject({
    totalRequestedLoads: amounts.length - count,
    currentBalance: BALANCE + DEPOSIT - taken,
  })
  // Last booked first; loads are named by the requested month.
  const { transactions } = (await kerttu.post('/api/company-accounts/transactions', undefined)).body as TransactionPage
  const text = `Joulukuu 2026, ${count} pyyntöä`
  expect(transactions.slice(0, 3).map(({ title, description }) => [title, description])).toEqual([
    ['Palvelumaksu', text],
    ['Latauspyynnöt', text],
    ['Rahansiirto', expect.stringContaining('Viitenumero')],
  ])
})

/** Sets the balance without a deposit. */
const hold = (db: Db, availableBalance: number) => {
  for (const row of db.accounts.all(COMPANY)) db.accounts.put(COMPANY, { ...row, availableBalance })
}

test('loads the next requests when one is rejected [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const kerttu = await api.logIn('kerttu.makela')
  const held = 70_000
  const oldest = await api.inDb((db) => {
    const row = db.requestedLoads
      .all(COMPANY)
      .filter(({ state }) => state === 'open')
      .toSorted((a, b) => a.requestedAt - b.requestedAt)[0]
    if (!row) throw new Error('nobody waits')
    // More than the balance, so that the other requests wait behind it.
    db.requestedLoads.put(COMPANY, { ...row, amount: held })
    hold(db, held)
    return row.id
  })
  const [, ...behind] = await api.inDb(amountsOf)
  await kerttu.post(`/api/requested-loads/reject/${oldest}`, undefined)
  const count = coveredBy(behind, held)
  expect(count).toBeGreaterThan(1)
  expect(await api.inDb(amountsOf)).toEqual(behind.slice(count))
  const taken = withFee(sumOf(behind.slice(0, count)))
  expect(await listed(kerttu)).toMatchObject({ currentBalance: held - taken })
})

test('loads covered requests on the first day of their month, and not before [REQ-05]', async () => {
  const api = startApi({ at: AT })
  const held = 80_000
  const amounts = await api.inDb((db) => {
    hold(db, held)
    return amountsOf(db)
  })
  await api.travel({ days: 8 })
  expect(await listed(await api.logIn('kerttu.makela'))).toMatchObject({
    totalRequestedLoads: amounts.length,
    currentBalance: held,
  })
  await api.travel({ days: 2 })
  const count = coveredBy(amounts, held)
  expect(count).toBeGreaterThan(1)
  expect((await listed(await api.logIn('kerttu.makela'))).totalRequestedLoads).toBe(amounts.length - count)
  const bookedAt = await api.inDb((db) =>
    db.requestedLoads
      .all(COMPANY)
      .flatMap(({ requestMonth, handledAt }) => (requestMonth === '2026-12-01' ? (handledAt ?? []) : [])),
  )
  // Midnight in Helsinki.
  expect(new Set(bookedAt)).toEqual(new Set([Date.parse('2026-11-30T22:00:00Z')]))
})

test("removes a request when its employee's benefit ends [REQ-05]", async () => {
  const api = startApi({ at: AT })
  const kerttu = await api.logIn('kerttu.makela')
  const gone = await api.inDb((db) => {
    const request = db.requestedLoads.all(COMPANY).find(({ state }) => state === 'open')
    const employee = request && db.employees.get(COMPANY, request.employeeId)
    if (employee) db.employees.put(COMPANY, { ...employee, endOfBenefit: '2026-11-30' })
    return request?.id
  })
  const { requestedLoads } = await listed(kerttu)
  expect(requestedLoads?.map(({ requestId }) => requestId)).not.toContain(gone)
  expect(await api.inDb((db) => db.requestedLoads.get(COMPANY, gone ?? '')?.state)).toBe('rejected')
})

test.each([
  ['kerttu.makela', COMPANY],
  // Has loads scheduled for 1 December.
  ['aino.virtanen', 'c-1'],
])(
  'nobody of %s asks for a month, or is to be loaded on a day, that they do not stay for [REQ-05]',
  async (who, company) => {
    const api = startApi({ at: AT })
    await api.logIn(who)
    const ends = await api.inDb((db) => [
      ...db.requestedLoads
        .all(company)
        .filter(({ state }) => state === 'open')
        .map(({ employeeId }) => db.employees.get(company, employeeId)?.endOfBenefit),
      ...db.topUps
        .all(company)
        .filter(({ scheduledOn }) => scheduledOn !== undefined && scheduledOn > '2026-11-22')
        .flatMap(({ items }) => items.map(({ employeeId }) => db.employees.get(company, employeeId)?.endOfBenefit)),
    ])
    expect(ends.length).toBeGreaterThan(3)
    expect(ends.filter((end) => end !== undefined && end < '2026-12-01')).toEqual([])
  },
)
