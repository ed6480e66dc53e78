// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accountMenu,
  at,
  fillLogin,
  homeOf,
  logInAs,
  loginButton,
  logOut,
  onlyToast,
  passwordField,
  queryAccountMenu,
  toasts,
  usernameField,
} from '../../../tests/support/login-pages'
import {
  goTo,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  sentTo,
  switchTab,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const AINO = 'aino.virtanen'
const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'
const main = () => within(screen.getByRole('main'))

test('shows username, password, keep-logged-in, reset link and employee login; the button needs both fields and says why [SES-01] [SES-02] [VAL-15]', async () => {
  const { user } = await openPortal('/login')
  // With GET a native submit would put the password into the URL.
  expect(document.querySelector('form')?.getAttribute('method')).toBe('post')
  expect(loginButton().getAttribute('aria-disabled')).toBe('true')
  loginButton().focus()
  expect(document.activeElement).toBe(loginButton())
  await user.keyboard('{Enter}')
  const username = await usernameField()
  await waitFor(() => expect(document.activeElement).toBe(username))
  expect(username.autocomplete).toBe('username')
  await fillLogin(user, AINO, 'salaisuus')
  await waitFor(() => expect(passwordField().type).toBe('password'))
  await user.click(screen.getByRole('button', { name: m.form_password_show() }))
  await waitFor(() => expect(passwordField().type).toBe('text'))
  await waitFor(() => expect(loginButton().getAttribute('aria-disabled')).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: m.login_keep() }).checked).toBe(false),
  )
  await waitFor(() =>
    expect(main().getByRole('link', { name: m.login_employee_link() }).getAttribute('href')).toMatch(/^https:\/\//),
  )
  await user.click(main().getByRole('link', { name: m.login_forgot() }))
  await at('/reset-password')
})

test('confirms the created account; changing the language keeps query and input [SES-03] [NAV-03]', async () => {
  const { user } = await openPortal('/login?created-account=true')
  expect(await screen.findByText(m.login_created())).toBeTruthy()
  await fillLogin(user, AINO, 'keskeneräinen')
  // The button is labelled in the language that it switches to.
  await user.click(screen.getByRole('button', { name: 'In English' }))
  await at('/en/login?created-account=true')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.login_title({}, { locale: 'en' }))
  expect([(await usernameField()).value, passwordField().value]).toEqual([AINO, 'keskeneräinen'])
  expect(document.documentElement.lang).toBe('en')
  expect(document.title).toBe('Log in – Benefits Portal')
  expect(queryAccountMenu()).toBeNull()

  await goTo('/login')
  await waitFor(() => expect(document.title).toBe('Kirjaudu sisään – Etuportaali'))
  expect(screen.queryByText(m.login_created())).toBeNull()
})

test('shows wrong credentials and other failures once and keeps the input [SES-07]', async () => {
  await plan('login!:500:internal_error')
  const { user } = await openPortal('/login')
  await fillLogin(user, AINO, 'ei se ollut tämä')
  await user.click(loginButton())
  expect(await screen.findByText(m.login_failed())).toBeTruthy()
  expect((await usernameField()).value).toBe(AINO)
  await user.click(loginButton())
  expect(await screen.findAllByText(m.login_wrong())).toHaveLength(1)
  expect(screen.queryByText(m.login_failed())).toBeNull()
  expect(toasts()).toEqual([])
  expect([(await usernameField()).value, passwordField().value]).toEqual([AINO, 'ei se ollut tämä'])
})

test('the first page leaves the focus alone; after the login at / the heading of home has it [SES-05] [FMT-06]', async () => {
  const { user } = await openPortal('/')
  expect(document.activeElement).toBe(document.body)
  await logInAs(user, AINO)
  const home = await homeOf('Aino')
  await waitFor(() => expect(document.activeElement).toBe(home))
  expect(location.pathname).toBe('/')
})

test('an invalid login reply shows an error, keeps the input and hides the visible password [SES-24]', async () => {
  await plan('login!:malformed')
  const { user } = await openPortal('/login')
  await fillLogin(user, AINO)
  await user.click(screen.getByRole('button', { name: m.form_password_show() }))
  await user.click(loginButton())
  expect(await main().findByRole('alert')).toBeTruthy()
  expect(location.pathname).toBe('/login')
  expect(passwordField().type).toBe('password')
  expect(screen.getByRole('button', { name: m.form_password_show() })).toBeTruthy()
  expect((await usernameField()).value).toBe(AINO)
  expect([localStorage.length, sessionStorage.getItem('portal.session')]).toEqual([0, null])
  await user.click(loginButton())
  await homeOf('Aino')
})

test('a second submit during the login does nothing [SES-02] [SES-24]', async () => {
  let answer: () => void = () => undefined
  onTheWay['POST /api/login'] = async (_, pass) => {
    await new Promise<void>((done) => {
      answer = done
    })
    return pass()
  }
  const { user } = await openPortal('/login')
  await fillLogin(user, AINO)
  await user.dblClick(loginButton())
  await waitFor(() => expect(loginButton().getAttribute('aria-busy')).toBe('true'))
  await user.keyboard('{Enter}')
  document.querySelector('form')?.requestSubmit()
  answer()
  await homeOf('Aino')
  expect(sentTo('POST', '/api/login')).toHaveLength(1)
})

test('the login form tells an unverified user so, and its button resends the link or reports a failure [SES-08]', async () => {
  await plan('requestConfirmationLink!:503:email_not_sent')
  const { user } = await openPortal('/login')
  await fillLogin(user, 'anni.tiainen')
  await user.click(loginButton())
  const notice = () => document.querySelector<HTMLElement>('form [data-form-notice]')
  const says = (text: string) => waitFor(() => expect(notice()?.textContent).toContain(text))
  await says(m.login_unverified())
  await waitFor(() => expect(document.activeElement).toBe(notice()))
  const resend = () => screen.getByRole('button', { name: m.login_resend() })
  await user.click(resend())
  await says(m.verify_link_failed())
  expect(document.activeElement).toBe(notice())
  await plan('requestConfirmationLink!:429:too_many_requests')
  await user.click(resend())
  await says(m.error_too_many_requests())
  await user.click(resend())
  await says(m.login_resent())
  expect(screen.queryByRole('button', { name: m.login_resend() })).toBeNull()
  expect(toasts()).toEqual([])
})

test('keeps the login for all tabs only if selected; redirects logged-in users from /login to home [SES-04] [SES-09] [SES-27]', async () => {
  const { user } = await openPortal('/login')
  await logInAs(user, AINO)
  await reloadPortal()
  await accountMenu()
  await goTo('/login')
  await at('/')
  await homeOf('Aino')

  await switchTab('/login')
  expect(queryAccountMenu()).toBeNull()
  await logInAs(user, AINO, { keep: true })
  await switchTab('/profile')
  expect(await screen.findByRole('heading', { level: 1, name: m.profile_title() })).toBeTruthy()
})

test('logout is confirmed even if the call fails; the next login returns to the requested page [SES-13] [SES-16]', async () => {
  const { user } = await openPortal('/help', AINO)
  await logOut(user)
  await onlyToast(m.logged_out())
  await plan('logout:500:internal_error')
  await logInAs(user, AINO)
  await logOut(user)
  await onlyToast(m.logout_failed())
  await goTo('/profile?tab=password')
  await at('/login')
  await logInAs(user, AINO)
  await at('/profile?tab=password')
})

test('opens an impersonation link at once and removes it from the URL; invalid links show an error page [SES-19] [SES-30]', async () => {
  const { user } = await openPortal(LINK)
  await accountMenu()
  expect(location.href).not.toContain('11111111')
  expect(localStorage.getItem('portal.remember-me')).toBeNull()
  await logOut(user)
  for (const guid of ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']) {
    await switchTab(`/login?impersonation=${guid}`)
    expect(await screen.findByRole('heading', { name: m.impersonation_failed_title() })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain(m.impersonation_failed_title()))
    expect(plain(screen.getByRole('main'))).toContain(m.impersonation_failed_text())
    await user.click(main().getByRole('button', { name: m.to_login() }))
    await usernameField()
  }
})

test('an impersonation link asks for confirmation if a user is logged in; declining changes nothing and returns to the last page [SES-15] [SES-27] [SES-30]', async () => {
  const { user } = await openPortal('/login')
  await logInAs(user, AINO, { keep: true })
  await goTo('/profile')
  await visitPortal(LINK)
  await user.click(await screen.findByRole('button', { name: m.impersonation_stay() }))
  await at('/profile')
  for (const [press, username] of [
    [m.impersonation_stay, AINO],
    [m.impersonation_continue, 'outi.heinonen'],
  ] as const) {
    await switchTab(LINK)
    expect(await screen.findByRole('heading', { name: m.impersonation_title() })).toBeTruthy()
    // The own session may be open in this tab alone.
    expect(plain(screen.getByRole('main'))).not.toMatch(/muissa|toisessa/)
    await user.click(screen.getByRole('button', { name: press() }))
    await at('/')
    await goTo('/profile')
    expect((await screen.findByLabelText<HTMLInputElement>(m.profile_username())).value).toBe(username)
  }
})
