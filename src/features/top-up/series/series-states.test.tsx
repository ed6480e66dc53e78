// @vitest-environment jsdom
import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { setCurrentLocale } from '@/language/locale'
import { installSentCommands, unresolvedCommands } from '@/session/sent-commands'
import { cents, formatEuros } from '@/values/numbers/money'
import { type answers, answerWith, callsOf, lost } from '../../../../tests/support/answers-test-bed'
import { InRouter } from '../../../../tests/support/in-router'
import { load } from '../../../../tests/support/loads'
import { host, leave, open, pass, usePollingPage } from '../../../../tests/support/polling-test-bed'
import { beginSeries } from './series'
import { TopUpSeries } from './top-up-series'

usePollingPage()
beforeEach(() => {
  sessionStorage.clear()
  return installSentCommands()
})

const planned = (amount: string, employees: number, fee: number, total: number) => ({
  body: z.parse(CreateTopUpBody, {
    amount,
    benefitType: 'recreational',
    beneficiariesIds: Array.from({ length: employees }, (_, place) => `e-${amount}-${place}`),
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  }),
  fee,
  total,
})
const PLANNED = [planned('18000', 2, 2259, 38_259), planned('14500', 1, 910, 15_410), planned('11500', 1, 722, 12_222)]
const TOTAL = formatEuros(cents(65_891))

/** The company's loads behind the replies. */
let made: TopUpLoad[] = []
/** The idempotency keys of the loads that were sent. */
let keys: unknown[] = []

type Sent = Parameters<NonNullable<(typeof answers)['createTopUp']>>[0]
function make({ data, headers }: Sent) {
  const { amount, beneficiariesIds, benefitType } = data as CreateTopUpRequest
  keys.push(headers?.['Idempotency-Key'])
  const id = `t-${made.length + 1}`
  made.push(load({ id, benefitType, status: 'in_progress', totalSum: Number(amount) * beneficiariesIds.length }))
  return { topUpLoadId: id }
}
const idsOfRunning = () => made.flatMap(({ id, status }) => (status === 'in_progress' ? [id] : []))

const onAnother = vi.fn()
/** Opens the page as the confirmation does, with the first load sent. @param own other replies than the company's */
async function openSeries(own: typeof answers = {}, id = 's-1', loads = PLANNED) {
  setCurrentLocale('en')
  onAnother.mockReset()
  made = []
  keys = []
  answerWith({
    createTopUp: make,
    readTopUpInProgress: () => ({ isTopUpLoadInProgress: idsOfRunning().length > 0, ids: idsOfRunning() }),
    readTopUp: ({ url = '' }) => made.find((one) => url.endsWith(`/${one.id}`)),
    listTopUps: () => ({ topUpLoads: made }),
    ...own,
  })
  beginSeries({ id, kind: 'maximum', loads, before: [], balance: cents(500_000) })
  await open(
    <InRouter>
      <TopUpSeries isSending onOver={() => undefined} onAnother={onAnother} />
    </InRouter>,
  )
  await pass(0.001)
}

/** Gives the last load its result, which the page reads with its next poll. */
async function finish(status: TopUpLoad['status'] = 'success') {
  made = made.map((one, place) => (place === made.length - 1 ? { ...one, status } : one))
  await pass(3)
}

const page = () => host.textContent ?? ''
const title = () => host.querySelector('h2')?.textContent
const buttons = () => [...host.querySelectorAll('button')]
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
const offersRest = () => buttons().some(({ textContent }) => textContent === m.top_up_series_rest())
/** Expects the states of the loads. */
function says(...states: string[]) {
  const shown = Array.from(host.querySelectorAll('li'), ({ textContent }) => textContent ?? '')
  expect(shown.map((text, place) => states.find((state, at) => at === place && text.endsWith(state)))).toEqual(states)
}
const amountsSent = () => callsOf('createTopUp').map(({ data }) => (data as CreateTopUpRequest).amount)

test('a load that only the list of running loads lacks is polled until its own data has a result [TOP-08] [TOP-20]', async () => {
  await openSeries({ readTopUpInProgress: () => ({ isTopUpLoadInProgress: false, ids: [] }) })
  await pass(10)
  expect(callsOf('readTopUpInProgress').length).toBeGreaterThan(1)
  says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  await finish()
  says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_waiting())
})

test('a load that some of its employees did not get counts as made, and nothing is said to be missing [TOP-15] [TOP-20]', async () => {
  await openSeries()
  await finish()
  says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_waiting())
  await finish()
  says(m.top_up_series_loaded(), m.top_up_series_loaded(), m.top_up_series_running())
  await finish('closed_with_errors')
  expect(title()).toBe(m.top_up_series_partly_title())
  says(m.top_up_series_loaded(), m.top_up_series_loaded(), m.top_up_series_partly())
  expect(page()).toContain(m.top_up_series_stopped_text({ done: '3', count: '3', total: TOTAL }))
  expect(offersRest()).toBe(false)
})

test('a load of a status that the portal does not know stops the rest, and no number is told [TOP-15] [TOP-20]', async () => {
  await openSeries()
  await finish('paused' as TopUpLoad['status'])
  expect(title()).toBe(m.top_up_series_unread_title())
  says(m.top_up_unread_title(), m.top_up_series_unsent(), m.top_up_series_unsent())
  expect(page()).not.toContain('0/3')
  expect(amountsSent()).toEqual(['18000'])
})

test('a second load with a lost reply is looked up, and the rest waits for another submit [TOP-08] [TOP-20]', async () => {
  await openSeries({
    createTopUp: (sent) => {
      const reply = make(sent)
      if (made.length === 2) throw lost('createTopUp')
      return reply
    },
  })
  await finish()
  // The load was made and is running. Nothing more will be sent, so nobody has to stay on the page.
  says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_unsent())
  expect(title()).toBe(m.top_up_running_title())
  expect(page()).toContain(m.top_up_running_text())
  await finish()
  expect(title()).toBe(m.top_up_series_stopped_title())
  says(m.top_up_series_loaded(), m.top_up_series_loaded(), m.top_up_series_unsent())
  expect(amountsSent()).toEqual(['18000', '14500'])
})

test('a second load that was never sent is not found and keeps its key for the next submit [TOP-08] [TOP-20]', async () => {
  await openSeries({
    createTopUp: (sent) => {
      if (made.length === 0) return make(sent)
      keys.push(sent.headers?.['Idempotency-Key'])
      throw lost('createTopUp')
    },
  })
  await finish()
  expect(title()).toBe(m.top_up_series_stopped_title())
  says(m.top_up_series_loaded(), m.top_up_series_not_found(), m.top_up_series_unsent())
  await press(m.top_up_series_rest())
  expect(onAnother).toHaveBeenCalledWith(expect.objectContaining({ employees: ['e-14500-0', 'e-11500-0'] }))
  const [first, second] = keys
  expect(second).not.toBe(first)
  leave()
  await openSeries({}, 's-2', PLANNED.slice(1))
  expect(keys).toEqual([second])
})

test('a lost load stays unknown until the list can be read [TOP-08] [TOP-20]', async () => {
  let isDown = true
  await openSeries({
    createTopUp: (sent) => {
      make(sent)
      throw lost('createTopUp')
    },
    listTopUps: () => {
      if (isDown) throw lost('listTopUps')
      return { topUpLoads: made }
    },
  })
  // Nobody knows how many were made, so no number is told.
  expect(title()).toBe(m.top_up_lost_title())
  expect(page()).not.toContain('0/3')
  says(m.top_up_lost_title(), m.top_up_series_unsent(), m.top_up_series_unsent())
  expect(offersRest()).toBe(false)
  isDown = false
  await press(m.top_up_check_again())
  await pass(0.001)
  says(m.top_up_series_running(), m.top_up_series_unsent(), m.top_up_series_unsent())
  expect(amountsSent()).toEqual(['18000'])
})

test('a load that was made is not called unknown if its result cannot be read [TOP-08] [TOP-20]', async () => {
  let isDown = true
  await openSeries({
    // Only the list of running loads can be read, and it no longer contains the load.
    readTopUp: ({ url = '' }) => {
      if (isDown) throw lost('readTopUp')
      return made.find((one) => url.endsWith(`/${one.id}`))
    },
    listTopUps: () => {
      throw lost('listTopUps')
    },
  })
  await finish()
  expect(callsOf('readTopUp')).toHaveLength(1)
  says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  expect(page()).not.toContain(m.top_up_lost_title())
  expect(amountsSent()).toHaveLength(1)
  // It is read again, and then the next one is sent.
  isDown = false
  await pass(3)
  says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_waiting())
})

test('a load that was made twice stops the rest, and the page says so instead of a number [PAY-12] [TOP-20]', async () => {
  await openSeries({
    createTopUp: (sent) => {
      make(sent)
      make(sent)
      throw lost('createTopUp')
    },
  })
  expect(title()).toBe(m.top_up_lost_several_title())
  says(m.top_up_series_several(), m.top_up_series_unsent(), m.top_up_series_unsent())
  expect(page()).not.toContain('0/3')
  expect(amountsSent()).toHaveLength(1)
})

test('offline the next load is not sent, and the page says so [TOP-07] [TOP-20]', async () => {
  await openSeries()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await finish()
  expect(title()).toBe(m.top_up_series_stopped_title())
  says(m.top_up_series_loaded(), m.top_up_series_refused(), m.top_up_series_unsent())
  expect(page()).toContain(m.form_offline())
  onLine.mockRestore()
  await act(async () => dispatchEvent(new Event('online')))
  await pass(10)
  expect(amountsSent()).toEqual(['18000'])
})

test('after two minutes a load whose result cannot be read is unknown: the page points to the reports and can be left [TOP-08] [TOP-20]', async () => {
  await openSeries({
    readTopUp: () => {
      throw lost('readTopUp')
    },
  })
  says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  await finish()
  await pass(122)
  expect(title()).toBe(m.top_up_series_unread_title())
  expect(page()).toContain(m.top_up_unread_title())
  expect(page()).not.toContain(m.top_up_late_text())
  await press(m.top_up_series_rest())
  expect(onAnother).toHaveBeenCalledWith(expect.objectContaining({ employees: ['e-14500-0', 'e-11500-0'] }))
  expect(unresolvedCommands()).toEqual([])
})

test('after two minutes a load that is listed as running is still processed, and no other is offered [TOP-08] [TOP-20]', async () => {
  await openSeries()
  await pass(125)
  expect(page()).toContain(m.top_up_late_text())
  says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  expect(page()).not.toContain(m.top_up_another())
})
