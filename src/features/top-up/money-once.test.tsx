// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentSession } from '@/session/session-store'
import { markEnded } from '@/session/stored-session'
import { expectAccessible } from '../../../tests/support/accessible'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { logInAs } from '../../../tests/support/login-pages'
import {
  api,
  at,
  goOffline,
  goTo,
  lost,
  neverSent,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'
import {
  amount,
  box,
  fillLoad,
  loads,
  openLoad,
  outcome,
  question,
  submit,
  TOP_UP_PATH,
} from '../../../tests/support/top-up-pages'

usePortal()

const AINO = 'aino.virtanen'
const LOAD = '/api/top-up-load'
const ONCE = { times: 1, sum: 4000, fee: 251, refunded: 0 }

const onPage = () => plain(screen.getByRole('main'))
const posts = () => loads().length
const isRunning = () => outcome(m.top_up_running_title())

/** Freezes the clock, because loads finish by time: none must finish while a slow machine runs the test. */
const stand = (ms = 0) => at(new Date(Date.now() + ms).toISOString())

const TWO = ['Ahola, Liisa', 'Alanen, Julia']

/** Opens the confirmation of 20,00 € recreational benefit for two employees. @returns its confirm button */
async function ask(user: UserEvent) {
  await fillLoad(user, TWO)
  return confirmation(user)
}

async function confirmation(user: UserEvent, name = /^Lataa/) {
  await user.click(submit())
  const button = await (await question()).findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

/** Loads charged in the fake API's ledger since the seed. Each is 2 × 20,00 €, 2,00 € fee and its VAT. */
async function chargedLoads() {
  const ledger = await api.database.withDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.moved).toBe(ledger.balance)
  // Ids in the seed are short; generated ones are long.
  return Object.entries(ledger.loads).flatMap(([id, load]) => (id.length > 30 ? [load] : []))
}

test('two clicks in one task, a double click and Enter twice each load once; a reload shows the last [SES-24] [TOP-07] [TOP-08]', async () => {
  stand()
  let { user } = await openPortal(TOP_UP_PATH, AINO)
  const first = await ask(user)
  first.click()
  first.click()
  await isRunning()
  expect(posts()).toBe(1)

  stand(30_000)
  ;({ user } = await visitPortal(TOP_UP_PATH))
  await user.dblClick(await ask(user))
  await isRunning()

  stand(30_000)
  ;({ user } = await visitPortal(TOP_UP_PATH))
  const last = await ask(user)
  last.focus()
  await user.keyboard('{Enter}{Enter}')
  await isRunning()
  await expectAccessible()
  // A reload meanwhile shows the running load and sends nothing.
  await reloadPortal()
  await isRunning()
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(m.top_up_load_title())
  expect(onPage()).not.toContain(m.top_up_description())
  // TOP-08: benefit, recipients, sum and total.
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(plain)).toEqual([
      m.benefits_recreational(),
      '2',
      '40,00 €',
      '42,51 €',
    ]),
  )
  expect(posts()).toBe(3)
  expect(await chargedLoads()).toEqual([ONCE, ONCE, ONCE])
})

test('a press while offline sends nothing, then or later [TOP-07]', async () => {
  stand()
  const { user } = await openLoad(TWO)
  const button = await confirmation(user)
  const goOnline = goOffline(`POST ${LOAD}`)
  await user.click(button)
  await waitFor(() => expect(screen.getAllByRole('alert').map(plain).join()).toContain(m.form_offline()))
  expect(screen.queryByRole('dialog')).toBeNull()
  goOnline()
  expect(amount().value).toBe('20,00')
  expect(posts()).toBe(0)
  expect(await chargedLoads()).toEqual([])
})

test('a load is not sent after its user was told that leaving loses it; staying allows another press [TOP-07]', async () => {
  stand()
  const { user, router } = await openLoad(TWO)
  const button = await confirmation(user)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  onTheWay['POST /api/top-up-load/pending/for-benefit'] = async (_, pass) => {
    await held
    return pass()
  }
  await user.click(button)
  act(() => void router.navigate({ href: '/help' }))
  const stay = await screen.findByRole('button', { name: m.form_leave_stay() })
  release()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(posts()).toBe(0)
  await user.click(stay)
  await user.click(button)
  await isRunning()
  expect(posts()).toBe(1)
  expect(await chargedLoads()).toEqual([ONCE])
})

test('after a lost reply the load is looked up, never resent [TOP-07] [TOP-08]', async () => {
  stand()
  onTheWay[`POST ${LOAD}`] = lost
  const opened = await openLoad(TWO)
  await opened.user.click(await confirmation(opened.user))
  // The look-up finds the load, which is running.
  await isRunning()
  expect(posts()).toBe(1)
  expect(await chargedLoads()).toEqual([ONCE])

  // Nothing was sent, which nobody can know: the page says so and shows the balance before and after.
  stand(30_000)
  onTheWay[`POST ${LOAD}`] = neverSent
  const { user } = await visitPortal(TOP_UP_PATH)
  await user.click(await ask(user))
  const told = await outcome(m.top_up_lost_none_title())
  await waitFor(() => expect(document.activeElement).toBe(told))
  const balance = '4 769,89 €'
  expect(onPage()).toMatch(new RegExp(plain(m.top_up_lost_none({ time: '\\d+\\.\\d\\d', balance, before: balance }))))
  await expectAccessible()
  expect(posts()).toBe(2)
  await user.click(screen.getByRole('button', { name: m.top_up_lost_back() }))
  await waitFor(() => expect(amount().value).toBe('20,00'))
  expect((await box('Ahola, Liisa')).checked).toBe(true)
})

test('a session that ends meanwhile loads once, and login returns to the load [SES-16] [TOP-08]', async () => {
  stand()
  // The 401 came before anything was done, so the session is refreshed and the command resent.
  await plan('createTopUp!:401:unauthorized')
  const opened = await openPortal(TOP_UP_PATH, AINO)
  await opened.user.click(await ask(opened.user))
  await isRunning()
  expect(posts()).toBe(2)
  expect(await chargedLoads()).toEqual([ONCE])

  // The session ends while the load is polled.
  await goTo('/help')
  await plan('readTopUpInProgress!:401:unauthorized', 'refreshSession!:400:invalid_grant')
  const { user } = await visitPortal(TOP_UP_PATH)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInAs(user, AINO)
  await waitFor(() => expect(location.pathname).toBe(TOP_UP_PATH))
  await isRunning()
  expect(posts()).toBe(2)
})

test('a load in flight when the session ends is looked up at the next login and not offered again [SES-16]', async () => {
  stand()
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  onTheWay[`POST ${LOAD}`] = () => new Promise(() => undefined)
  await user.click(await ask(user))
  await waitFor(() => expect(posts()).toBe(1))
  // What a logout in another tab does.
  const session = currentSession()
  if (session) markEnded(session, 'logged-out')
  sessionStorage.removeItem('portal.session')
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await waitFor(() => expect(plain(document.body)).not.toContain('Ahola, Liisa'))
  delete onTheWay[`POST ${LOAD}`]
  await logInAs(user, AINO)
  const told = plain(m.session_unresolved({ moment: '\\d+\\.\\d+\\.\\d+ klo \\d+\\.\\d\\d' }))
  const region = () => plain(screen.getByRole('region', { name: m.notifications_label() }))
  await waitFor(() => expect(region()).toMatch(new RegExp(told)))
  await user.click(screen.getByRole('link', { name: m.session_unresolved_check() }))
  await waitFor(() => expect(location.pathname).toBe(TOP_UP_PATH))
  await outcome(m.top_up_lost_none_title())
  await waitFor(() => expect(region()).not.toMatch(new RegExp(told)))
  // Only the user's own press brings the form back.
  const shown = () => screen.queryByRole('textbox', { name: new RegExp(`^${m.top_up_amount()}`) })
  expect(shown()).toBeNull()
  await user.click(screen.getByRole('button', { name: m.top_up_lost_back() }))
  await waitFor(() => expect(shown()).not.toBeNull())
  expect(posts()).toBe(1)
  expect(await chargedLoads()).toEqual([])
})

test('a load of unknown outcome is looked up after a reload too, before the form is offered again [TOP-08]', async () => {
  stand()
  const { user } = await openLoad(['Ahola, Liisa'], { amount: '20,00', paymentMethod: 'einvoice' })
  const press = await confirmation(user, /€/)
  // The load is made but the reply lost, and the list of loads fails from then on; the submit has read it before.
  onTheWay[`POST ${LOAD}`] = async (_, pass) => {
    await plan('listTopUps!:offline')
    await pass()
    throw new TypeError('Failed to fetch')
  }
  await user.click(press)
  await waitFor(() => expect(onPage()).toContain(m.top_up_lost_unread()), { timeout: 20_000 })
  await reloadPortal()
  await outcome(m.top_up_invoiced_title())
  expect(onPage()).toContain(m.top_up_lost_found())
  expect(posts()).toBe(1)
})
