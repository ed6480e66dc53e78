// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { at, chooseInAccountMenu, logInAs } from '../../tests/support/login-pages'
import { fill, openPortal, reloadPortal, sent, switchTab, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

const EN = { locale: 'en' } as const
/** Each language is listed by its own name. */
const inEnglish = (user: UserEvent) => chooseInAccountMenu(user, 'In English')
const inFinnish = (user: UserEvent) => chooseInAccountMenu(user, 'Suomeksi')
const speaks = (language: 'fi' | 'en') => waitFor(() => expect(document.documentElement.lang).toBe(language))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const follow = async (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('navigation', { name: m.menu_label() })).getByRole('link', { name }))
const back = () => act(() => history.back())
const forward = () => act(() => history.forward())

test('Finnish has no prefix, English has /en, /fi redirects to the unprefixed path, other prefixes are not found [FMT-01]', async () => {
  await openPortal('/help')
  await speaks('fi')
  await title('Ohjeet')
  await switchTab('/en/help')
  await speaks('en')
  await title('Help')

  await switchTab('/fi/login?created-account=true')
  await at('/login?created-account=true')
  expect(await screen.findByText(m.login_created())).toBeTruthy()
  await switchTab('/fi')
  await at('/')
  expect(await screen.findByLabelText(m.login_username())).toBeTruthy()
  await switchTab('/en')
  await at('/en')
  expect(await screen.findByLabelText(m.login_username({}, EN))).toBeTruthy()

  for (const path of ['/sv/help', '/de', '/sv/login', '/en/sv/help']) {
    await switchTab(path)
    await title(m.not_found_title({}, path.startsWith('/en') ? EN : { locale: 'fi' }))
    await at(path)
  }
})

test('links, redirects and the login stay in the language [FMT-01] [SES-16]', async () => {
  const { user } = await openPortal('/en/profile')
  await at('/en/login')
  await user.click(screen.getByRole('link', { name: m.login_forgot({}, EN) }))
  await at('/en/reset-password')
  back()
  await logInAs(user, 'aino.virtanen')
  await at('/en/profile')
  await follow(user, m.menu_employees({}, EN))
  await at('/en/beneficiaries')
})

test('switching keeps route, parameters, query, hash and input, and changes language and title [FMT-02]', async () => {
  const { user } = await openPortal('/profile?tab=details', 'aino.virtanen')
  await waitFor(() => expect(document.title).toBe('Omat tiedot – Etuportaali'))
  await fill(user, await screen.findByLabelText(m.sign_up_first_name()), 'Kesken jäänyt')
  await inEnglish(user)
  await at('/en/profile?tab=details')
  await waitFor(() => expect(document.title).toBe('Profile – Benefits Portal'))
  await speaks('en')
  expect(screen.getByLabelText<HTMLInputElement>(m.sign_up_first_name({}, EN)).value).toBe('Kesken jäänyt')
  await inFinnish(user)
  await at('/profile?tab=details')
  await speaks('fi')
  expect(screen.getByLabelText<HTMLInputElement>(m.sign_up_first_name()).value).toBe('Kesken jäänyt')
})

test('after a switch, Back and Forward use the language of their URL [FMT-02]', async () => {
  const { user } = await openPortal('/manage-benefits/lunch#ryhmat', 'aino.virtanen')
  await inEnglish(user)
  await at('/en/manage-benefits/lunch')
  expect(location.hash).toBe('#ryhmat')
  await reloadPortal()
  await speaks('en')
  await follow(user, m.menu_help({}, EN))
  await at('/en/help')
  back()
  await at('/en/manage-benefits/lunch')
  expect(location.hash).toBe('#ryhmat')
  await speaks('en')

  // Following a link to a page of the other language switches the language.
  await follow(user, m.menu_home({}, EN))
  await waitFor(() => expect(document.title).toBe('Home – Benefits Portal'))
  await inFinnish(user)
  await at('/')
  await follow(user, m.menu_help())
  await at('/help')
  await inEnglish(user)
  await at('/en/help')
  back()
  await at('/')
  await waitFor(() => expect(document.title).toBe('Etusivu – Etuportaali'))
  await speaks('fi')
  forward()
  await waitFor(() => expect(document.title).toBe('Help – Benefits Portal'))
  await title(m.help_title({}, EN))
})

test('each call has the interface’s language in Accept-Language [FMT-08]', async () => {
  const spoken = () => new Set(sent.map(({ headers }) => headers.get('accept-language')))
  const { user } = await openPortal('/beneficiaries', 'aino.virtanen')
  expect(spoken()).toEqual(new Set(['fi-FI']))
  await inEnglish(user)
  await at('/en/beneficiaries')
  sent.length = 0
  await chooseInAccountMenu(user, m.menu_profile({}, EN))
  expect((await screen.findByLabelText<HTMLInputElement>(m.sign_up_first_name({}, EN))).value).toBe('Aino')
  expect(spoken()).toEqual(new Set(['en-US']))
})
