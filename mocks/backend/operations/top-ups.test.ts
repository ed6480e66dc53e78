import { expect, test } from 'vitest'
import type { TopUpEmployees, TopUpLoadDetail } from '../../../generated/api/model/index.ts'
import { ledgerOf } from '../rules/ledger.ts'
import { type Client, read, refusal, startApi } from '../test-client.ts'

type Api = ReturnType<typeof startApi>

const employees = async (client: Client, benefit = 'recreational', query = '') => {
  const answer = await client.get(`/api/top-up-load/employees-top-ups/${benefit}${query}`)
  expect(answer.status).toBe(200)
  return answer.body as TopUpEmployees
}
/** Employees who can be loaded now: the first few with enough left. */
const free = async (client: Client, count: number, benefit = 'recreational', min = 3000) =>
  (await employees(client, benefit)).beneficiaries
    .filter((row) => row.employmentType !== 'Onhold' && row.availableToTopUpAmount >= min && !row.pendingLoadDate)
    .slice(0, count)
    .map((row) => row.beneficiaryId)
const load = (client: Client, beneficiariesIds: string[], more: object = {}) =>
  client.post('/api/top-up-load', {
    amount: '2000',
    benefitType: 'recreational',
    beneficiariesIds,
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
    ...more,
  })
const detail = async (client: Client, id: unknown) =>
  (await client.get(`/api/top-up-load/${String(id)}`)).body as TopUpLoadDetail
const made = async (client: Client, ids: string[], more?: object) => {
  const answer = await load(client, ids, more)
  expect(refusal(answer)).toEqual([201])
  return String(read(answer, 'topUpLoadId'))
}
const EINVOICE = { paymentMethod: 'einvoice', eInvoiceAddress: '003799123456', operator: '003721291126' }
const balanced = async (api: Api) => {
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.moved).toBe(ledger.balance)
  return ledger
}

test('charges a direct load at once, loads item by item and ends [MCK-02] [TOP-08] [TOP-15]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 4)
  const before = await balanced(api)
  const id = await made(aino, ids)
  // 4 × 20,00 €, a fee of 5 %, and 25,5 % VAT on the fee.
  expect((await balanced(api)).balance).toBe(before.balance - 8000 - 400 - 102)
  const states = async () => (await detail(aino, id)).topUpLoadItems.map(({ status }) => status).toSorted()
  expect(await states()).toEqual(['in_progress', 'not_started', 'not_started', 'not_started'])
  expect((await aino.get('/api/top-up-load/in-progress')).body).toEqual({ isTopUpLoadInProgress: true, ids: [id] })
  await api.travel({ ms: 11_000 })
  expect(await states()).toEqual(['in_progress', 'not_started', 'success', 'success'])
  await api.travel({ ms: 10_000 })
  const done = await detail(aino, id)
  expect(done).toMatchObject({ status: 'success', totalSum: 8000, totalSumWithFees: 8502 })
  expect((await aino.get('/api/top-up-load/in-progress')).body).toEqual({ isTopUpLoadInProgress: false, ids: [] })
  expect((await balanced(api)).loads[id]).toEqual({ times: 1, sum: 8000, fee: 502, refunded: 0 })
})

test('reduces the available amount by loads, and refuses amounts above the limits [TOP-04]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const [id = ''] = await free(aino, 1)
  const left = async (query = '') =>
    (await employees(aino, 'recreational', query)).beneficiaries.find((row) => row.beneficiaryId === id)
      ?.availableToTopUpAmount
  const before = (await left()) ?? 0
  await made(aino, [id])
  await api.travel({ ms: 30_000 })
  expect(await left()).toBe(before - 2000)
  expect(await left('?scheduledOn=2026-12-30')).toBe(before - 2000)
  const tooMuch = await load(aino, [id], { amount: String(before - 1999) })
  expect(refusal(tooMuch)).toEqual([409, 'yearly_limit_exceeded at beneficiariesIds[0]'])
  const settings = (await employees(aino)).availableBenefitSettings
  expect(settings).toEqual({ feePercentage: 5, maxTopUpAmountPerPeriod: 40_000 })
  const lunch = await employees(aino, 'lunch')
  expect(lunch.availableBenefitSettings).toEqual({ feePercentage: 2.5, maxTopUpAmountPerPeriod: 27_300 })
  expect(Math.min(...lunch.beneficiaries.map((row) => row.availableToTopUpAmount))).toBe(0)
  expect(Math.max(...lunch.beneficiaries.map((row) => row.availableToTopUpAmount))).toBe(27_300)
})

test("closes a load of 13,13 € with errors, and refunds that employee's part once [REP-05]", async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 2)
  const id = await made(aino, ids, { amount: '1313' })
  await api.travel({ ms: 21_000 })
  const { status, topUpLoadItems } = await detail(aino, id)
  expect([status, ...topUpLoadItems.map((item) => item.status).toSorted()]).toEqual([
    'closed_with_errors',
    'error',
    'success',
  ])
  await api.travel({ days: 2 })
  const later = await api.logIn('aino.virtanen')
  await later.get('/api/company-accounts')
  await later.get('/api/company-accounts')
  expect((await balanced(api)).loads[id]).toMatchObject({ times: 1, sum: 2626, refunded: 1313 })
})

test('charges a scheduled deduction once on its date, at the first call after it [TOP-16]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 2)
  const id = await made(aino, ids, { scheduledOn: '2026-03-16' })
  expect(await detail(aino, id)).toMatchObject({
    status: 'waiting_for_load_date',
    scheduledOn: '2026-03-16',
    topUpLoadItems: [{ status: 'scheduled' }, { status: 'scheduled' }],
  })
  expect((await balanced(api)).loads[id]).toBeUndefined()
  // Midnight in Helsinki is 22:00 UTC.
  await api.travel({ ms: Date.parse('2026-03-15T22:00:05Z') - Date.parse('2026-03-10T09:00:00Z') })
  const later = await api.logIn('aino.virtanen')
  const answers = await Promise.all([detail(later, id), later.get('/api/company-accounts'), detail(later, id)])
  expect(answers[0].status).toBe('in_progress')
  expect((await balanced(api)).loads[id]).toMatchObject({ times: 1, sum: 4000 })
})

test('reports payment not received and moves no money if the balance is too small on the load date [TOP-16]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 2)
  const id = await made(aino, ids, { scheduledOn: '2026-03-16' })
  await api.inDb((db) => {
    const [account] = db.accounts.all('c-1')
    if (account) db.accounts.put('c-1', { ...account, availableBalance: 4000 })
  })
  await api.travel({ days: 6 })
  const later = await api.logIn('aino.virtanen')
  expect(await detail(later, id)).toMatchObject({
    status: 'payment_not_received',
    topUpLoadItems: [{ status: 'scheduled' }, { status: 'scheduled' }],
  })
  expect((await api.inDb((db) => ledgerOf(db, 'c-1'))).loads[id]).toBeUndefined()
})

test('expires an unpaid e-invoice after 14 days; 12,12 € is paid in a minute [TOP-15]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const [one = '', other = '', third = ''] = await free(aino, 3)
  const before = (await balanced(api)).balance
  const waiting = await made(aino, [one], EINVOICE)
  const paid = await made(aino, [other], { ...EINVOICE, amount: '1212' })
  const scheduled = await made(aino, [third], { ...EINVOICE, amount: '1212', scheduledOn: '2026-03-11' })
  const all = async (client: Client) =>
    Promise.all([waiting, paid, scheduled].map(async (id) => (await detail(client, id)).status))
  expect(await all(aino)).toEqual(['waiting_for_payment', 'waiting_for_payment', 'waiting_for_payment'])
  await api.travel({ ms: 65_000 })
  expect(await all(aino)).toEqual(['waiting_for_payment', 'in_progress', 'payment_confirmed_waiting_for_load_date'])
  await api.travel({ days: 15 })
  expect(await all(await api.logIn('aino.virtanen'))).toEqual(['payment_not_received', 'success', 'success'])
  await api.travel({ days: 15 })
  expect(await all(await api.logIn('aino.virtanen'))).toEqual(['expired', 'success', 'success'])
  // TOP-19: an e-invoice leaves the balance as it is.
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.loads[paid]).toBeUndefined()
  expect(before).toBe(481_240)
})

test('refuses an invalid amount, date, e-invoice or employee [TOP-04] [TOP-05] [TOP-13]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 2)
  const [one = ''] = ids
  const codes = async (more: object, chosen = ids) => refusal(await load(aino, chosen, more))
  expect(await codes({ amount: '99' })).toEqual([400, 'amount_below_minimum at amount'])
  for (const scheduledOn of ['2026-03-10', '2026-03-09', '2027-01-01']) {
    expect(await codes({ scheduledOn })).toEqual([400, 'invalid_scheduled_date at scheduledOn'])
  }
  expect(await codes({ paymentMethod: 'einvoice' })).toEqual([
    400,
    'validation_failed',
    'field_required at eInvoiceAddress',
    'field_required at operator',
  ])
  expect(await codes({ ...EINVOICE, eInvoiceAddress: '000000000000' })).toEqual([
    400,
    'invalid_einvoice at eInvoiceAddress',
  ])
  expect(await codes({}, [one, one])).toEqual([400, 'validation_failed', 'field_invalid at beneficiariesIds[1]'])
  expect(await codes({}, [one, 'e-none'])).toEqual([404, 'not_found at beneficiariesIds[1]'])
  expect(await codes({ benefitType: 'massage' })).toEqual([
    400,
    'employee_not_loadable at beneficiariesIds[0]',
    'employee_not_loadable at beneficiariesIds[1]',
  ])
  const { beneficiaries } = await employees(aino, 'lunch')
  const onHold = beneficiaries.find((row) => row.employmentType === 'Onhold')?.beneficiaryId ?? ''
  expect(await codes({ benefitType: 'lunch', showOnHoldBeneficiaries: true }, [onHold])).toEqual([
    400,
    'employee_not_loadable at beneficiariesIds[0]',
  ])
})

test('refuses a load during another one, above the group limit, and above the balance [TOP-09] [TOP-12]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const ids = await free(aino, 2)
  await made(aino, ids)
  expect(refusal(await load(aino, ids))).toEqual([409, 'top_up_in_progress'])
  const pending = (benefitType: string) =>
    aino.post('/api/top-up-load/pending/for-benefit', { beneficiaryIds: ids, benefitType })
  expect((await pending('recreational')).body).toEqual({ isTopUpLoadInProgress: true })
  expect((await pending('lunch')).body).toEqual({ isTopUpLoadInProgress: false })
  const unknown = { beneficiaryIds: ['e-none'], benefitType: 'lunch' }
  expect(refusal(await aino.post('/api/top-up-load/pending/for-benefit', unknown))).toEqual([
    404,
    'not_found at beneficiaryIds[0]',
  ])
  await api.travel({ ms: 21_000 })
  await api.inDb((db) => {
    const group = db.benefitGroups.all('c-1').find((row) => row.benefitType === 'recreational')
    if (group) db.benefitGroups.put('c-1', { ...group, maxAmountPerPeriod: 1000 })
  })
  expect(refusal(await load(aino, ids))).toEqual([409, 'group_yearly_limit_exceeded at amount'])
  await api.inDb((db) => {
    const [account] = db.accounts.all('c-1')
    if (account) db.accounts.put('c-1', { ...account, availableBalance: 100 })
    const group = db.benefitGroups.all('c-1').find((row) => row.benefitType === 'recreational')
    if (group) db.benefitGroups.put('c-1', { ...group, maxAmountPerPeriod: 40_000 })
  })
  expect(refusal(await load(aino, ids))).toEqual([409, 'not_enough_balance'])
})

test('lists loadable benefits, and refuses the others [TOP-01] [TOP-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const loadable = async (client: Client) =>
    read(await client.get('/api/top-up-load/loadable-benefits'), 'loadableBenefits')
  expect(await loadable(aino)).toEqual(['lunch', 'recreational'])
  expect(await loadable(await api.logIn('niko.rautio'))).toEqual([])
  const get = (path: string) => aino.get(`/api/top-up-load/employees-top-ups/${path}`)
  expect(refusal(await get('transport'))).toEqual([409, 'benefit_not_available at benefit'])
  expect(refusal(await get('lunch?scheduledOn=2026-03-10'))).toEqual([400, 'invalid_scheduled_date at scheduledOn'])
})

test('allows scheduling into the next year after 1 December [TOP-05]', async () => {
  const first = await startApi({ at: '2026-12-01T09:00:00Z' }).logIn('aino.virtanen')
  const get = (client: Client, date: string) =>
    client.get(`/api/top-up-load/employees-top-ups/recreational?scheduledOn=${date}`)
  expect((await get(first, '2027-01-04')).status).toBe(400)
  const second = await startApi({ at: '2026-12-02T09:00:00Z' }).logIn('aino.virtanen')
  expect((await get(second, '2027-12-31')).status).toBe(200)
  expect((await get(second, '2028-01-03')).status).toBe(400)
})

test('lists loads of every status, newest first, of the own company only [REP-03] [REP-04] [REP-07]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const loads = read(await aino.get('/api/top-up-load/summary'), 'topUpLoads') as TopUpLoadDetail[]
  expect(new Set(loads.map(({ status }) => status))).toEqual(
    new Set([
      'success',
      'closed_with_errors',
      'canceled',
      'expired',
      'payment_not_received',
      'payment_confirmed_waiting_for_load_date',
      'waiting_for_payment',
      'waiting_for_load_date',
    ]),
  )
  expect(loads.map(({ createdAt }) => createdAt)).toEqual(
    loads
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  const helena = await api.logIn('helena.lindqvist')
  expect(refusal(await helena.get(`/api/top-up-load/${loads[0]?.id}`))).toEqual([404, 'top_up_not_found'])
})
