import { expect, test } from 'vitest'
import type { DepositEstimation, TopUpEmployees } from '../../../generated/api/model/index.ts'
import { refusal, startApi } from '../../../tests/support/mock-client.ts'

const PATH = '/api/deposit-orders/estimation'

test('estimates requests and chosen benefits minus the balance [DEP-03]', async () => {
  const api = startApi()
  const kerttu = await api.logIn('kerttu.makela')
  const { body } = await kerttu.get(`${PATH}?benefits=lunch:current&benefits=lunch:next&requestedLoads=true`)
  const { requestedLoads, benefits, currentBalance, totalSuggestedTransfer } = body as DepositEstimation
  expect(benefits.map(({ type, month }) => `${type} ${month}`)).toEqual(['lunch current', 'lunch next'])
  expect(requestedLoads.numberOfRequests).toBe(4)
  expect(currentBalance).toBe(4500)
  const total = [requestedLoads, ...benefits].reduce(
    (sum, row) => sum + row.value + row.commission + row.commissionVAT,
    0,
  )
  expect(totalSuggestedTransfer).toBe(total - 4500)
  for (const row of [requestedLoads, ...benefits]) {
    expect(row.commission).toBe(Math.round(row.value * 0.025))
    expect(row.commissionVAT).toBe(Math.round(row.commission * 0.255))
  }
  const without = (await kerttu.get(`${PATH}?benefits=lunch:current`)).body as DepositEstimation
  const [lunch] = without.benefits
  expect(without.totalSuggestedTransfer).toBe(
    (lunch?.value ?? 0) + (lunch?.commission ?? 0) + (lunch?.commissionVAT ?? 0) - 4500,
  )
})

test('estimates a benefit as the amount that its employees may still get [DEP-03]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const { beneficiaries } = (await aino.get('/api/top-up-load/employees-top-ups/recreational')).body as TopUpEmployees
  const available = beneficiaries.map((row) => row.availableToTopUpAmount).filter((amount) => amount > 0)
  const estimation = (await aino.get(`${PATH}?benefits=recreational:current&benefits=recreational:next`))
    .body as DepositEstimation
  expect(estimation.benefits[0]).toMatchObject({
    value: available.reduce((sum, amount) => sum + amount, 0),
    numberOfEmployees: available.length,
  })
  // x-assumed: an annual benefit counts once.
  expect(estimation.benefits[1]).toMatchObject({ value: 0, numberOfEmployees: 0 })
})

test('needs nothing without a choice or an active benefit, and counts a choice once', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.get(PATH)).body).toMatchObject({
    benefits: [],
    currentBalance: 481_240,
    totalSuggestedTransfer: 0,
  })
  expect((await aino.get(`${PATH}?benefits=massage:current`)).body).toMatchObject({
    benefits: [{ type: 'massage', value: 0, commission: 0, commissionVAT: 0, numberOfEmployees: 0 }],
  })
  expect(refusal(await aino.get(`${PATH}?benefits=lunch:next&benefits=lunch:next`))).toEqual([
    400,
    'validation_failed',
    'field_invalid at benefits[1]',
  ])
  expect((await aino.get(`${PATH}?benefits=lunch:soon`)).status).toBe(400)
})

/** The amount that a company may still load for lunch in a month, calculated independently from the tables. */
async function lunchLeft(api: ReturnType<typeof startApi>, month: string, day: string) {
  return api.inDb((db) => {
    const daily =
      db.benefitGroups.all('c-1').find(({ benefitType }) => benefitType === 'lunch')?.maxAmountPerPeriod ?? 0
    let people = 0
    let value = 0
    for (const row of db.employees.all('c-1')) {
      const isHolder = row.benefits.some(({ benefitType }) => benefitType === 'lunch')
      const isOver = row.endOfBenefit !== undefined && row.endOfBenefit < day
      if (!isHolder || isOver || row.entitled > day || row.employeeType === 'Onhold') continue
      const limit = daily * (row.daysForLunari ?? Math.floor((21 * row.employeePercentage) / 100))
      const loaded = db.topUps
        .all('c-1')
        .filter(({ benefitType, createdAt, scheduledOn, outcome }) => {
          const at = scheduledOn ?? new Date(createdAt).toISOString()
          return benefitType === 'lunch' && at.startsWith(month) && outcome === undefined
        })
        .flatMap(({ items }) => items)
        .filter(({ employeeId, failed }) => employeeId === row.id && !failed)
        .reduce((sum, { amount }) => sum + amount, 0)
      const asked = db.requestedLoads
        .all('c-1')
        .filter(
          (request) =>
            request.employeeId === row.id && request.requestMonth.startsWith(month) && request.state !== 'rejected',
        )
        .reduce((sum, { amount }) => sum + amount, 0)
      const left = Math.max(0, limit - loaded - asked)
      if (left > 0) people += 1
      value += left
    }
    return { value, numberOfEmployees: people }
  })
}

test('estimates each month per employee: own days minus loads and requests [DEP-03]', async () => {
  const api = startApi({ at: '2026-11-22T09:00:00Z' })
  // Both employees with rejected requests ask again, for December.
  await api.inDb((db) => {
    for (const row of db.requestedLoads.all('c-1')) {
      const again = { requestMonth: '2026-12-01', state: 'open' as const, handledAt: undefined }
      db.requestedLoads.put('c-1', { ...row, ...again })
    }
  })
  const aino = await api.logIn('aino.virtanen')
  const months = ['2026-11', '2026-12', '2027-01']
  const ask = async (client: typeof aino) =>
    (await client.get(`${PATH}?${months.map((month) => `benefits=lunch:${month}`).join('&')}`))
      .body as DepositEstimation
  const { benefits } = await ask(aino)
  const days = ['2026-11-22', '2026-12-01', '2027-01-01']
  for (const [at, month] of months.entries()) {
    const left = await lunchLeft(api, month, days[at] ?? '')
    const commission = Math.round(left.value * 0.025)
    const own = { type: 'lunch', month, commission, commissionVAT: Math.round(commission * 0.255), ...left }
    expect(benefits[at]).toEqual(own)
  }
  // December by name equals "next month": the rest after the requests.
  const next = ((await aino.get(`${PATH}?benefits=lunch:next`)).body as DepositEstimation).benefits[0]
  expect({ ...next, month: '2026-12' }).toEqual(benefits[1])
  // Loaded amounts, also by request, are no longer needed; the load page agrees.
  await api.travel({ days: 10 })
  const later = await api.logIn('aino.virtanen')
  months.shift()
  const december = (await ask(later)).benefits[0]
  const { beneficiaries } = (await later.get('/api/top-up-load/employees-top-ups/lunch')).body as TopUpEmployees
  const open = await api.inDb((db) => db.requestedLoads.all('c-1').filter(({ state }) => state === 'open'))
  const asked = open.reduce((sum, { amount }) => sum + amount, 0)
  const loadable = beneficiaries
    .filter(({ employmentType }) => employmentType !== 'Onhold')
    .reduce((sum, { availableToTopUpAmount }) => sum + availableToTopUpAmount, 0)
  expect(december?.value).toBe(loadable - asked)
  expect(december?.value).toBe((await lunchLeft(api, '2026-12', '2026-12-02')).value)
})

test('counts an annual benefit once a year and one on hold never, and refuses a past month', async () => {
  const api = startApi({ at: '2026-11-22T09:00:00Z' })
  const aino = await api.logIn('aino.virtanen')
  const types = ['recreational:2026-12', 'recreational:2027-01', 'recreational:2027-02', 'transport:2027-01']
  const { benefits } = (await aino.get(`${PATH}?${types.map((type) => `benefits=${type}`).join('&')}`))
    .body as DepositEstimation
  const holders = await api.inDb((db) =>
    db.employees
      .all('c-1')
      .filter(
        ({ benefits: held, endOfBenefit }) =>
          held.some(({ benefitType }) => benefitType === 'recreational') &&
          (endOfBenefit === undefined || endOfBenefit >= '2027-01-01'),
      ),
  )
  expect(benefits[0]?.value).toBeGreaterThan(0)
  expect(benefits[1]).toMatchObject({ value: holders.length * 40_000, numberOfEmployees: holders.length })
  expect(benefits.slice(2)).toMatchObject([{ value: 0 }, { value: 0, numberOfEmployees: 0 }])
  for (const choice of ['lunch:2026-10', 'lunch:2026-11&benefits=lunch:current']) {
    expect((await aino.get(`${PATH}?benefits=${choice}`)).status).toBe(400)
  }
})
