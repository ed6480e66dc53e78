import type { BenefitType, DepositEstimation, EstimatedBenefit } from '@generated/api/model'
import { hashKey, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { answerBy } from '../../../tests/support/answered-calls.ts'
import { startApi } from '../../../tests/support/mock-client.ts'
import { plannedTopUpsQuery } from './queries'
import { monthCosts, yearCostQuery } from './year-cost'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const part = (month: string, value: number): EstimatedBenefit => ({
  type: 'lunch',
  month,
  value,
  commission: 10,
  commissionVAT: 3,
  numberOfEmployees: 4,
})
const estimation = (benefits: EstimatedBenefit[]): DepositEstimation => ({
  requestedLoads: { numberOfRequests: 9, value: 900, commission: 9, commissionVAT: 2 },
  benefits,
  currentBalance: 0,
  totalSuggestedTransfer: 0,
})

test('a loading day costs its estimate without load requests, and nothing without an estimate [CHA-04]', () => {
  const days = ['2026-12-01', '2027-01-01', '2027-02-01'].map(plainDate)
  expect(monthCosts(days, estimation([part('2026-12', 500), part('2027-02', 600)]))).toEqual([
    { month: '2026-12', employees: 4, loads: 500, fee: 10, vat: 3, total: 513 },
    { month: '2027-01', employees: 0, loads: 0, fee: 0, vat: 0, total: 0 },
    { month: '2027-02', employees: 4, loads: 600, fee: 10, vat: 3, total: 613 },
  ])
})

test('a loading day whose estimate lacks a sum has an unknown cost, not none [CHA-04] [CTR-07]', () => {
  const { value: _, ...lacking } = part('2026-12', 500)
  const [cost] = monthCosts([plainDate('2026-12-01')], estimation([lacking as EstimatedBenefit]))
  expect(cost).toMatchObject({ employees: 4, loads: Number.NaN, fee: 10, total: Number.NaN })
})

test('costs are cached by benefit, by next load date and for their day [CHA-04]', () => {
  const keyOn = (day: string, type: BenefitType, next: string, isAutomatic = false) => {
    vi.setSystemTime(new Date(`${day}T09:00:00Z`))
    return hashKey(yearCostQuery(type, next, isAutomatic).queryKey)
  }
  const keys = [
    keyOn('2026-11-22', 'lunch', '2026-12-01'),
    keyOn('2026-11-22', 'massage', '2026-12-01'),
    keyOn('2026-11-22', 'lunch', '2027-01-01'),
    keyOn('2026-11-23', 'lunch', '2026-12-01'),
    keyOn('2026-11-22', 'massage', '2026-12-01', true),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('what is left of a yearly benefit is expected on the next automatic load, if there is one [GRP-07] [CHA-04]', async () => {
  const api = startApi({ at: '2026-11-22T09:00:00Z' })
  const client = await api.logIn('aino.virtanen')
  answerBy(client)
  /** In December: the year of the group's page, and the forecast of the deposit. */
  const december = async (isAutomatic: boolean) => {
    const [year] = await new QueryClient().fetchQuery(yearCostQuery('recreational', '2026-12-01', isAutomatic))
    const { planned } = await new QueryClient().fetchQuery(plannedTopUpsQuery())
    const expected = planned.find(({ kind, date }) => kind === 'expected' && date === '2026-12-01')
    return { cost: year?.total ?? 0, expected: expected?.amount ?? 0 }
  }
  const before = await december(false)
  expect(before.cost).toBe(0)
  await api.inDb((db) => {
    const group = db.benefitGroups.all('c-1').find(({ benefitType }) => benefitType === 'recreational')
    if (group) db.benefitGroups.put('c-1', { ...group, recurringTopupRequestEnabled: true })
  })
  const after = await december(true)
  expect(after.cost).toBeGreaterThan(0)
  expect(after.expected).toBe(before.expected + after.cost)
  // More choices than a call takes.
  await api.inDb((db) => {
    for (const group of db.benefitGroups.all('c-1')) {
      db.benefitGroups.put('c-1', { ...group, recurringTopupRequestEnabled: true })
    }
    for (const benefit of db.benefits.all('c-1')) {
      db.benefits.put('c-1', { ...benefit, state: 'active', status: 'Active' })
    }
  })
  const calls = vi.spyOn(client, 'get')
  expect((await december(true)).expected).toBeGreaterThanOrEqual(after.expected)
  const asked = calls.mock.calls.map(([path]) => path).filter((path) => path.includes('requestedLoads=true'))
  expect(asked).toHaveLength(2)
  // A call counts a yearly benefit once a year, so all of them are in one.
  expect(asked[1]).not.toMatch(/recreational|transport|massage|wellbeing/)
})

test.each([
  ['aino.virtanen', 'c-1', 'lunch', 2],
  ['aino.virtanen', 'c-1', 'recreational', 1],
  ['helena.lindqvist', 'c-2', 'lunch', 2],
  ['vaino.koskela', 'c-7', 'lunch', 2],
] as const)(
  'a year of %s (%s) costs %s times loads by days, percentages and limits, with fees [CHA-04]',
  async (username, companyId, type, mostCalls) => {
    const api = startApi({ at: '2026-11-22T09:00:00Z' })
    const client = await api.logIn(username)
    answerBy(client)
    const calls = vi.spyOn(client, 'get')
    const costs = await new QueryClient().fetchQuery(yearCostQuery(type, '2026-12-01', false))
    expect(calls).toHaveBeenCalledTimes(mostCalls)
    for (const [path] of calls.mock.calls) expect(path).toContain('requestedLoads=false')
    expect(costs.map(({ month }) => month)).toEqual([
      '2026-12',
      ...Array.from({ length: 11 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`),
    ])
    // The same, calculated from the tables for a month without earlier loads or requests.
    const own = await api.inDb((db) => {
      const group = db.benefitGroups.all(companyId).find(({ benefitType }) => benefitType === type)
      const members = db.employees.all(companyId).filter(({ entitled, endOfBenefit, employeeType, benefits }) => {
        const isThere = entitled <= '2027-01-01' && (endOfBenefit === undefined || endOfBenefit >= '2027-01-01')
        const isLoadable = type !== 'lunch' || employeeType !== 'Onhold'
        return isThere && isLoadable && benefits.some(({ benefitType }) => benefitType === type)
      })
      const days = (member: (typeof members)[number]) =>
        type === 'lunch' ? (member.daysForLunari ?? Math.floor(0.21 * member.employeePercentage)) : 1
      return {
        people: members.filter((member) => days(member) > 0).length,
        loads: members.reduce((all, member) => all + (group?.maxAmountPerPeriod ?? 0) * days(member), 0),
      }
    })
    const january = costs.find(({ month }) => month === '2027-01')
    expect([january?.employees, january?.loads]).toEqual([own.people, own.loads])
    for (const { loads, fee, vat, total } of costs) expect(total).toBe(loads + fee + vat)
    if (own.loads > 0) expect(january?.vat).toBe(Math.round((january?.fee ?? 0) * 0.255))
  },
)
