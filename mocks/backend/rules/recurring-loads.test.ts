import { expect, test } from 'vitest'
import type { TopUpLoads } from '../../../generated/api/model/index.ts'
import { type Client, read, startApi } from '../../../tests/support/mock-client.ts'
import type { Db } from '../../database/db.ts'

const AT = '2026-11-20T09:00:00Z'
/** The company of 'aino.virtanen'. */
const COMPANY = 'c-1'
const GROUPS = '/api/company/benefit-groups'

/** Switches the automatic load of lunch on or off. */
async function repeat(client: Client, recurringTopupRequestEnabled: boolean) {
  const groups = read(await client.get(`${GROUPS}?type=lunch`), 'benefitGroups') as Record<string, unknown>[]
  const changed = await client.put(GROUPS, { ...groups[0], recurringTopupRequestEnabled })
  expect(changed.body).toMatchObject({ recurringTopupRequestEnabled })
}
const setBalance = (db: Db, availableBalance: number) => {
  for (const row of db.accounts.all(COMPANY)) db.accounts.put(COMPANY, { ...row, availableBalance })
}
/** Lunch loads of a Helsinki day, which begins at 22 UTC in winter. */
const loadsOf = async (client: Client, day: string) =>
  ((await client.get('/api/top-up-load/summary')).body as TopUpLoads).topUpLoads.filter(
    ({ createdAt, benefitType }) => createdAt === `${day}T22:00:00.000Z` && benefitType === 'lunch',
  )

test('loads what is left of each maximum on the 1st of each month, and charges it [GRP-07]', async () => {
  const api = startApi({ at: AT })
  await repeat(await api.logIn('aino.virtanen'), true)
  const balance = 10_000_000
  await api.inDb((db) => setBalance(db, balance))
  await api.travel({ days: 10 })
  expect(await loadsOf(await api.logIn('aino.virtanen'), '2026-11-30')).toEqual([])
  await api.travel({ days: 1 })
  const aino = await api.logIn('aino.virtanen')
  const loads = await loadsOf(aino, '2026-11-30')
  expect(loads.length).toBeGreaterThan(0)
  expect(new Set(loads.map(({ status }) => status))).toEqual(new Set(['success']))
  expect(loads[0]).toMatchObject({ paymentMethod: 'deduction', executorFirstName: 'Aino' })
  const charged = loads.reduce((sum, { totalSumWithFees }) => sum + totalSumWithFees, 0)
  const ids = new Set<string | undefined>(loads.map(({ id }) => id))
  const booked = await api.inDb((db) => db.transactions.all(COMPANY).filter(({ topUpId }) => ids.has(topUpId)))
  expect(booked.reduce((sum, { balanceChange }) => sum + balanceChange, 0)).toBe(-charged)
  const left = (await aino.get('/api/top-up-load/employees-top-ups/lunch')).body as {
    beneficiaries: Record<string, unknown>[]
  }
  const atWork = left.beneficiaries.filter(({ employmentType }) => employmentType !== 'Onhold')
  expect(new Set(atWork.map((row) => row.availableToTopUpAmount))).toEqual(new Set([0]))
  await api.travel({ days: 31 })
  expect((await loadsOf(await api.logIn('aino.virtanen'), '2026-12-31')).length).toBeGreaterThan(0)
})

test('an automatic load that the balance does not cover is not paid [GRP-07]', async () => {
  const api = startApi({ at: AT })
  await repeat(await api.logIn('aino.virtanen'), true)
  await api.inDb((db) => setBalance(db, 100))
  await api.travel({ days: 11 })
  const loads = await loadsOf(await api.logIn('aino.virtanen'), '2026-11-30')
  expect(loads.map(({ status }) => status)).toContain('payment_not_received')
  expect(loads.map(({ status }) => status)).not.toContain('success')
})

test('switched off after the 1st, the automatic load of that day has been made, and no later one [GRP-07]', async () => {
  const api = startApi({ at: AT })
  await repeat(await api.logIn('aino.virtanen'), true)
  await api.inDb((db) => setBalance(db, 10_000_000))
  await api.travel({ days: 12 })
  await repeat(await api.logIn('aino.virtanen'), false)
  await api.travel({ days: 31 })
  const aino = await api.logIn('aino.virtanen')
  expect((await loadsOf(aino, '2026-11-30')).length).toBeGreaterThan(0)
  expect(await loadsOf(aino, '2026-12-31')).toEqual([])
})
