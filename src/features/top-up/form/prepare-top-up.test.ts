import type { TopUpBeneficiary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { formNoticeOf } from '@/forms/form-state'
import { setCurrentLocale } from '@/language/locale'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { colleague, employee } from '../../../../tests/support/loadable-employees'
import { accountsQuery, topUpEmployeesQuery } from '../queries'
import { chosenRows, lowestAvailable, recipientRows, shownRows } from '../recipients/employee-choice'
import { prepareTopUp } from './prepare-top-up'
import { type BodyOfTopUpForm, NEW_TOP_UP, type TopUpFacts, type TopUpValues } from './top-up-form'

/** Requests to the server, and its replies by method and path. */
let asked: unknown[] = []
let server: Record<string, unknown> = {}
vi.mock('@/api/request', () => ({
  request: async ({ method, url, params, data }: { method: string; url: string; params?: unknown; data?: unknown }) => {
    const path = `${method} ${url.replace('/api/', '')}`
    asked.push([path, params ?? data])
    const answer = server[path]
    if (answer instanceof Error) throw answer
    return answer
  },
}))

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
  const rows = recipientRows(team, 'lunch')
  const chosen = chosenRows(rows, new Set(selected), false)
  const prepared = await prepareTopUp({
    client,
    form,
    body: { amount: '5000', benefitType: 'lunch', paymentMethod: 'deduction', showOnHoldBeneficiaries: false, ...body },
    value: { ...NEW_TOP_UP, benefit: 'lunch', amount: '50', ...value },
    choice: {
      rows,
      shown: shownRows(rows, false),
      selected: new Set(selected),
      setSelected: () => {},
      chosen,
      lowest: lowestAvailable(chosen),
      settings: held([]).availableBenefitSettings,
      status: 'ready',
      retry: () => {},
    },
    facts: {
      canInvoice: true,
      bounds: { min: plainDate('2026-03-11'), max: plainDate('2026-12-31') },
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
  expect(prepared).toEqual({
    body: {
      amount: '5000',
      benefitType: 'lunch',
      beneficiariesIds: ['1', '2'],
      paymentMethod: 'deduction',
      showOnHoldBeneficiaries: false,
    },
    before: new Set(['t-1', 't-2']),
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
