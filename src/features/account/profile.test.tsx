// @vitest-environment jsdom
import type { UpdateUserRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endSession } from '@/session/session-store'
import { PASSWORD } from '../../../mocks/control/scenarios'
import { expectAccessible } from '../../../tests/support/accessible'
import {
  description,
  fill,
  letRepliesDepart,
  lost,
  neverSent,
  notices,
  onTheWay,
  openPortal,
  plain,
  refused,
  reloadPortal,
  sentBody,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const NEW_PASSWORD = 'Kahvipapu-2026'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const has = (label: string, value: string) => waitFor(() => expect(field(label).value).toBe(value))
const button = (name: string) => screen.getByRole('button', { name })
const says = (text: string | RegExp) => waitFor(() => expect(plain(document.body)).toMatch(text))
const tab = (name: string) => screen.getByRole('tab', { name })
const isSelected = (name: string) => waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'))

const openProfile = () => openPortal('/profile', 'aino.virtanen')

/** Saves the profile and returns the password popup. */
async function save(user: UserEvent) {
  await user.click(button(m.profile_save()))
  const popup = await screen.findByRole('dialog', { name: m.popup_title() })
  return { popup: within(popup), password: within(popup).getByLabelText(m.profile_tab_password()) }
}

test('the profile opens when the reply lacks the username, which must be filled in before saving [ACC-06] [CTR-07]', async () => {
  letRepliesDepart()
  onTheWay['GET /api/user'] = async (request, pass) =>
    Response.json({ ...(await (await pass(request))?.json()), username: null })
  const { user } = await openProfile()
  await has(m.profile_username(), '')
  expect(button(m.profile_save()).getAttribute('aria-disabled')).toBe('true')
  await user.click(tab(m.profile_tab_password()))
  await fill(user, field(m.password_new()), NEW_PASSWORD)
  await fill(user, field(m.password_confirm()), `${NEW_PASSWORD}.`)
  await user.tab()
  await says(m.form_error_mismatch())
})

test('saving asks for the password: rejects wrong ones, keeps input on cancel, confirms leaving, links to the reset [ACC-07] [ACC-11]', async () => {
  const { user } = await openProfile()
  await fill(user, field(m.sign_up_first_name()), 'Aino Maria')
  await fill(user, field(m.sign_up_email()), 'aino@pyynikinpaahtimo.example')
  const first = await save(user)
  await waitFor(() => expect(document.activeElement).toBe(first.password))
  await fill(user, first.password, 'väärä salasana')
  await user.click(first.popup.getByRole('button', { name: m.popup_confirm() }))
  await first.popup.findByText(m.error_incorrect_password())
  await user.click(first.popup.getByRole('button', { name: m.form_cancel() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(field(m.sign_up_first_name()).value).toBe('Aino Maria'))

  // Nothing is saved yet.
  await user.click(screen.getAllByRole('link', { name: m.help_title() })[0] as HTMLElement)
  const leaving = await screen.findByRole('dialog', { name: m.form_leave_title() })
  await user.click(within(leaving).getByRole('button', { name: m.form_leave_stay() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const second = await save(user)
  await fill(user, second.password, PASSWORD)
  await user.keyboard('{Enter}')
  await says(m.profile_pending_title())
  await waitFor(() => expect(plain(document.body)).toContain('osoitteeseen aino@pyynikinpaahtimo.example'))
  await has(m.sign_up_email(), 'aino.virtanen@pyynikinpaahtimo.example')
  const body = await sentBody<UpdateUserRequest>(sentTo('PUT', '/api/user').at(-1))
  expect(body).toMatchObject({ isUserImpersonate: false, password: PASSWORD })
  const anew = await reloadPortal()
  await has(m.sign_up_first_name(), 'Aino Maria')

  await fill(anew.user, field(m.sign_up_first_name()), 'Aino')
  const third = await save(anew.user)
  await anew.user.click(third.popup.getByRole('button', { name: m.popup_forgot() }))
  await waitFor(() => expect(anew.router.state.location.pathname).toBe('/reset-password'))
  await act(() => anew.router.navigate({ href: '/profile' }))
  await waitFor(() => expect(anew.router.state.location.pathname).toBe('/login'))
})

/** Saves a changed address with the password. */
async function saveAddress(user: UserEvent) {
  await fill(user, field(m.sign_up_email()), 'aino@pyynikinpaahtimo.example')
  const { password } = await save(user)
  await fill(user, password, PASSWORD)
  await user.keyboard('{Enter}')
}

test('after a lost reply the profile is refetched: saved, and the new address is pending [ACC-07] [ACC-11]', async () => {
  onTheWay['PUT /api/user'] = lost
  const { user } = await openProfile()
  await saveAddress(user)
  await waitFor(() => expect(notices()).toContain(m.profile_saved_email()))
  await says(m.profile_pending_title())
  expect(plain(document.body)).not.toContain(m.form_unknown_repeatable())
  expect(sentTo('PUT', '/api/user')).toHaveLength(1)
})

test('a new link that nobody needs any more is good news, not an error [ACC-04] [ACC-11]', async () => {
  const { user } = await openProfile()
  await saveAddress(user)
  await says(m.profile_pending_title())
  onTheWay['POST /api/email/request-new-confirmation-link'] = refused(409, 'email_already_verified')
  await user.click(button(m.profile_resend_link()))
  const toast = await screen.findByText(m.verify_link_not_needed())
  expect(toast.closest('[data-slot=toast]')?.getAttribute('data-variant')).toBe('info')
})

test('a profile that was not saved can be saved again and mentions no link [ACC-07] [ACC-11]', async () => {
  onTheWay['PUT /api/user'] = neverSent
  const { user } = await openProfile()
  await saveAddress(user)
  await says(m.form_unknown_repeatable())
  expect(plain(document.body)).not.toContain(m.profile_pending_title())
  expect(field(m.sign_up_email()).value).toBe('aino@pyynikinpaahtimo.example')
})

test('a saved profile that cannot be read again keeps the saved values and tells of the link [ACC-07] [ACC-11]', async () => {
  const { user } = await openProfile()
  await fill(user, field(m.sign_up_first_name()), 'Aino Maria')
  onTheWay['GET /api/user'] = refused(500, 'internal_error')
  await saveAddress(user)
  await waitFor(() => expect(notices()).toContain(m.profile_saved_email()))
  await says(m.profile_pending_title())
  await has(m.sign_up_first_name(), 'Aino Maria')
})

test('a saved username counts as the user’s own and is no longer called available [ACC-06] [VAL-03]', async () => {
  const { user } = await openProfile()
  await fill(user, field(m.profile_username()), 'aino.virtanen.2026')
  await user.tab()
  await says(m.form_username_free())
  const { password } = await save(user)
  await fill(user, password, PASSWORD)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(notices()).toContain(m.profile_saved()))
  await waitFor(() => expect(plain(document.body)).not.toContain(m.form_username_free()))
})

test('after a lost reply a password change says that it may be in effect and what retrying shows [ACC-08]', async () => {
  onTheWay['PUT /api/password'] = lost
  const { user } = await openPortal('/profile?tab=password', 'aino.virtanen')
  await fill(user, field(m.password_current()), PASSWORD)
  await fill(user, field(m.password_new()), NEW_PASSWORD)
  await fill(user, field(m.password_confirm()), NEW_PASSWORD)
  const change = within(screen.getByRole('tabpanel')).getByRole('button', { name: m.password_change() })
  await user.click(change)
  await says(m.password_unknown())
  delete onTheWay['PUT /api/password']
  await user.click(change)
  await says(m.error_incorrect_password())
})

test('an impersonating admin is not asked for a password and sees the login data read-only [ACC-07] [ACC-08]', async () => {
  const { router, user } = await openPortal('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
  await act(() => router.navigate({ href: '/profile' }))
  await has(m.profile_username(), 'outi.heinonen')
  for (const label of [m.profile_username(), m.sign_up_email()]) {
    expect(field(label).readOnly).toBe(true)
    expect(description(field(label))).toMatch(/vain asiakas itse\./)
  }
  await user.type(field(m.profile_username()), 'x')
  await waitFor(() => expect(field(m.profile_username()).value).toBe('outi.heinonen'))
  await says(/Toimit asiakkaan puolesta, joten salasanaa ei kysytä\. Käyttäjätunnuksen/)
  expect(screen.queryByText(m.password_asked())).toBeNull()
  await expectAccessible()
  await user.click(tab(m.profile_tab_password()))
  await says(/Toimit asiakkaan puolesta\. Salasanan voi vaihtaa vain asiakas itse\./)
  expect(screen.queryByText(m.password_text())).toBeNull()
  expect(screen.queryByLabelText(m.password_current())).toBeNull()
  await user.click(tab(m.profile_tab_details()))

  await fill(user, field(m.sign_up_first_name()), 'Outi Maria')
  await user.click(button(m.profile_save()))
  await says(m.profile_saved())
  expect(screen.queryByRole('dialog')).toBeNull()
  const body = await sentBody<UpdateUserRequest>(sentTo('PUT', '/api/user')[0])
  expect(body.isUserImpersonate).toBe(true)
  expect(body).not.toHaveProperty('password')
  await reloadPortal()
  await has(m.sign_up_first_name(), 'Outi Maria')
})

test('the tab is in the URL; changing the password requires a different one and the correct current one [ACC-05] [ACC-08] [VAL-17]', async () => {
  const { user, router } = await openProfile()
  await isSelected(m.profile_tab_details())
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  await fill(user, field(m.sign_up_first_name()), 'Aino-Kesken')
  await user.click(tab(m.profile_tab_password()))
  await waitFor(() => expect(router.state.location.href).toBe('/profile?tab=password'))
  // Input on the other tab is kept.
  await user.click(tab(m.profile_tab_details()))
  await has(m.sign_up_first_name(), 'Aino-Kesken')
  await user.click(tab(m.profile_tab_password()))
  const anew = await reloadPortal()
  await isSelected(m.profile_tab_password())

  const change = () => within(screen.getByRole('tabpanel')).getByRole('button', { name: m.password_change() })
  const isOff = () => change().getAttribute('aria-disabled') === 'true'
  expect(isOff()).toBe(true)
  for (const label of ['Nykyinen salasana', 'Uusi salasana', m.password_confirm()]) {
    // oxlint-disable-next-line no-await-in-loop -- fields are filled in sequence, as a user does
    await fill(anew.user, field(label), PASSWORD)
  }
  await anew.user.tab()
  await says(m.error_password_unchanged())
  expect(isOff()).toBe(true)
  await fill(anew.user, field(m.password_new()), NEW_PASSWORD)
  await fill(anew.user, field(m.password_confirm()), NEW_PASSWORD)
  await fill(anew.user, field(m.password_current()), 'lyhyt')
  await waitFor(() => expect(isOff()).toBe(false))
  await anew.user.click(change())
  await says(m.error_incorrect_password())
  expect(field(m.password_new()).value).toBe(NEW_PASSWORD)
  await fill(anew.user, field(m.password_current()), PASSWORD)
  await anew.user.click(change())
  await says(m.password_changed())
  await has(m.password_current(), '')
})

test('input of an expired session is offered to the same user after login, and to no other user [SES-14]', async () => {
  const offer = () => screen.queryAllByRole('status').find((one) => plain(one).includes(m.form_draft_title()))
  // The field is optional and marked as such.
  const jobTitle = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${m.profile_job_title()}`))
  const typeAndExpire = async (user: UserEvent) => {
    await fill(user, field(m.sign_up_first_name()), 'Aino Maria')
    await fill(user, jobTitle(), 'Palkanlaskija')
    act(() => endSession('expired'))
  }
  const logInAs = async (user: UserEvent, username: string) => {
    await waitFor(() => expect(location.pathname).toBe('/login'))
    await fill(user, await screen.findByLabelText(m.login_username()), username)
    await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
    await user.click(button(m.login_submit()))
    await screen.findByRole('button', { name: new RegExp(`^${m.account_menu()}`) })
  }
  const { user } = await openProfile()
  await has(m.sign_up_first_name(), 'Aino')
  await typeAndExpire(user)
  await logInAs(user, 'aino.virtanen')
  await waitFor(() => expect(location.pathname).toBe('/profile'))
  await waitFor(() => expect(offer()).toBeDefined())
  await has(m.sign_up_first_name(), 'Aino')
  await expectAccessible()
  await user.click(within(offer() as HTMLElement).getByRole('button', { name: m.form_draft_restore() }))
  await has(m.sign_up_first_name(), 'Aino Maria')
  expect(jobTitle().value).toBe('Palkanlaskija')
  await says(m.form_draft_restored())
  // A reload keeps a restored draft no longer than an offered one.
  const anew = await reloadPortal()
  await has(m.sign_up_first_name(), 'Aino')
  expect(offer()).toBeUndefined()

  await typeAndExpire(anew.user)
  await logInAs(anew.user, 'niko.rautio')
  await anew.user.click(screen.getByRole('button', { name: new RegExp(`^${m.account_menu()}`) }))
  await anew.user.click(await screen.findByRole('menuitem', { name: m.menu_profile() }))
  await has(m.sign_up_first_name(), 'Niko')
  expect(offer()).toBeUndefined()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Palkanlaskija')
})
