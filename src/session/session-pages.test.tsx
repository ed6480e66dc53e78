// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { expectRouteError } from '../../tests/support/expected-console'
import {
  at,
  chooseInAccountMenu,
  homeOf,
  logInAs,
  logOut,
  onlyToast,
  queryAccountMenu,
  toasts,
  usernameField,
} from '../../tests/support/login-pages'
import {
  goTo,
  openPortal,
  plain,
  plan,
  reloadPortal,
  sent,
  sentTo,
  at as setMoment,
  switchTab,
  usePortal,
} from '../../tests/support/portal-test-bed'

// This file sends responses that break the contract.
usePortal({ mayDepart: true })

const AINO = 'aino.virtanen'
const REFRESH = '/api/login/refresh'
const refreshes = () => sentTo('POST', REFRESH)
const profileOf = async () => (await screen.findByLabelText<HTMLInputElement>(m.profile_username())).value

test('a session found expired at start says so, and the login returns to its page; a mailed link stays open [SES-12] [SES-16]', async () => {
  const { user } = await openPortal('/login')
  await logInAs(user, AINO, { keep: true })
  await goTo('/profile?tab=password')
  const begin = Date.now()
  const days = (count: number) => setMoment(new Date(begin + count * 86_400_000).toISOString())
  days(2)
  await reloadPortal()
  await at('/login')
  await onlyToast(m.session_expired())
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  await logInAs(user, AINO, { keep: true })
  await at('/profile?tab=password')

  days(4)
  await switchTab('/new-password?username=liisa.ohman&token=password-valid')
  await onlyToast(m.session_expired())
  await at('/new-password')
  expect(screen.getByLabelText(m.password_new(), { selector: 'input' })).toBeTruthy()
})

test('a refused refresh logs out as expired; the login leads its user back to the page [SES-11] [SES-16]', async () => {
  const { user } = await openPortal('/help', AINO)
  await plan('readUser!:401:unauthorized', 'refreshSession!:400:invalid_grant')
  await goTo('/profile?tab=password')
  await at('/login')
  await onlyToast(m.session_expired())
  expect(refreshes()).toHaveLength(1)
  expect(queryAccountMenu()).toBeNull()
  expect(screen.queryByRole('navigation', { name: m.menu_label() })).toBeNull()
  await logInAs(user, AINO)
  await at('/profile?tab=password')
  expect(await screen.findByRole('tab', { name: m.profile_tab_password(), selected: true })).toBeTruthy()
})

test('a 401 in a live session refreshes once without the user noticing; a 401 after that logs out as expired [SES-23]', async () => {
  await openPortal('/help', AINO)
  await plan('readUser!:401:unauthorized')
  await goTo('/profile')
  expect(await profileOf()).toBe(AINO)
  expect([sentTo('GET', '/api/user').length, refreshes().length]).toEqual([2, 1])
  expect(toasts()).toEqual([])

  await plan('readUser:401:unauthorized')
  await reloadPortal()
  await at('/login')
  await onlyToast(m.session_expired())
  expect(refreshes()).toHaveLength(2)
})

// Every kind of lost or unusable response, and of damaged record: refresh.test.ts and stored-session.test.ts.
test('a refresh whose response is lost is repeated without the user noticing [SES-10] [SES-11]', async () => {
  await openPortal('/help', AINO)
  await plan('readUser!:401:unauthorized', 'refreshSession!:drop')
  await goTo('/profile')
  expect(await profileOf()).toBe(AINO)
  // The spent token is sent once more, while the API still repeats its response.
  const tokens = await Promise.all(refreshes().map((request) => request.text()))
  expect(tokens).toHaveLength(2)
  expect(tokens[0]).toBe(tokens[1])
  await reloadPortal()
  expect(await profileOf()).toBe(AINO)
  expect(refreshes()).toHaveLength(2)
})

test.each(['malformed', 'offline'])(
  'a refresh without a usable response (%s) does not end or damage the session [SES-11]',
  async (fault) => {
    expectRouteError(/ApiError: /)
    const { user } = await openPortal('/help', AINO)
    const before = sessionStorage.getItem('portal.session')
    await plan('readUser!:401:unauthorized', `refreshSession:${fault}`)
    await goTo('/profile')
    const again = await screen.findByRole('button', { name: m.try_again() })
    expect(sessionStorage.getItem('portal.session')).toBe(before)
    await user.click(again)
    expect(await profileOf()).toBe(AINO)
  },
)

test('with a damaged record the login page opens and works [SES-09]', async () => {
  localStorage.setItem('portal.remember-me', '{}')
  const { user } = await openPortal('/profile')
  await at('/login')
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  await logInAs(user, AINO)
  await at('/profile')
})

/** Collects each of the words that appears in the page, field values included, after any change of it. */
function watchWords(pattern: RegExp) {
  const seen: string[] = []
  const look = () => {
    const values = [...document.querySelectorAll('input')].map((input) => input.value)
    const found = pattern.exec([document.title, document.body.outerHTML, ...values].join('\n'))
    if (found) seen.push(`${location.pathname}: ${found[0]}`)
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return () => {
    look()
    observer.disconnect()
    return seen
  }
}

test('the next user sees nothing of the last one [SES-14]', async () => {
  const { user } = await openPortal('/profile', AINO)
  expect(await profileOf()).toBe(AINO)
  await logOut(user)
  await usernameField()
  const seen = watchWords(/Aino|aino\.virtanen/)
  await logInAs(user, 'vaino.koskela')
  await homeOf('Väinö')
  await chooseInAccountMenu(user, m.menu_profile())
  expect(await profileOf()).toBe('vaino.koskela')
  expect(seen()).toEqual([])
})

test('a saved location is used only by a user with its role; others are told which role is missing [SES-17]', async () => {
  const { user, router } = await openPortal('/beneficiaries')
  await at('/login')
  await logInAs(user, 'paivi.nurmi')
  await waitFor(() => expect(location.pathname).not.toMatch(/login|beneficiaries/))
  // As a link does when it is hovered.
  await act(() => router.preloadRoute({ to: '/beneficiaries' }))
  expect(toasts()).toEqual([])
  await goTo('/beneficiaries')
  await waitFor(() => expect(location.pathname).not.toMatch(/login|beneficiaries/))
  await onlyToast(m.login_missing_signatory())
  await logOut(user)
  await logInAs(user, AINO)
  await at('/beneficiaries')
})

test('never follows a saved location of another origin [SES-16]', async () => {
  const { user } = await openPortal('/login')
  await usernameField()
  sessionStorage.setItem('portal.saved-location', JSON.stringify({ href: '//evil.example/profile' }))
  await logInAs(user, AINO)
  await homeOf('Aino')
  await at('/')
})

const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'
const label = () => screen.getByRole('region', { name: m.impersonation_label() })
const queryLabel = () => screen.queryByRole('region', { name: m.impersonation_label() })
const question = () => within(screen.getByRole('dialog', { name: m.impersonation_leave_title() }))
const press = async (user: UserEvent, name: string) =>
  user.click(question().getAllByRole('button', { name }).at(-1) as HTMLElement)
const follow = async (user: UserEvent, name: string) =>
  // The menu loads after the frame.
  user.click(within(await screen.findByRole('navigation', { name: m.menu_label() })).getByRole('link', { name }))

test('an impersonation shows client, company and time left; the menu asks before leaving the page [SES-20]', async () => {
  const { user } = await openPortal(LINK)
  await homeOf('Outi')
  const who = { name: 'Outi Heinonen', company: 'Pyynikin Paahtimo Oy' }
  await waitFor(() => expect(plain(label())).toContain(m.impersonation_who(who)))
  expect(plain(label())).toMatch(new RegExp(m.impersonation_time_left({ time: '(59:\\d\\d|60:00)' })))
  await follow(user, m.menu_help())
  await press(user, m.impersonation_leave_stay())
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/')
  })
  await follow(user, m.menu_help())
  await press(user, m.impersonation_leave_continue())
  await at('/help')
  await follow(user, m.menu_employees())
  await press(user, m.impersonation_end())
  await at('/login')
  await onlyToast(m.impersonation_ended())
  expect(queryLabel()).toBeNull()
})

test('an impersonation warns a minute before and ends by itself at exp [SES-20] [SES-31]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openPortal(LINK)
  await homeOf('Outi')
  await waitFor(label)
  const begin = Date.now()
  /** The session is checked every five seconds. */
  async function pass(ms: number) {
    vi.setSystemTime(begin + ms)
    await act(() => vi.advanceTimersByTimeAsync(5000))
  }
  await pass(58 * 60_000)
  expect(plain(label())).toMatch(new RegExp(m.impersonation_time_left({ time: '1:\\d\\d' })))
  expect(toasts()).toEqual([])
  await pass(59 * 60_000 + 10_000)
  await onlyToast(m.session_ending_soon())
  await pass(60 * 60_000 + 10_000)
  await at('/login')
  await onlyToast(m.impersonation_ended())
})

test('an impersonation exists in its tab only, and its end does not affect the remembered session of other tabs [SES-14] [SES-30]', async () => {
  const { user } = await openPortal('/login')
  await logInAs(user, AINO, { keep: true })
  await homeOf('Aino')
  const kept = localStorage.getItem('portal.remember-me')
  const own = await switchTab(LINK)
  await user.click(await screen.findByRole('button', { name: m.impersonation_continue() }))
  await homeOf('Outi')
  const admin = await switchTab(own)
  await homeOf('Aino')
  expect(queryLabel()).toBeNull()
  const still = await switchTab(admin)
  await user.click(
    within(await screen.findByRole('region', { name: m.impersonation_label() })).getByRole('button', {
      name: m.impersonation_end(),
    }),
  )
  await onlyToast(m.impersonation_ended())
  await switchTab(still)
  await homeOf('Aino')
  expect(localStorage.getItem('portal.remember-me')).toBe(kept)
})

/** Values of a reply that identify a person. */
const PERSONAL =
  /^(firstName|lastName|username|userName|emailAddress|email|phoneNumber|personalId|companyName|businessId)$/
function personalValues(reply: unknown, into: Set<string>) {
  if (typeof reply !== 'object' || reply === null) return
  for (const [name, value] of Object.entries(reply)) {
    if (typeof value === 'string' && value.length > 3 && PERSONAL.test(name)) into.add(value)
    personalValues(value, into)
  }
}

test('neither storage nor addresses contain personal data [SES-09]', async () => {
  const personal = new Set([PASSWORD])
  const portal = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await portal(...call)
    const read = response.clone().json() as Promise<unknown>
    await read.then(
      (reply) => personalValues(reply, personal),
      () => undefined,
    )
    return response
  })
  const urls: string[] = []
  const { user, router } = await openPortal('/login')
  router.subscribe('onResolved', () => void urls.push(location.href))
  await logInAs(user, AINO, { keep: true })
  await homeOf('Aino')
  await follow(user, m.menu_employees())
  expect(await screen.findByRole('table', { name: m.employees_table_label() })).toBeTruthy()
  await chooseInAccountMenu(user, m.menu_profile())
  expect(await profileOf()).toBe(AINO)
  const firstName = screen.getByLabelText<HTMLInputElement>(m.sign_up_first_name())
  expect(firstName.value).toBe('Aino')
  await user.click(firstName)
  await user.paste('-Kesken')
  urls.push(...sent.map(({ url }) => url))
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect([...personal]).toEqual(expect.arrayContaining([AINO, 'Virtanen', 'Pyynikin Paahtimo Oy']))
  const lower = stored.toLowerCase()
  expect([...personal].filter((value) => lower.includes(value.toLowerCase()))).toEqual([])
  // The digits of a token's UUID may look like a personal id.
  expect(stored.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(/\d{6}[-+A-Y]\d{3}[0-9A-Y]/)

  const kept = JSON.parse(localStorage.getItem('portal.remember-me') ?? '{}') as Record<string, string>
  const tokens = [kept.accessToken, kept.refreshToken]
  expect(tokens).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{20}/)])
  const secrets = [...tokens, ...personal].map((value) => encodeURIComponent(value ?? ''))
  expect(secrets.filter((secret) => urls.some((url) => url.includes(secret)))).toEqual([])
  expect(urls.length).toBeGreaterThan(10)
})
