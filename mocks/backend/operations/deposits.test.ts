import { expect, test } from 'vitest'
import type { DepositEstimation, TopUpEmployees } from '../../../generated/api/model/index.ts'
import { refusal, startApi } from '../test-client.ts'

const PATH = '/api/deposit-orders/estimation'

test('estimates requests and chosen benefits, less the balance [DEP-03]', async () => {
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

test('the value of a benefit is what its employees may still get [DEP-03]', async () => {
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
  // x-assumed: a benefit of the year counts once.
  expect(estimation.benefits[1]).toMatchObject({ value: 0, numberOfEmployees: 0 })
})

test('nothing chosen needs nothing; what is not active needs nothing; a choice counts once', async () => {
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
