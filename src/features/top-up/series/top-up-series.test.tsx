// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stopWaiting, storeSent } from '@/session/sent-commands'
import { expectAccessible } from '../../../../tests/support/accessible'
import { ledgerOf } from '../../../../tests/support/ledger.ts'
import {
  api,
  at,
  goTo,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  refused,
  reloadPortal,
  sentBody,
  usePortal,
} from '../../../../tests/support/portal-test-bed'
import { box, loads, openLoad, outcome, radio, submit, TOP_UP_PATH } from '../../../../tests/support/top-up-pages'
import type { TopUpValues } from '../form/top-up-form'
import { SERIES_FORM } from '../outcome/sent-top-up'

usePortal({ moment: KNOWN_DAY })

const LOAD = 'POST /api/top-up-load'
/** Remaining maximums of recreational benefit: 2 × 180,00 €, 145,00 € and 115,00 €. */
const PEOPLE = ['Ahola, Liisa', 'Alanen, Julia', 'Koskinen, Helmi', 'Heikkinen, Riikka']
const AMOUNTS = ['18000', '14500', '11500']
/** Totals with a fee of 5 % and its VAT. */
const TOTALS = ['382,59 €', '154,10 €', '122,22 €']

const onPage = () => plain(screen.getByRole('main'))
const question = async () => within(await screen.findByRole('dialog', { name: m.top_up_series_confirm_title() }))
const amountsSent = () => Promise.all(loads().map(async (load) => (await sentBody<{ amount: string }>(load)).amount))
const keysSent = () => loads().map(({ headers }) => headers.get('idempotency-key'))

/** Loads of the series with their states. */
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem').map(plain)
const says = (...states: string[]) =>
  waitFor(() => {
    const shown = rows()
    expect(states.map((state, place) => shown[place]?.endsWith(state))).toEqual(states.map(() => true))
  })

const MAXIMUM = { amountKind: 'maximum' } satisfies Partial<TopUpValues>

/** Opens the confirmation of loads that give each employee their own maximum, as ask() does by pressing. */
async function openAsked() {
  const opened = await openLoad(PEOPLE, MAXIMUM)
  return { ...opened, press: await confirmation(opened.user) }
}

/** Chooses loads that give each employee their own maximum, and opens the confirmation. @returns its confirm button */
async function ask(user: UserEvent) {
  await user.click(await radio(m.benefits_recreational()))
  await user.click(await radio(m.top_up_amount_maximum()))
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
  for (const person of PEOPLE) await user.click(await box(person))
  return confirmation(user)
}

async function confirmation(user: UserEvent) {
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  await user.click(submit())
  const button = await (await question()).findByRole('button', { name: /^Lataa/ })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

/** Advances the clock so that the running load finishes, and refetches. */
function passTime() {
  at(new Date(Date.now() + 30_000).toISOString())
  act(() => focusManager.onFocus())
}

/** Sums of the loads that the fake API has charged since the seed. */
async function charged() {
  const ledger = await api.database.withDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.moved).toBe(ledger.balance)
  // Ids in the seed are short; generated ones are long.
  return Object.entries(ledger.loads)
    .flatMap(([id, load]) => (id.length > 30 ? [load.sum] : []))
    .toSorted((a, b) => b - a)
}

test('loads each employee’s own maximum: one confirmation lists the loads, sent in sequence [TOP-07] [TOP-08] [TOP-20]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, 'aino.virtanen')
  const press = await ask(user)
  const asked = await question()
  expect(asked.getAllByRole('listitem').slice(0, 3).map(plain)).toEqual([
    expect.stringMatching(/^2 työntekijää × 180,00 €Yhteensä 382,59 €/),
    expect.stringMatching(/^1 työntekijä × 145,00 €Yhteensä 154,10 €/),
    expect.stringMatching(/^1 työntekijä × 115,00 €Yhteensä 122,22 €/),
  ])
  expect(plain(press)).toBe('Lataa 658,91 €')
  await expectAccessible(screen.getByRole('dialog'))
  await user.click(press)
  await says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  await expectAccessible()
  // The next load is not sent while one is running.
  expect(loads()).toHaveLength(1)
  passTime()
  await says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_waiting())
  passTime()
  await says(m.top_up_series_loaded(), m.top_up_series_loaded(), m.top_up_series_running())
  passTime()
  await outcome(m.top_up_done_many_title())
  expect(onPage()).toContain(plain(m.top_up_series_done_text({ count: '3', total: '658,91 €' })))
  expect(await amountsSent()).toEqual(AMOUNTS)
  expect(new Set(keysSent()).size).toBe(3)
  expect(await charged()).toEqual([36_000, 14_500, 11_500])
  // The results have been shown, so returning opens an empty form.
  await goTo('/help')
  await goTo(TOP_UP_PATH)
  expect((await radio(m.benefits_recreational())).checked).toBe(false)
})

test('a rejected second load stops the rest and returns to the form with the unloaded employees [TOP-07] [TOP-09] [TOP-20]', async () => {
  const { user, press } = await openAsked()
  onTheWay[LOAD] = (request, pass) =>
    loads().length === 2 ? refused(409, 'not_enough_balance')(request, pass) : pass()
  await user.click(press)
  await says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  passTime()
  await outcome(m.top_up_series_stopped_title())
  await says(m.top_up_series_loaded(), m.top_up_series_refused(), m.top_up_series_unsent())
  expect(onPage()).toContain(plain(m.top_up_series_stopped_text({ done: '1', count: '3', total: TOTALS[0] ?? '' })))
  expect(onPage()).toContain(m.error_not_enough_balance())
  await expectAccessible()
  expect(await amountsSent()).toEqual(AMOUNTS.slice(0, 2))
  expect(await charged()).toEqual([36_000])

  delete onTheWay[LOAD]
  await user.click(screen.getByRole('button', { name: m.top_up_series_rest() }))
  expect((await box('Koskinen, Helmi')).checked).toBe(true)
  expect((await box('Heikkinen, Riikka')).checked).toBe(true)
  expect((await box('Ahola, Liisa')).checked).toBe(false)
  await user.click(await confirmation(user))
  await says(m.top_up_series_running(), m.top_up_series_waiting())
  passTime()
  await says(m.top_up_series_loaded(), m.top_up_series_running())
  passTime()
  await outcome(m.top_up_done_many_title())
  expect(await charged()).toEqual([36_000, 14_500, 11_500])
  // The API has not made the second load, so it is sent again with its key.
  const [first, refusedKey, sentAgain] = keysSent()
  expect(refusedKey).not.toBe(first)
  expect(sentAgain).toBe(refusedKey)
})

test('a reload sends nothing more: it looks up the last load and lists what was not sent [TOP-08] [TOP-20]', async () => {
  const { user, press } = await openAsked()
  // The load is made, and the page is closed before the reply.
  onTheWay[LOAD] = (_, pass) => (loads().length === 2 ? pass().then(() => new Promise(() => undefined)) : pass())
  await user.click(press)
  await says(m.top_up_series_running(), m.top_up_series_waiting(), m.top_up_series_waiting())
  passTime()
  await says(m.top_up_series_loaded(), m.top_up_series_sending(), m.top_up_series_waiting())
  // Names and personal identity codes are not stored.
  expect(sessionStorage.getItem('portal.sent')).not.toContain('Ahola')
  await reloadPortal()
  await says(m.top_up_series_loaded(), m.top_up_series_running(), m.top_up_series_unsent())
  passTime()
  await outcome(m.top_up_series_stopped_title())
  await says(m.top_up_series_loaded(), m.top_up_series_loaded(), m.top_up_series_unsent())
  expect(loads()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: m.top_up_series_rest() }))
  // The form keeps its values, for the remaining employees.
  expect((await radio(m.top_up_amount_maximum())).checked).toBe(true)
  expect((await box('Koskinen, Helmi')).checked).toBe(true)
  expect((await box('Heikkinen, Riikka')).checked).toBe(false)
  expect(await charged()).toEqual([36_000, 14_500])
})

test('a stored series that cannot be read leads to the reports, and then to an empty form [TOP-08] [TOP-20]', async () => {
  const { user } = await openPortal('/help', 'aino.virtanen')
  // As an older version of the portal may have stored it.
  storeSent(SERIES_FORM, 's-1', { id: 's-1', loads: 'three' })
  stopWaiting('s-1')
  await goTo(TOP_UP_PATH)
  await outcome(m.top_up_series_unread_title())
  expect(screen.getByRole('link', { name: m.top_up_reports() })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.top_up_another() }))
  expect((await radio(m.benefits_recreational())).checked).toBe(false)
  await goTo('/help')
  await goTo(TOP_UP_PATH)
  await radio(m.benefits_recreational())
})

test('the rest of a stopped series opens its form while another load runs [TOP-08] [TOP-20]', async () => {
  const { user, press } = await openAsked()
  // A colleague has just started a load, so the API refuses this one.
  onTheWay[LOAD] = refused(409, 'top_up_in_progress')
  onTheWay['GET /api/top-up-load/in-progress'] = () =>
    Promise.resolve(Response.json({ isTopUpLoadInProgress: true, ids: ['t-1'] }))
  await user.click(press)
  await outcome(m.top_up_series_stopped_title())
  await user.click(screen.getByRole('button', { name: m.top_up_series_rest() }))
  expect((await radio(m.top_up_amount_maximum())).checked).toBe(true)
  expect((await box('Ahola, Liisa')).checked).toBe(true)
})

test('scheduled loads go out one by one without waiting for their day [TOP-16] [TOP-17] [TOP-20]', async () => {
  const scheduled = { scheduleType: 'date', scheduleDate: '10.12.2026' }
  const { user } = await openLoad(PEOPLE.slice(0, 3), { ...MAXIMUM, ...scheduled })
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  await user.click(submit())
  await user.click(await (await question()).findByRole('button', { name: /^Ajasta/ }))
  await outcome(m.top_up_series_taken_title())
  await says(m.top_up_series_scheduled(), m.top_up_series_scheduled())
  expect(loads()).toHaveLength(2)
})
