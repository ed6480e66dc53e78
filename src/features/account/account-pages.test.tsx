// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../mocks/control/scenarios'
import { expectAccessible } from '../../../tests/support/accessible'
import {
  fill,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const NEW_PASSWORD = 'Kahvipapu-2026'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'
const button = (name: string) => screen.getByRole('button', { name })
const onPage = () => plain(screen.getByRole('main'))
const says = (text: string) => waitFor(() => expect(onPage()).toContain(text))

/** Types into a field and leaves it. */
async function type(user: UserEvent, label: string, text: string) {
  await fill(user, field(label), text)
  await user.tab()
}

/** Through the login page. */
async function logIn(user: UserEvent, username: string, password: string) {
  await fill(user, await screen.findByLabelText('Käyttäjätunnus'), username)
  await fill(user, field('Salasana'), password)
  await user.click(button('Kirjaudu sisään'))
}

const IDENTIFIER = 'Käyttäjätunnus tai sähköposti'

test('a forgotten password: 6 to 50 characters, unknown usernames and lost mail are said, success tells where the link went [ACC-01] [ACC-10]', async () => {
  const { user, router } = await openPortal('/reset-password')
  for (const text of ['aino1', 'a'.repeat(51)]) {
    await fill(user, field(IDENTIFIER), text)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(isInvalid(IDENTIFIER)).toBe(true))
  }
  await fill(user, field(IDENTIFIER), 'kuka.tahansa')
  await waitFor(() => expect(isInvalid(IDENTIFIER)).toBe(false))
  await user.click(button('Lähetä linkki'))
  await says('Tuntematon käyttäjätunnus')
  expect(isInvalid(IDENTIFIER)).toBe(true)
  expect(field(IDENTIFIER).value).toBe('kuka.tahansa')

  await fill(user, field(IDENTIFIER), 'bounce@yritys.example')
  await user.click(button('Lähetä linkki'))
  expect(plain(await screen.findByRole('alert'))).toContain(m.error_email_not_sent())
  expect(field(IDENTIFIER).value).toBe('bounce@yritys.example')

  await fill(user, field(IDENTIFIER), 'aino.virtanen@pyynikinpaahtimo.example')
  await user.click(button('Lähetä linkki'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password/requested'))
  await screen.findByRole('heading', { name: 'Tarkista sähköpostisi' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Siirry kirjautumiseen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a new password is set with the mailed link, which leaves the address; rules show as they are met [ACC-02] [VAL-04] [VAL-05]', async () => {
  await openPortal('/new-password?username=liisa.ohman&token=password-valid')
  await waitFor(() => expect(location.pathname + location.search).toBe('/new-password'))
  // It survives a reload although it is out of the address.
  const { user, router } = await reloadPortal()
  await says('liisa.ohman')
  const password = field('Uusi salasana')
  const again = field(m.password_confirm())
  const met = (count: number) =>
    waitFor(() => expect(document.querySelectorAll('[data-met="true"]')).toHaveLength(count))
  // Nothing asks for it to be off: a press leads to the first field that is missing.
  await user.click(button('Tallenna salasana'))
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(isInvalid('Uusi salasana')).toBe(true)
  await fill(user, password, 'kahvi')
  await met(3)
  await fill(user, password, NEW_PASSWORD)
  await met(7)
  await type(user, m.password_confirm(), 'Kahvipapu-2027')
  await waitFor(() => expect(isInvalid(m.password_confirm())).toBe(true))
  await user.click(button('Tallenna salasana'))
  await waitFor(() => expect(document.activeElement).toBe(again))
  await fill(user, again, NEW_PASSWORD)
  await user.click(button('Tallenna salasana'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await waitFor(() => expect(notices()).toContain('Uusi salasana on käytössä. Kirjaudu sillä sisään.'))
  await logIn(user, 'liisa.ohman', NEW_PASSWORD)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
})

test('an email address is verified on load, which shows; then its user can log in [ACC-03]', async () => {
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
  await says('Sähköpostiosoitteesi on vahvistettu')
  expect(screen.getByRole('link', { name: 'Siirry etusivulle' }).getAttribute('href')).toBe('/')
  await expectAccessible()
  await act(() => router.navigate({ href: '/login' }))
  await logIn(user, 'anni.tiainen', PASSWORD)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
})

test('a new password cannot be set with an expired link [ACC-02]', async () => {
  const { user } = await openPortal('/new-password?username=liisa.ohman&token=password-expired')
  await type(user, 'Uusi salasana', NEW_PASSWORD)
  await type(user, m.password_confirm(), NEW_PASSWORD)
  await user.click(button('Tallenna salasana'))
  await says('Linkki on vanhentunut')
  expect(onPage()).not.toContain('Tallenna salasana')
})

test('a new password cannot be set without a link; a new one can be asked for [ACC-02]', async () => {
  const { user, router } = await openPortal('/new-password')
  await says('Linkki ei toimi')
  await user.click(screen.getByRole('link', { name: 'Pyydä uusi linkki' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'))
})

test('a link that has expired is sent anew, once [ACC-03] [ACC-04]', async () => {
  const { user } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await says('Linkki on vanhentunut')
  await user.click(button('Pyydä uusi linkki'))
  await says('Uusi linkki on lähetetty')
  expect(screen.queryByRole('button', { name: 'Pyydä uusi linkki' })).toBeNull()
})

test('a new link that is not sent leads to the customer service [ACC-04]', async () => {
  await plan('requestConfirmationLink!:503:email_not_sent')
  const { user, router } = await openPortal('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await says('Linkki on vanhentunut')
  await user.click(button('Pyydä uusi linkki'))
  await says(m.verify_link_failed())
  await user.click(screen.getByRole('link', { name: m.verify_contact() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})

test('the link of an unknown user is not sent anew [ACC-03] [ACC-04]', async () => {
  await openPortal('/confirm-email?username=kuka.tahansa&token=confirm-valid')
  await says('Käyttäjää ei löydy')
  expect(screen.queryByRole('button', { name: 'Pyydä uusi linkki' })).toBeNull()
})

test('a verification that failed on the way can be tried again [ACC-03]', async () => {
  await plan('confirmEmailChange!:500:internal_error')
  const { user } = await openPortal('/change-email?username=liisa.ohman&token=change-valid')
  await says('Vahvistus ei onnistunut')
  await user.click(button('Yritä uudelleen'))
  await says('Uusi sähköpostiosoitteesi on käytössä')
  expect(onPage()).not.toContain('Vahvistus ei onnistunut')
})

test('an expired link of a changed address says what holds until a new one is opened, in English [ACC-04]', async () => {
  await openPortal('/en/change-email?username=liisa.ohman&token=change-expired')
  await says('The link has expired')
  expect(onPage()).toContain(plain(m.verify_change_expired({}, { locale: 'en' })))
})

test('a changed address stays pending until its link is opened [ACC-11]', async () => {
  const { router } = await openPortal('/profile', 'liisa.ohman')
  await says('Uusi sähköpostiosoite odottaa vahvistusta')
  expect(field('Sähköposti').value).toBe('liisa.ohman@pyynikinpaahtimo.example')
  await act(() => router.navigate({ href: '/change-email?username=liisa.ohman&token=change-valid' }))
  await says('Uusi sähköpostiosoitteesi on käytössä')
  await act(() => router.navigate({ href: '/profile' }))
  await waitFor(() => expect(field('Sähköposti').value).toBe('liisa@pyynikinpaahtimo.example'))
  expect(onPage()).not.toContain('Uusi sähköpostiosoite odottaa vahvistusta')
})

test('the profile shows six fields and checks them [ACC-06] [VAL-02] [VAL-03]', async () => {
  const { user } = await openPortal('/profile', 'aino.virtanen')
  const saveIsDisabled = (isDisabled: boolean) =>
    waitFor(() => expect(button('Tallenna tiedot').getAttribute('aria-disabled') === 'true').toBe(isDisabled))
  expect(field('Käyttäjätunnus').value).toBe('aino.virtanen')
  expect(field('Etunimi').value).toBe('Aino')
  expect(field('Sukunimi').value).toBe('Virtanen')
  expect(field('Sähköposti').value).toBe('aino.virtanen@pyynikinpaahtimo.example')
  expect(field('Puhelinnumero').value).toBe('+358401234567')
  expect(screen.getByLabelText<HTMLInputElement>(/^Tehtävänimike/).value).toBe('Henkilöstöpäällikkö')
  expect(screen.getByText('Vahvistettu')).toBeTruthy()

  await type(user, 'Käyttäjätunnus', 'liisa.ohman')
  await waitFor(() => expect(isInvalid('Käyttäjätunnus')).toBe(true))
  await saveIsDisabled(true)
  await type(user, 'Käyttäjätunnus', 'aino.virtanen.2026')
  await says('Käyttäjätunnus on vapaa.')
  await saveIsDisabled(false)
  await type(user, 'Käyttäjätunnus', 'a'.repeat(51))
  await says('Käyttäjätunnus saa olla enintään 50 merkkiä pitkä.')
  await saveIsDisabled(true)
  await type(user, 'Käyttäjätunnus', 'aino.virtanen')
  await saveIsDisabled(false)

  // What a right number looks like stands beside the field.
  expect(field('Puhelinnumero').getAttribute('aria-describedby')).not.toBeNull()
  const described = field('Puhelinnumero').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(m.form_phone_hint())
  await type(user, 'Sähköposti', 'aino@nowhere.example')
  await waitFor(() => expect(isInvalid('Sähköposti')).toBe(true))
  await saveIsDisabled(true)
})

test('an unchanged username that is too long does not stand in the way [ACC-06] [VAL-02]', async () => {
  await plan('readUser:example:200:long_username')
  const { user } = await openPortal('/profile', 'aino.virtanen')
  expect(field('Käyttäjätunnus').value).toBe('aino.maria.virtanen-pyynikin.paahtimon.henkilostopaallikko')
  await type(user, 'Etunimi', 'Aino Maria')
  expect(button('Tallenna tiedot').getAttribute('aria-disabled')).toBeNull()
})

test('single sign-on has no change-password tab [ACC-09]', async () => {
  await openPortal('/profile?tab=password', 'lauri.bjorkman')
  expect(field('Käyttäjätunnus').value).toBe('lauri.bjorkman')
  expect(onPage()).not.toContain(m.profile_tab_password())
})
