// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../mocks/control/scenarios'
import { expectAccessible } from '../../../tests/support/accessible'
import {
  description,
  fill,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const NEW_PASSWORD = 'Kahvipapu-2026'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'
const button = (name: string) => screen.getByRole('button', { name })
const onPage = () => plain(screen.getByRole('main'))
const says = (text: string) => waitFor(() => expect(onPage()).toContain(plain(text)))

/** Types into a field and blurs it. */
async function type(user: UserEvent, label: string, text: string) {
  await fill(user, field(label), text)
  await user.tab()
}

/** Logs in by the login page. */
async function logIn(user: UserEvent, username: string, password: string) {
  await fill(user, await screen.findByLabelText(m.profile_username()), username)
  await fill(user, field(m.profile_tab_password()), password)
  await user.click(button(m.login_submit()))
}

const IDENTIFIER = m.reset_identifier()

test('resets a password: validates 6 to 50 characters, reports unknown usernames and failed emails, and confirms the recipient [ACC-01] [ACC-10]', async () => {
  const { user, router } = await openPortal('/reset-password')
  for (const text of ['aino1', 'a'.repeat(51)]) {
    await fill(user, field(IDENTIFIER), text)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(isInvalid(IDENTIFIER)).toBe(true))
  }
  await fill(user, field(IDENTIFIER), 'kuka.tahansa')
  await waitFor(() => expect(isInvalid(IDENTIFIER)).toBe(false))
  await user.click(button(m.reset_submit()))
  await says('Tuntematon käyttäjätunnus')
  expect(isInvalid(IDENTIFIER)).toBe(true)
  expect(field(IDENTIFIER).value).toBe('kuka.tahansa')

  await fill(user, field(IDENTIFIER), 'bounce@yritys.example')
  await user.click(button(m.reset_submit()))
  expect(plain(await screen.findByRole('alert'))).toContain(m.error_email_not_sent())
  expect(field(IDENTIFIER).value).toBe('bounce@yritys.example')

  await fill(user, field(IDENTIFIER), 'aino.virtanen@pyynikinpaahtimo.example')
  await user.click(button(m.reset_submit()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password/requested'))
  await screen.findByRole('heading', { name: m.reset_requested_title() })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: m.go_to_login() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('the page after a request claims no sent link when it is opened without one [ACC-01]', async () => {
  await openPortal('/reset-password/requested')
  await says('Jos pyysit linkkiä')
  expect(m.reset_requested_text({}, { locale: 'en' })).toMatch(/^If you requested a link/)
})

test('sets a new password with the emailed link, removes it from the URL, and checks off the rules while typing [ACC-02] [VAL-04] [VAL-05]', async () => {
  await openPortal('/new-password?username=liisa.ohman&token=password-valid')
  await waitFor(() => expect(location.pathname + location.search).toBe('/new-password'))
  // The link survives a reload although it is no longer in the URL.
  const { user, router } = await reloadPortal()
  await says('liisa.ohman')
  const password = field(m.password_new())
  const again = field(m.password_confirm())
  const met = (count: number) =>
    waitFor(() => expect(document.querySelectorAll('[data-met="true"]')).toHaveLength(count))
  // The button is not disabled: a press focuses the first missing field.
  await user.click(button(m.new_password_submit()))
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(isInvalid(m.password_new())).toBe(true)
  await fill(user, password, 'kahvi')
  await met(3)
  await fill(user, password, NEW_PASSWORD)
  await met(7)
  await type(user, m.password_confirm(), 'Kahvipapu-2027')
  await waitFor(() => expect(isInvalid(m.password_confirm())).toBe(true))
  await user.click(button(m.new_password_submit()))
  await waitFor(() => expect(document.activeElement).toBe(again))
  await fill(user, again, NEW_PASSWORD)
  await user.click(button(m.new_password_submit()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await waitFor(() => expect(notices()).toContain(m.new_password_saved()))
  await logIn(user, 'liisa.ohman', NEW_PASSWORD)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
})

/** Sets the new password by the link. */
async function setPassword(user: UserEvent) {
  await type(user, m.password_new(), NEW_PASSWORD)
  await type(user, m.password_confirm(), NEW_PASSWORD)
  await user.click(button(m.new_password_submit()))
}

test('after a lost reply the page says that the new password may be in use, also when the link no longer works [ACC-02]', async () => {
  await plan('setNewPassword!:drop')
  const { user, router } = await openPortal('/new-password?username=liisa.ohman&token=password-valid')
  await setPassword(user)
  await says(m.new_password_unknown())
  await user.click(button(m.new_password_submit()))
  await says(m.new_password_link_invalid())
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: m.go_to_login() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await logIn(user, 'liisa.ohman', NEW_PASSWORD)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
})

test('a used link says so and leads to the login or a new link [ACC-02]', async () => {
  const { user } = await openPortal('/new-password?username=liisa.ohman&token=password-used')
  await setPassword(user)
  await says(m.new_password_link_invalid())
})

test.each(['drop', '500:internal_error'])(
  'a reset with an unknown outcome (%s) says what to try next [ACC-01]',
  async (fault) => {
    await plan(`requestPasswordReset!:${fault}`)
    const { user, router } = await openPortal('/reset-password')
    await fill(user, field(IDENTIFIER), 'aino.virtanen')
    await user.click(button(m.reset_submit()))
    await says(m.reset_unknown())
    await user.click(button(m.reset_submit()))
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password/requested'))
  },
)

test.each([
  ['drop', m.verify_link_maybe()],
  ['429:too_many_requests', m.error_too_many_requests()],
])('a new link whose request ends in %s can be requested again [ACC-04]', async (fault, text) => {
  await plan(`requestConfirmationLink!:${fault}`)
  const { user } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await user.click(await screen.findByRole('button', { name: m.verify_request_link() }))
  await says(text)
  expect(screen.queryByRole('link', { name: m.verify_contact() })).toBeNull()
  await user.click(button(m.verify_request_link()))
  await says(m.verify_link_sent_title())
  // The request of a new link does not send the old one again.
  expect(sentTo('POST', '/api/email/confirm-email')).toHaveLength(1)
})

test('verifies an email address on load, after which the user can log in [ACC-03]', async () => {
  let go = () => {}
  const heard = new Promise<void>((done) => {
    go = done
  })
  onTheWay['POST /api/email/confirm-email'] = async (_, pass) => {
    await heard
    return pass()
  }
  const { user, router } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-valid')
  await says(m.verify_loading())
  await waitFor(() => expect(location.pathname + location.search).toBe('/confirm-email'))
  go()
  await says(m.verify_email_success())
  expect(screen.getByRole('link', { name: m.verify_go_home() }).getAttribute('href')).toBe('/')
  await expectAccessible()
  await act(() => router.navigate({ href: '/login' }))
  await logIn(user, 'anni.tiainen', PASSWORD)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
})

test('a new password cannot be set with an expired link [ACC-02]', async () => {
  const { user } = await openPortal('/new-password?username=liisa.ohman&token=password-expired')
  await type(user, m.password_new(), NEW_PASSWORD)
  await type(user, m.password_confirm(), NEW_PASSWORD)
  await user.click(button(m.new_password_submit()))
  await says(m.new_password_link_invalid_title())
  expect(onPage()).not.toContain(m.new_password_submit())
})

test('a new password cannot be set without a link; a new one can be asked for [ACC-02]', async () => {
  const { user, router } = await openPortal('/new-password')
  await says(m.new_password_link_invalid_title())
  await user.click(screen.getByRole('link', { name: m.new_password_request() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'))
})

test('resends an expired link once [ACC-03] [ACC-04]', async () => {
  const { user } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await says(m.new_password_link_invalid_title())
  await user.click(button(m.new_password_request()))
  await says(m.verify_link_sent_title())
  // The request of a new link does not send the old one again.
  expect(sentTo('POST', '/api/email/confirm-email')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: m.new_password_request() })).toBeNull()
})

test('a link that cannot be resent refers to customer service [ACC-04]', async () => {
  await plan('requestConfirmationLink!:503:email_not_sent')
  const { user, router } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await says(m.new_password_link_invalid_title())
  await user.click(button(m.new_password_request()))
  await says(m.verify_link_failed())
  await user.click(screen.getByRole('link', { name: m.verify_contact() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})

test('does not resend the link of an unknown user [ACC-03] [ACC-04]', async () => {
  await openPortal('/confirm-email?username=kuka.tahansa&token=confirm-valid')
  await says(m.verify_unknown_title())
  expect(screen.queryByRole('button', { name: m.new_password_request() })).toBeNull()
})

test('a verification without a reply can be retried [ACC-03]', async () => {
  await plan('confirmEmailChange!:500:internal_error')
  const { user } = await openPortal('/change-email?username=liisa.ohman&token=change-valid')
  await says(m.verify_failed_title())
  await user.click(button(m.try_again()))
  await says(m.verify_change_success())
  expect(onPage()).not.toContain(m.verify_failed_title())
})

test('an address that another user has got meanwhile leads to the profile [ACC-03] [ACC-11]', async () => {
  await plan('confirmEmailChange:409:email_address_taken')
  await openPortal('/change-email?username=liisa.ohman&token=change-valid')
  await says(m.verify_taken_title())
  expect(screen.getByRole('link', { name: m.verify_to_profile() }).getAttribute('href')).toBe('/profile')
})

test('an expired link of a changed address says which address is in use until then, in English [ACC-04]', async () => {
  await openPortal('/en/change-email?username=liisa.ohman&token=change-expired')
  await says(m.new_password_link_invalid_title({}, { locale: 'en' }))
  expect(onPage()).toContain(plain(m.verify_change_invalid({}, { locale: 'en' })))
})

test('a changed address stays pending until its link is opened [ACC-11]', async () => {
  const { router } = await openPortal('/profile', 'liisa.ohman')
  await says(m.profile_pending_title())
  expect(field(m.sign_up_email()).value).toBe('liisa.ohman@pyynikinpaahtimo.example')
  await act(() => router.navigate({ href: '/change-email?username=liisa.ohman&token=change-valid' }))
  await says(m.verify_change_success())
  await act(() => router.navigate({ href: '/profile' }))
  await waitFor(() => expect(field(m.sign_up_email()).value).toBe('liisa@pyynikinpaahtimo.example'))
  expect(onPage()).not.toContain(m.profile_pending_title())
})

test('the profile shows six fields and checks them [ACC-06] [VAL-02] [VAL-03]', async () => {
  const { user } = await openPortal('/profile', 'aino.virtanen')
  const saveIsDisabled = (isDisabled: boolean) =>
    waitFor(() => expect(button(m.profile_save()).getAttribute('aria-disabled') === 'true').toBe(isDisabled))
  expect(field(m.profile_username()).value).toBe('aino.virtanen')
  expect(field(m.sign_up_first_name()).value).toBe('Aino')
  expect(field(m.sign_up_last_name()).value).toBe('Virtanen')
  expect(field(m.sign_up_email()).value).toBe('aino.virtanen@pyynikinpaahtimo.example')
  expect(field(m.sign_up_phone()).value).toBe('+358401234567')
  expect(screen.getByLabelText<HTMLInputElement>(/^Tehtävänimike/).value).toBe('Henkilöstöpäällikkö')
  expect(screen.getByText(m.profile_email_verified())).toBeTruthy()

  await type(user, m.profile_username(), 'liisa.ohman')
  await waitFor(() => expect(isInvalid(m.profile_username())).toBe(true))
  await saveIsDisabled(true)
  await type(user, m.profile_username(), 'aino.virtanen.2026')
  await says(m.form_username_free())
  await saveIsDisabled(false)
  await type(user, m.profile_username(), 'a'.repeat(51))
  await says('Käyttäjätunnus saa olla enintään 50 merkkiä pitkä.')
  await saveIsDisabled(true)
  await type(user, m.profile_username(), 'aino.virtanen')
  await saveIsDisabled(false)

  // The hint next to the field shows a valid number.
  expect(description(field(m.sign_up_phone()))).toContain(plain(m.form_phone_hint()))
  await type(user, m.sign_up_email(), 'aino@nowhere.example')
  await waitFor(() => expect(isInvalid(m.sign_up_email())).toBe(true))
  await saveIsDisabled(true)
})

test('an unchanged username that is too long does not block saving [ACC-06] [VAL-02]', async () => {
  await plan('readUser:example:200:long_username')
  const { user } = await openPortal('/profile', 'aino.virtanen')
  expect(field(m.profile_username()).value).toBe('aino.maria.virtanen-pyynikin.paahtimon.henkilostopaallikko')
  await type(user, m.sign_up_first_name(), 'Aino Maria')
  await waitFor(() => expect(button(m.profile_save()).getAttribute('aria-disabled')).toBeNull())
})

test('single sign-on has no change-password tab [ACC-09]', async () => {
  await openPortal('/profile?tab=password', 'lauri.bjorkman')
  expect(field(m.profile_username()).value).toBe('lauri.bjorkman')
  expect(onPage()).not.toContain(m.profile_tab_password())
})
