import type { TopUpBeneficiary, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { request } from '@/api/calls/request'
import { ApiError } from '@/api/replies/api-error'
import { formNoticeOf } from '@/forms/form-state'
import { setCurrentLocale } from '@/language/locale'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { colleague, employee } from '../../../../tests/support/loadable-employees'
import { load, loadItem } from '../../../../tests/support/loads'
import { accountsQuery, topUpEmployeesQuery } from '../queries'
import { chosenRows, lowestAvailable, recipientRows } from '../recipients/employee-choice'
import { groupByAmount } from './own-amounts'
import { fingerprint, type PreparedTopUp, prepareTopUp } from './prepare-top-up'
import { type BodyOfTopUpForm, NEW_TOP_UP, type TopUpFacts, type TopUpValues } from './top-up-form'

/** Requests to the server, and its replies by method and path. */
let asked: unknown[] = []
let server: Record<string, unknown> = {}
interface SentConfig {
  method: string
  url: string
  params?: unknown
  data?: unknown
}
async function answerCall({ method, url, params, data }: SentConfig) {
  const path = `${method} ${url.replace('/api/', '')}`
  asked.push([path, params ?? data])
  const answer = server[path]
  if (answer instanceof Error) throw answer
  return answer
}

const EMPLOYEES = 'GET top-up-load/employees-top-ups/lunch'
const PENDING = 'POST top-up-load/pending/for-benefit'
const ACCOUNTS = 'GET company-accounts'
const LOADS = 'GET top-up-load/summary'
const COMPANY = 'GET company-beneficiaries'

const team = [employee('1', 27_300), employee('2', 10_400), employee('3', 0)]
const held = (beneficiaries: TopUpBeneficiary[], feePercentage = 2.5) => ({
  beneficiaries,
  availableBenefitSettings: { feePercentage, maxTopUpAmountPerPeriod: 27_300 },
})
const account = (availableBalance: number) => ({
  accounts: [{ companyAccountId: 'acc-1', availableBalance }],
  unfulfilledRequestSum: 0,
})

beforeEach(() => {
  globalThis.answerCall = answerCall as typeof request
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') })
  setCurrentLocale('fi')
  asked = []
  server = {
    [EMPLOYEES]: held(team),
    [PENDING]: { isTopUpLoadInProgress: false },
    [ACCOUNTS]: account(20_000),
    [LOADS]: { topUpLoads: [{ id: 't-1' }, { id: 't-2' }] },
    [COMPANY]: { beneficiaries: ['1', '2', '3', '4'].map((id) => colleague(id, id === '4' ? [] : ['lunch'])) },
  }
})

afterEach(() => vi.useRealTimers())

interface Press {
  selected?: string[]
  facts?: Partial<TopUpFacts>
  value?: Partial<TopUpValues>
  body?: Partial<Extract<BodyOfTopUpForm, { paymentMethod: 'deduction' }>>
}

/** Submits with the first two employees selected and 50,00 € each, with the data of a page opened earlier. */
async function press({ selected = ['1', '2'], facts = {}, value = {}, body = {} }: Press = {}) {
  // A notice identifies its form by reference only.
  const form = { baseStore: {} } as AnyFormApi
  // The page's cached data, which is stale now.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(accountsQuery().queryKey, { accounts: [], unfulfilledRequestSum: 0 })
  client.setQueryData(topUpEmployeesQuery('lunch', undefined).queryKey, held([]))
  const chosen = chosenRows(recipientRows(team, 'lunch'), new Set(selected), false)
  const prepared = await prepareTopUp({
    client,
    form,
    body: { amount: '5000', benefitType: 'lunch', paymentMethod: 'deduction', showOnHoldBeneficiaries: false, ...body },
    value: { ...NEW_TOP_UP, benefit: 'lunch', amount: '50', ...value },
    chosen,
    facts: {
      canInvoice: true,
      today: plainDate('2026-03-10'),
      balance: cents(1_000_000),
      vatPercentage: 25.5,
      feePercentage: 2.5,
      count: chosen.length,
      lowest: lowestAvailable(chosen),
      ...facts,
    },
  })
  const notice = formNoticeOf(form)
  return { prepared, notice: notice && `${notice.level}: ${notice.text()}` }
}

test('prepares the exact body to send, with refetched figures [TOP-12]', async () => {
  server[EMPLOYEES] = held(team, 5)
  const { prepared, notice } = await press()
  expect(notice).toBeUndefined()
  const body = {
    amount: '5000',
    benefitType: 'lunch',
    beneficiariesIds: ['1', '2'],
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  }
  expect(prepared).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'same',
    body,
    loads: [{ body, fee: 628, total: 10_628 }],
    before: ['t-1', 't-2'],
    run: {
      getting: recipientRows(team, 'lunch').slice(0, 2),
      leftOut: [
        { id: '3', name: 'Suku3, Etu', reason: 'nothing-left' },
        { id: '4', name: 'Suku4, Etu', reason: 'no-benefit' },
      ],
    },
    amounts: new Map([
      ['1', 5000],
      ['2', 5000],
    ]),
    costs: { sum: 10_000, fee: 500, vat: 128, feeWithVat: 628, total: 10_628 },
    balance: 20_000,
    feePercentage: 5,
    vatPercentage: 25.5,
    scheduledOn: undefined,
  })
  expect(asked).toContainEqual([PENDING, { beneficiaryIds: ['1', '2'], benefitType: 'lunch' }])
  expect(asked).toContainEqual([EMPLOYEES, undefined])
  expect(asked).toHaveLength(5)
})

test('requests the employees of the load date for a scheduled load [TOP-05]', async () => {
  const day = { scheduledOn: '2026-04-15' }
  const { prepared } = await press({ body: day, value: { scheduleType: 'date', scheduleDate: '15.4.2026' } })
  expect(asked).toContainEqual([EMPLOYEES, day])
  expect([prepared?.scheduledOn, prepared?.body.scheduledOn]).toEqual(['2026-04-15', '2026-04-15'])
})

test('prepares nothing while a load of these employees is running, and says so [TOP-12]', async () => {
  server[PENDING] = { isTopUpLoadInProgress: true }
  expect(await press()).toEqual({
    prepared: undefined,
    notice: 'error: Toinen lataus on kesken. Odota, että se valmistuu.',
  })
})

const CHANGED = 'error: Tiedot ovat muuttuneet sillä välin. Tarkista valinnat ja summa.'

test.each<[string, Record<string, unknown>]>([
  ['one of them has nothing left', { [EMPLOYEES]: held([employee('1', 27_300), employee('2', 0)]) }],
  ['one of them is on hold', { [EMPLOYEES]: held([employee('1', 27_300), employee('2', 10_400, 'Onhold')]) }],
  ['one of them has left', { [EMPLOYEES]: held([employee('1', 27_300)]) }],
  ['one of them has less left', { [EMPLOYEES]: held([employee('1', 27_300), employee('2', 4999)]) }],
  // 2 × 50,00 € and 2,5 % with its VAT make 103,14 €.
  ['the balance lacks one cent', { [ACCOUNTS]: account(10_313) }],
  ['the account is gone', { [ACCOUNTS]: { accounts: [], unfulfilledRequestSum: 0 } }],
  ['the fee has risen', { [EMPLOYEES]: held(team, 100) }],
])('if %s the selection must be reviewed [TOP-04] [TOP-06]', async (_, changed) => {
  server = { ...server, ...changed }
  expect(await press()).toEqual({ prepared: undefined, notice: CHANGED })
})

test('the last cent of the balance and of a limit may be loaded [TOP-04] [TOP-06]', async () => {
  server = { ...server, [ACCOUNTS]: account(10_314), [EMPLOYEES]: held([employee('1', 27_300), employee('2', 5000)]) }
  const { prepared, notice } = await press()
  expect([prepared?.costs.total, prepared?.balance, notice]).toEqual([10_314, 10_314, undefined])
})

const failed = (kind: ApiError['kind'], status = 0) => new ApiError({ kind, operation: 'readCompanyAccounts', status })
const UNREAD = `error: ${m.top_up_unread()}`

test.each([failed('network'), failed('timeout'), failed('malformed', 200), failed('http', 500), failed('http', 503)])(
  'when the figures cannot be read nothing is prepared: %s',
  async (error) => {
    server[ACCOUNTS] = error
    expect(await press()).toEqual({ prepared: undefined, notice: UNREAD })
  },
)

test.each([failed('http', 409), failed('http', 499), failed('superseded'), new TypeError('a fault of the portal')])(
  'what the server refuses is thrown, for the form to show: %s',
  async (error) => {
    server[PENDING] = error
    await expect(press()).rejects.toBe(error)
  },
)

test('that the other employees cannot be read holds nothing up', async () => {
  server[COMPANY] = failed('http', 500)
  const { prepared } = await press()
  expect(prepared?.run.leftOut).toEqual([{ id: '3', name: 'Suku3, Etu', reason: 'nothing-left' }])
})

test('with nobody chosen, or without the VAT of fees, nothing is asked', async () => {
  const nothing = { prepared: undefined, notice: undefined }
  expect(await press({ selected: [] })).toEqual(nothing)
  expect(await press({ facts: { vatPercentage: undefined } })).toEqual(nothing)
  expect(asked).toEqual([])
})

const listed = (id: string, more: Partial<TopUpLoad> = {}) => {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  return load({ id, createdAt, totalSum: 10_000, totalSumWithFees: 10_314, ...more })
}
const person = (id: string, available: number) => ({ ...employee(id, available), personalId: `p-${id}` })
/** The report of a load: who got how much. */
const report = (...items: [string, number][]) => ({
  topUpLoadItems: items.map(([id, amount]) =>
    loadItem('success', { firstName: 'Etu', lastName: `Suku${id}`, personalId: `p-${id}`, amount }),
  ),
})
/** Submits a load of each employee's own maximum, as the page knew the employees. */
const pressMaximum = (known: TopUpBeneficiary[]) =>
  press({
    facts: { groups: groupByAmount(recipientRows(known, 'lunch'), 'maximum', plainDate('2026-03-10')) },
    value: { amountKind: 'maximum' },
    body: { amount: '100' },
  })

test('own amounts make one load per amount, each with its fee, the largest first [TOP-20] [TOP-11]', async () => {
  server[ACCOUNTS] = account(38_883)
  const { prepared, notice } = await pressMaximum(team)
  expect(notice).toBeUndefined()
  const rest = { benefitType: 'lunch', paymentMethod: 'deduction', showOnHoldBeneficiaries: false }
  expect(prepared).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'maximum',
    loads: [
      { body: { ...rest, amount: '27300', beneficiariesIds: ['1'] }, fee: 857, total: 28_157 },
      { body: { ...rest, amount: '10400', beneficiariesIds: ['2'] }, fee: 326, total: 10_726 },
    ],
    before: ['t-1', 't-2'],
    balance: 38_883,
  })
  expect(prepared?.costs.total).toBe(38_883)
  expect(prepared?.amounts).toEqual(
    new Map([
      ['1', 27_300],
      ['2', 10_400],
    ]),
  )
  server[ACCOUNTS] = account(38_882)
  expect(await pressMaximum(team)).toEqual({ prepared: undefined, notice: CHANGED })
})

test('equal own amounts make one load [TOP-20]', async () => {
  const alike = [employee('1', 9000), employee('2', 9000)]
  server[EMPLOYEES] = held(alike)
  const { prepared } = await pressMaximum(alike)
  expect(prepared?.loads.map(({ body }) => [body.amount, body.beneficiariesIds])).toEqual([['9000', ['1', '2']]])
})

test('somebody with less left than the minimum of a load is named as such, and a change of that is reviewed [TOP-04] [DAY-02]', async () => {
  const little = [employee('1', 9000), employee('2', 99), employee('3', 99)]
  server[EMPLOYEES] = held(little)
  const { prepared } = await pressMaximum(little)
  // The third was never chosen.
  expect(prepared?.run.leftOut.slice(0, 2).map(({ id, reason }) => [id, reason])).toEqual([
    ['2', 'too-little'],
    ['3', 'not-chosen'],
  ])
  expect(await pressMaximum(team)).toEqual({ prepared: undefined, notice: CHANGED })
  server[EMPLOYEES] = held([employee('1', 9000), employee('2', 0)])
  expect((await pressMaximum(little)).prepared?.run.leftOut[0]?.reason).toBe('nothing-left')
})

test('lunch for the working days counts those of the month of the load date [DAY-01] [TOP-20]', async () => {
  server[ACCOUNTS] = account(100_000)
  // April 2026 has 20 working days at 13,00 €, March has 22.
  const april = plainDate('2026-04-15')
  const { prepared } = await press({
    selected: ['1'],
    facts: { groups: groupByAmount(recipientRows(team.slice(0, 1), 'lunch'), 'days', april) },
    value: { amountKind: 'days', scheduleType: 'date', scheduleDate: '15.4.2026' },
    body: { amount: '100', scheduledOn: april },
  })
  expect([prepared?.body.amount, prepared?.scheduledOn]).toEqual(['26000', '2026-04-15'])
})

test('a load that equals one of the last day is found, also for one of several amounts [TOP-07]', async () => {
  server = {
    ...server,
    [ACCOUNTS]: account(100_000),
    [EMPLOYEES]: held([person('1', 27_300), person('2', 10_400)]),
    [LOADS]: { topUpLoads: [listed('t-1'), listed('t-2', { totalSum: 10_400 }), listed('t-3', { totalSum: 10_400 })] },
    'GET top-up-load/t-1': report(['1', 5000], ['2', 5000]),
    'GET top-up-load/t-2': report(['2', 10_400]),
    'GET top-up-load/t-3': report(['1', 10_400]),
  }
  expect((await press()).prepared?.duplicate?.id).toBe('t-1')
  expect((await pressMaximum(team)).prepared?.duplicate?.id).toBe('t-2')
})

test('tells the differences to the last day of the benefit, and the loads planned before the day [WHY-03] [TOP-16]', async () => {
  const waiting = { status: 'waiting_for_load_date', totalSum: 20_000 } as const
  server = {
    ...server,
    [EMPLOYEES]: held([person('1', 27_300), person('2', 10_400), person('3', 0)]),
    [LOADS]: {
      topUpLoads: [
        listed('t-1', { loadedOn: '2026-02-05' }),
        listed('t-2', { ...waiting, scheduledOn: '2026-04-15' }),
        listed('t-3', { ...waiting, scheduledOn: '2026-04-16' }),
      ],
    },
    'GET top-up-load/t-1': report(['1', 5000], ['2', 4000], ['3', 4000]),
  }
  const day = { scheduledOn: '2026-04-15' }
  const { prepared } = await press({ body: day, value: { scheduleType: 'date', scheduleDate: '15.4.2026' } })
  expect(prepared?.last?.day).toBe('2026-02-05')
  expect(prepared?.last?.differences.map(({ kind, before, now, reason }) => [kind, before, now, reason])).toEqual([
    ['missing', 4000, 0, 'nothing-left'],
    ['other-amount', 4000, 5000, undefined],
  ])
  expect(prepared?.scheduledBefore).toBe(10_314)
})

test.each<[string, Partial<PreparedTopUp>]>([
  ['a load', { loads: [{ body: { amount: '1' } as PreparedTopUp['body'], fee: 0, total: 1 }] }],
  ['the loads before', { before: ['t-1'] }],
  ['the balance', { balance: cents(1) }],
  ['the total', { costs: { sum: cents(1), fee: cents(1), vat: cents(1), feeWithVat: cents(1), total: cents(1) } }],
  ['a duplicate', { duplicate: listed('t-9') }],
])('%s that has changed needs another confirmation [TOP-07] [TOP-12]', async (_, change) => {
  const { prepared } = await press()
  if (!prepared) throw new Error('not prepared')
  expect(fingerprint({ ...prepared, ...change })).not.toBe(fingerprint(prepared))
  expect(fingerprint({ ...prepared, before: ['t-2', 't-1'], feePercentage: 99 })).toBe(fingerprint(prepared))
})

test('a duplicate whose employees could be read only now needs another confirmation [TOP-07]', async () => {
  const { prepared } = await press()
  if (!prepared) throw new Error('not prepared')
  const of = (isUnread: boolean) => fingerprint({ ...prepared, duplicate: { ...listed('t-9'), isUnread } })
  expect(of(false)).not.toBe(of(true))
})

test('employees listed in another order are the same command and need no other confirmation [TOP-07] [TOP-12]', async () => {
  const { prepared: one } = await press()
  server[EMPLOYEES] = held(team.toReversed())
  const { prepared: other } = await press()
  if (!one || !other) throw new Error('not prepared')
  expect(fingerprint(other)).toBe(fingerprint(one))
  expect(other.body).toEqual(one.body)
})

test('the loads of a series that have changed need another confirmation, a new id does not [TOP-20]', async () => {
  server[ACCOUNTS] = account(100_000)
  const [{ prepared: one }, { prepared: other }] = [await pressMaximum(team), await pressMaximum(team)]
  if (!one || !other) throw new Error('not prepared')
  expect(fingerprint(other)).toBe(fingerprint(one))
  expect(fingerprint({ ...one, loads: one.loads.slice(1) })).not.toBe(fingerprint(one))
})
