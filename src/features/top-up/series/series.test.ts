// @vitest-environment jsdom
import type { CreateTopUpRequest } from '@generated/api/model'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { request } from '@/api/calls/request'
import { ApiError } from '@/api/replies/api-error'
import { installSentCommands, sentCommand, storeSent, unresolvedCommands } from '@/session/sent-commands'
import { cents } from '@/values/numbers/money'
import {
  beginSeries,
  changeLoad,
  evidenceOf,
  idsNotLoaded,
  isFinished,
  isMade,
  leaveSeries,
  nextLoad,
  type PlannedSeries,
  readSeries,
  type Series,
  sendLoad,
  stateOfListed,
  valuesOf,
} from './series'

/** Loads that reached the server, and its reply. */
let posted: { data: CreateTopUpRequest; key: string }[] = []
let reply: () => unknown = () => ({ topUpLoadId: 't-9' })
async function answerCall({ data, headers }: { data: CreateTopUpRequest; headers: Record<string, string> }) {
  posted.push({ data, key: headers['Idempotency-Key'] ?? '' })
  return reply()
}

const body = (amount: string, more: Partial<CreateTopUpRequest> = {}): CreateTopUpRequest =>
  z.parse(CreateTopUpBody, {
    amount,
    benefitType: 'lunch',
    beneficiariesIds: [`e-${amount}`, `f-${amount}`],
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
    ...more,
  })
const invoice = { paymentMethod: 'einvoice', eInvoiceAddress: '003799123456', operator: 'BAWCFI22' } as const
const planned = (bodies: CreateTopUpRequest[], id = 's-1'): PlannedSeries => ({
  id,
  kind: 'maximum',
  loads: bodies.map((own, at) => ({ body: own, fee: 10 + at, total: 1000 + at })),
  before: ['t-1', 't-2'],
  balance: cents(50_000),
})
const stored = (): Series => {
  const series = readSeries(sentCommand('load-benefit several'))
  if (!series) throw new Error('no series is stored')
  return series
}
const load = (at: number) => {
  const found = stored().loads[at]
  if (!found) throw new Error('no such load')
  return found
}
const states = () => stored().loads.map(({ state, status }) => (status === undefined ? state : `${state} ${status}`))

let forget: () => void
beforeEach(() => {
  globalThis.answerCall = answerCall as typeof request
  sessionStorage.clear()
  forget = installSentCommands()
  posted = []
  reply = () => ({ topUpLoadId: 't-9' })
  beginSeries(planned([body('300'), body('200'), body('100')]))
})
afterEach(() => {
  forget()
  vi.restoreAllMocks()
})

test('stores all loads before the first is sent, each with its own key [TOP-20] [PAY-12]', () => {
  expect(stored()).toMatchObject({
    id: 's-1',
    kind: 'maximum',
    before: ['t-1', 't-2'],
    balance: 50_000,
    isStopped: false,
    loads: [
      { body: body('300'), fee: 10, total: 1000, state: 'waiting', codes: [] },
      { body: body('200'), fee: 11, total: 1001, state: 'waiting', codes: [] },
      { body: body('100'), fee: 12, total: 1002, state: 'waiting', codes: [] },
    ],
  })
  expect(new Set(stored().loads.map(({ key }) => key)).size).toBe(3)
  // The series page looks its loads up itself, so the series counts as unresolved at once.
  expect(unresolvedCommands()).toHaveLength(1)
  leaveSeries()
  expect(unresolvedCommands()).toEqual([])
})

test('a result that arrives after the series was left is kept, and does not show the series again [TOP-07] [TOP-20]', () => {
  leaveSeries()
  changeLoad(load(0).key, { state: 'made', status: 'success' })
  expect(states()).toEqual(['made success', 'waiting', 'waiting'])
  expect(unresolvedCommands()).toEqual([])
})

test('the same confirmation starts only once [TOP-20] [PAY-12]', () => {
  changeLoad(load(0).key, { state: 'sent' })
  beginSeries(planned([body('300'), body('200'), body('100')]))
  expect(states()).toEqual(['sent', 'waiting', 'waiting'])
})

test('an equal load of the next confirmation keeps its key unless it was made [TOP-20] [PAY-12]', () => {
  const keys = stored().loads.map(({ key }) => key)
  changeLoad(load(0).key, { state: 'made', status: 'success', id: 't-3' })
  changeLoad(load(1).key, { state: 'unknown' })
  beginSeries(planned([body('300'), body('200'), body('101')], 's-2'))
  expect(stored().loads.map(({ key }, at) => key === keys[at])).toEqual([false, true, false])
  expect([stored().id, stored().isStopped, states()]).toEqual(['s-2', false, ['waiting', 'waiting', 'waiting']])
})

test('sends a load with its key and body, once [TOP-20] [PAY-12]', async () => {
  const { key } = load(0)
  await Promise.all([sendLoad(key), sendLoad(key)])
  await sendLoad(key)
  expect(posted).toEqual([{ data: body('300'), key }])
  expect(load(0)).toMatchObject({ state: 'running', id: 't-9' })
  await sendLoad('another')
  expect(posted).toHaveLength(1)
  await sendLoad(load(1).key)
  expect(posted.map(({ data }) => data.amount)).toEqual(['300', '200'])
})

test('is stored as sent before the request leaves [TOP-20]', async () => {
  const seen: string[][] = []
  reply = () => {
    seen.push(states())
    return { topUpLoadId: 't-9' }
  }
  await sendLoad(load(0).key)
  expect(seen).toEqual([['sent', 'waiting', 'waiting']])
})

test.each<[string, Partial<CreateTopUpRequest>, string]>([
  ['deducted now', {}, 'running'],
  ['deducted on its day', { scheduledOn: '2026-12-10' }, 'made waiting_for_load_date'],
  ['invoiced', invoice, 'made waiting_for_payment'],
  ['invoiced, on its day', { ...invoice, scheduledOn: '2026-12-10' }, 'made waiting_for_payment'],
])('only a load that is deducted now runs: %s [TOP-15] [TOP-16] [TOP-17]', async (_, more, state) => {
  beginSeries(planned([body('300', more), body('200', more)], 's-2'))
  await sendLoad(load(0).key)
  expect(states()).toEqual([state, 'waiting'])
  expect(nextLoad(stored())?.body.amount).toBe(state === 'running' ? undefined : '200')
})

const failed = (kind: ApiError['kind'], status = 0, ...codes: string[]) =>
  new ApiError({
    kind,
    operation: 'createTopUp',
    status,
    items: codes.map((code) => ({ code, message: '', severity: 'Error' })),
  })

test.each<[string, ApiError, string, string[]]>([
  ['rejected', failed('http', 409, 'not_enough_balance'), 'refused', ['not_enough_balance']],
  ['a lost reply', failed('network'), 'unknown', []],
  ['a fault of the server', failed('http', 500, 'internal_error'), 'unknown', ['internal_error']],
  // The browser may have sent the request twice, so these may speak of this very load.
  ['a load in progress', failed('http', 409, 'top_up_in_progress'), 'unknown', ['top_up_in_progress']],
  ['a key already used', failed('http', 409, 'idempotency_key_reused'), 'unknown', ['idempotency_key_reused']],
])('%s stops the rest [TOP-20] [TOP-09]', async (_, error, state, codes) => {
  reply = () => {
    throw error
  }
  await sendLoad(load(0).key)
  expect(load(0)).toMatchObject({ state, codes })
  expect(stored().isStopped).toBe(state === 'unknown')
  expect(nextLoad(stored())).toBeUndefined()
})

test('after a lost reply the rest waits for a new submit, even if the load is found [TOP-20]', () => {
  changeLoad(load(0).key, { state: 'unknown' })
  changeLoad(load(0).key, stateOfListed({ id: 't-3', status: 'success' }))
  expect(states()).toEqual(['made success', 'waiting', 'waiting'])
  expect([stored().isStopped, nextLoad(stored())]).toEqual([true, undefined])
})

test('a fault of the portal leaves the outcome unknown, and is thrown [TOP-20]', async () => {
  reply = () => {
    throw new TypeError('a fault of the portal')
  }
  await expect(sendLoad(load(0).key)).rejects.toThrow('a fault of the portal')
  expect(states()).toEqual(['unknown', 'waiting', 'waiting'])
})

test('sends nothing while the device is offline [TOP-20]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await sendLoad(load(0).key)
  expect(posted).toEqual([])
  expect(load(0)).toMatchObject({ state: 'refused', codes: ['offline'] })
})

test.each([
  ['success', true],
  ['waiting_for_load_date', true],
  ['waiting_for_payment', true],
  ['payment_confirmed_waiting_for_load_date', true],
  ['in_progress', false],
  ['closed_with_errors', false],
  ['canceled', false],
  ['payment_not_received', false],
  ['expired', false],
] as const)('a listed load that is %s lets the next go: %s [TOP-15] [TOP-17] [TOP-20]', (status, goes) => {
  changeLoad(load(0).key, stateOfListed({ id: 't-3', status }))
  expect(load(0)).toMatchObject({ id: 't-3', state: status === 'in_progress' ? 'running' : 'made' })
  expect(nextLoad(stored())?.body.amount).toBe(goes ? '200' : undefined)
  expect(isFinished(stored())).toBe(false)
  for (const { key } of stored().loads) changeLoad(key, stateOfListed({ id: 't-3', status }))
  expect([isFinished(stored()), nextLoad(stored())]).toEqual([goes, undefined])
  expect(isMade(load(0))).toBe(goes || status === 'closed_with_errors')
  changeLoad(load(0).key, { state: 'running' })
  expect([isFinished(stored()), isMade(load(0))]).toEqual([false, false])
})

test('changes one load only, and nothing once another series is stored [TOP-20]', () => {
  const { key } = load(1)
  changeLoad(key, { state: 'refused' })
  expect(states()).toEqual(['waiting', 'refused', 'waiting'])
  beginSeries(planned([body('900')], 's-2'))
  changeLoad(key, { state: 'unknown' })
  expect([states(), stored().isStopped]).toEqual([['waiting'], false])
})

test('without a stored series nothing is changed or sent [TOP-20]', async () => {
  const { key } = load(0)
  sessionStorage.clear()
  forget()
  changeLoad(key, { state: 'unknown' })
  await sendLoad(key)
  expect(posted).toEqual([])
  expect(sentCommand('load-benefit several')).toBeUndefined()
})

test('the form opens again with the employees who were not loaded; an unknown load is looked up first [TOP-20]', () => {
  const [first, second, third] = stored().loads.map(({ key }) => key)
  const ids = ['e-300', 'f-300', 'e-200', 'f-200', 'e-100', 'f-100']
  expect(idsNotLoaded(stored())).toEqual(ids)
  changeLoad(first ?? '', { state: 'made', status: 'success' })
  changeLoad(second ?? '', { state: 'refused' })
  expect(idsNotLoaded(stored())).toEqual(ids.slice(2))
  changeLoad(second ?? '', { state: 'not-found' })
  expect(idsNotLoaded(stored())).toEqual(ids.slice(2))
  for (const state of ['sent', 'running', 'unknown', 'several'] as const) {
    changeLoad(third ?? '', { state })
    expect(idsNotLoaded(stored())).toEqual(ids.slice(2, 4))
  }
})

test('looks a load up among those that are new and not another of the series [TOP-08] [TOP-20]', () => {
  changeLoad(load(0).key, { state: 'made', status: 'success', id: 't-3' })
  expect(evidenceOf(stored(), load(1))).toMatchObject({
    benefitType: 'lunch',
    sum: 400,
    before: ['t-1', 't-2', 't-3'],
    balance: 50_000,
  })
})

test('the form takes the values of the series: date and invoice only if they were chosen [TOP-20]', () => {
  expect(valuesOf(stored())).toStrictEqual({
    benefit: 'lunch',
    amountKind: 'maximum',
    paymentMethod: 'deduction',
    showOnHold: false,
  })
  const { paymentMethod, ...recipient } = invoice
  beginSeries(planned([body('300', { ...invoice, scheduledOn: '2026-12-10', showOnHoldBeneficiaries: true })], 's-2'))
  expect(valuesOf(stored())).toStrictEqual({
    benefit: 'lunch',
    amountKind: 'maximum',
    paymentMethod,
    showOnHold: true,
    scheduleType: 'date',
    scheduleDate: '10.12.2026',
    ...recipient,
  })
  expect(valuesOf({ ...stored(), loads: [] })).toEqual({})
})

test('a stored series that cannot be read counts as none [TOP-20]', () => {
  storeSent('load-benefit several', 's-1', { id: 's-1', loads: [{ key: 'k' }] })
  expect(readSeries(sentCommand('load-benefit several'))).toBeUndefined()
  expect(readSeries(undefined)).toBeUndefined()
})
