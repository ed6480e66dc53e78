import { expect, test } from 'vitest'
import { type Client, read, refusal, startApi } from '../../../tests/support/mock-client.ts'

const GROUPS = '/api/company/benefit-groups'
const settingsOf = async (client: Client) => (await client.get('/api/company/benefit-group-settings')).body
const groupOf = async (client: Client, type: string) => {
  const groups = read(await client.get(`${GROUPS}?type=${type}`), 'benefitGroups')
  return (groups as Record<string, unknown>[])[0]
}
const statesOf = async (client: Client) =>
  (read(await client.get('/api/company/benefits'), 'benefits') as Record<string, string>[]).map(
    ({ type, state, status }) => `${type} ${state} ${status}`,
  )

const lunch = {
  groupName: 'Lounasetu',
  maxAmountPerPeriod: 1400,
  fundsLoadingType: 'direct_load',
  isMaximumSpendingLimit: true,
  benefitType: 'lunch',
}
const massage = {
  groupName: 'Hieronta',
  maxAmountPerPeriod: 20_000,
  fundsLoadingType: 'direct_load',
  benefitType: 'massage',
}

test('a company has one benefit of each type, in every state [GRP-12]', async () => {
  const api = startApi()
  expect(await statesOf(await api.logIn('aino.virtanen'))).toEqual([
    'lunch active Active',
    'recreational active Active',
    'transport active Onhold',
    'massage available Contracted',
    'wellbeing unavailable NotContracted',
  ])
})

test('allows only signatories to manage benefits', async () => {
  const api = startApi()
  const manager = await api.logIn('paivi.nurmi')
  expect((await api.guest.get('/api/company/benefits')).status).toBe(401)
  expect(refusal(await manager.get('/api/company/benefits'))).toEqual([403, 'access_denied'])
  expect(refusal(await manager.post(GROUPS, massage))).toEqual([403, 'access_denied'])
})

test('activates the benefit of a new group and gives the group to every employee, once [GRP-04]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const created = await aino.post(GROUPS, massage)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ ...massage, recurringTopupRequestEnabled: false })
  expect(await statesOf(aino)).toContain('massage active Active')
  const heldBy = await api.inDb((db) => {
    const employees = db.employees.all('c-1').filter(({ employeeType }) => employeeType !== 'Dropped')
    return employees.map(({ benefits }) => benefits.filter(({ benefitType }) => benefitType === 'massage'))
  })
  expect(heldBy.length).toBeGreaterThan(20)
  for (const held of heldBy) {
    expect(held).toEqual([{ benefitType: 'massage', groupId: read(created, 'groupId'), maxAmountPerPeriod: 20_000 }])
  }
  expect(refusal(await aino.post(GROUPS, massage))).toEqual([409, 'benefit_group_already_exists'])
  expect(refusal(await aino.post(GROUPS, { ...massage, benefitType: 'wellbeing' }))).toEqual([
    409,
    'benefit_not_available',
  ])
})

test('refuses amounts outside the limits of type and loading type [GRP-09]', async () => {
  const api = startApi()
  const niko = await api.logIn('niko.rautio')
  const refused = [400, 'amount_out_of_range at maxAmountPerPeriod']
  const post = async (body: object) => {
    const answer = await niko.post(GROUPS, body)
    return answer.status === 201 ? 201 : refusal(answer)
  }
  const custom = { ...lunch, isMaximumSpendingLimit: false }
  expect(await post({ ...custom, maxAmountPerPeriod: 879 })).toEqual(refused)
  expect(await post({ ...custom, maxAmountPerPeriod: 1401 })).toEqual(refused)
  expect(await post({ ...lunch, maxAmountPerPeriod: 1300 })).toEqual(refused)
  expect(await post({ ...lunch, isMaximumSpendingLimit: undefined })).toEqual([
    400,
    'validation_failed',
    'field_required at isMaximumSpendingLimit',
  ])
  expect(await post({ ...custom, maxAmountPerPeriod: 880 })).toBe(201)
  const recreational = { ...massage, benefitType: 'recreational' }
  const onRequest = { ...recreational, fundsLoadingType: 'top_up_request' }
  expect(await post({ ...recreational, maxAmountPerPeriod: 40_001 })).toEqual(refused)
  expect(await post({ ...onRequest, maxAmountPerPeriod: 20_001 })).toEqual(refused)
  expect(await post({ ...onRequest, maxAmountPerPeriod: 20_000 })).toBe(201)
  const wellbeing = { ...massage, benefitType: 'wellbeing' }
  expect(await post({ ...wellbeing, maxAmountPerPeriod: 99 })).toEqual(refused)
  expect(await post({ ...wellbeing, maxAmountPerPeriod: 100 })).toBe(201)
  expect(await post({ ...massage, maxAmountPerPeriod: 12_345 })).toBe(201)
})

test('applies a changed loading type next month for lunch, and at once for recreational [GRP-07]', async () => {
  const api = startApi({ at: '2026-03-10T09:00:00Z' })
  const aino = await api.logIn('aino.virtanen')
  const lunchGroup = (await groupOf(aino, 'lunch')) ?? {}
  const changed = await aino.put(GROUPS, { ...lunchGroup, fundsLoadingType: 'top_up_request' })
  expect(changed.body).toMatchObject({ fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-04-01' })
  const sport = (await groupOf(aino, 'recreational')) ?? {}
  const atOnce = await aino.put(GROUPS, { ...sport, maxAmountPerPeriod: 20_000, fundsLoadingType: 'top_up_request' })
  expect(atOnce.body).toMatchObject({ fundsLoadingType: 'top_up_request', maxAmountPerPeriod: 20_000 })
  expect(atOnce.body).not.toHaveProperty('fundsLoadingTypeFrom')
  await api.travel({ days: 22 })
  const later = await api.logIn('aino.virtanen')
  expect(await groupOf(later, 'lunch')).not.toHaveProperty('fundsLoadingTypeFrom')
})

test('cancels a pending change of loading type when the current type is saved [GRP-07]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const group = (await groupOf(aino, 'lunch')) ?? {}
  await aino.put(GROUPS, { ...group, fundsLoadingType: 'top_up_request' })
  const back = await aino.put(GROUPS, { ...group, fundsLoadingType: 'direct_load' })
  expect(back.body).toEqual(group)
})

test('applies a change to the employees of the group', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const group = (await groupOf(aino, 'recreational')) ?? {}
  await aino.put(GROUPS, { ...group, maxAmountPerPeriod: 30_000 })
  const amounts = await api.inDb((db) =>
    db.employees
      .all('c-1')
      .filter(({ employeeType }) => employeeType !== 'Dropped')
      .flatMap(({ benefits }) => benefits.filter(({ benefitType }) => benefitType === 'recreational'))
      .map(({ maxAmountPerPeriod }) => maxAmountPerPeriod),
  )
  expect(new Set(amounts)).toEqual(new Set([30_000]))
})

test('refuses groups of other companies and of another type', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const group = (await groupOf(aino, 'recreational')) ?? {}
  expect(refusal(await aino.put(GROUPS, { ...group, groupId: 'g-6-12' }))).toEqual([404, 'benefit_group_not_found'])
  expect(refusal(await aino.put(GROUPS, { ...group, benefitType: 'massage' }))).toEqual([
    400,
    'validation_failed',
    'field_invalid at benefitType',
  ])
  expect(refusal(await aino.get(`${GROUPS}?type=sauna`))).toEqual([400, 'validation_failed', 'field_invalid at type'])
})

test('returns limits and dates for the current day [GRP-07] [GRP-14]', async () => {
  const api = startApi({ at: '2026-03-10T09:00:00Z' })
  const settings = await settingsOf(await api.logIn('aino.virtanen'))
  expect(settings).toMatchObject({
    applicableYear: 2026,
    spendingLimitStartDate: '2025-11-03',
    nextRecurringLoadDate: '2026-04-01',
    limits: {
      lunch: { minAmount: 880, maxAmount: 1400, loadingTypeChangeFrom: '2026-04-01' },
      recreational: { maxAmountForTopUpRequest: 20_000, loadingTypeChangeFrom: '2026-03-10' },
    },
  })
})

test('moves the recurring load to January in December, and names the year of the amounts', async () => {
  const api = startApi({ at: '2027-12-31T09:00:00Z' })
  expect(await settingsOf(await api.logIn('aino.virtanen'))).toMatchObject({
    applicableYear: 2026,
    nextRecurringLoadDate: '2028-01-01',
    limits: { lunch: { loadingTypeChangeFrom: '2028-01-01' } },
  })
})
