// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TOKENS } from '../../../mocks/seed/links.ts'
import { useReCaptcha } from '../../../tests/support/answering-recaptcha'
import {
  goTo,
  lost,
  neverSent,
  notices,
  onTheWay,
  openPortal,
  refused,
  reloadPortal,
  sent,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import {
  address,
  bodiesOf,
  box,
  fill,
  fillLabelled,
  follow,
  heading,
  press,
} from '../../../tests/support/sign-up-pages'

usePortal()
useReCaptcha()

const VALIDATE = 'POST /api/sign-up/validate-token'
const SIGN_UP = 'POST /api/sign-up'
const RESEND = 'POST /api/sign-up/resend-email'
const CUSTOMER = '9912345-6'
const accounts = () => bodiesOf('/api/sign-up')
const resent = () => bodiesOf('/api/sign-up/resend-email')
const created = () => bodiesOf('/api/user')

const linkOf = (token: string) => `/create-account?token=${token}&type=1`
const LINK = linkOf(TOKENS.signUp.valid)
const RESEND_LINK = `/resend?token=${TOKENS.contract.valid}&type=0`
const submit = () => screen.findByRole('button', { name: 'Luo käyttäjätunnus' })
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent)

async function fillAccount(username = 'uusi.tunnus', password = 'Kahvipapu-2026') {
  await fill('Käyttäjätunnus', username)
  await fillLabelled('Salasana', password)
  await fillLabelled(m.sign_up_password_again(), password)
}

test('checks the link before it shows the form, and takes the token out of the address at once [SGN-09]', async () => {
  await openPortal(LINK)
  await heading('Luo käyttäjätunnus')
  await box('Käyttäjätunnus')
  expect(address()).toBe('/create-account')
  expect(await bodiesOf('/api/sign-up/validate-token')).toEqual([
    { token: TOKENS.signUp.valid, contactRegistrationType: 1, reCaptchaToken: 'token of validate_token' },
  ])
  await reloadPortal()
  await box('Käyttäjätunnus')
})

test.each([
  ['unknown', 'Linkki ei toimi', m.verify_contact(), '/help'],
  ['completed', 'Käyttäjätunnus on jo luotu', 'Kirjaudu sisään', '/login'],
  ['deleted', 'Yhteyshenkilö on poistettu', m.cards_show_home(), '/'],
] as const)('a link that is %s has its page [SGN-10] [SGN-12] [SGN-13]', async (state, title, way, href) => {
  await openPortal(linkOf(TOKENS.signUp[state]))
  await heading(title)
  expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(href)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  '/create-account',
  '/create-account?token=su-1',
  '/create-account?token=su-1&type=2',
  '/resend',
  '/resend-summary',
  '/contract/summary',
])('%s without a whole link is the page of an invalid one, and asks nothing [SGN-10]', async (href) => {
  await openPortal(href)
  await heading('Linkki ei toimi')
  expect(sent.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('an expired link offers resending, which leads to the summary [SGN-11] [SGN-16]', async () => {
  await openPortal(linkOf(TOKENS.signUp.expired))
  await heading('Linkki on vanhentunut')
  await press('Lähetä uudelleen')
  await heading('Rekisteröintiviesti on lähetetty')
  expect(address()).toBe('/resend-summary')
  expect((await resent())[0]).toEqual({
    token: TOKENS.signUp.expired,
    contactRegistrationType: 1,
    reCaptchaToken: 'token of resend_email',
  })
  expect(await screen.findByText('Sähköposti on lähetetty.')).toBeTruthy()
  // By the token of the answer from then on.
  await press('Lähetä uudelleen')
  await waitFor(async () => expect(await resent()).toHaveLength(2))
  expect((await resent())[1]).toMatchObject({ token: 'reg-dc-1004', contactRegistrationType: 1 })
  expect(address()).toBe('/resend-summary')
})

test('a check that fails is a toast and another try; nothing is said of the link [SGN-13]', async () => {
  onTheWay[VALIDATE] = refused(500, 'internal_error')
  await openPortal(LINK)
  await screen.findByText('Linkkiä ei voitu tarkistaa')
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  delete onTheWay[VALIDATE]
  await press('Yritä uudelleen')
  await box('Käyttäjätunnus')
})

test('a link that is invalid without a reason counts as a failed check [SGN-13]', async () => {
  onTheWay[VALIDATE] = async () => Response.json({ isValid: false })
  await openPortal(LINK)
  await screen.findByText('Linkkiä ei voitu tarkistaa')
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
})

test('the account can be created once all three are typed and right [SGN-14]', async () => {
  await openPortal(LINK)
  const isOff = async () => (await submit()).getAttribute('aria-disabled') === 'true'
  expect(await isOff()).toBe(true)
  await fill('Käyttäjätunnus', 'Kahvipapu-2026')
  await fillLabelled('Salasana', 'Kahvipapu-2026')
  expect(await isOff()).toBe(true)
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2026')
  // The same as the username.
  expect(await isOff()).toBe(true)
  await press('Luo käyttäjätunnus')
  expect(await accounts()).toEqual([])
  await fill('Käyttäjätunnus', 'aino@yritys.example')
  expect(await screen.findByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toBeTruthy()
  expect(await isOff()).toBe(true)
  await fill('Käyttäjätunnus', 'aino.virtanen')
  expect(await isOff()).toBe(false)
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2027')
  expect(await isOff()).toBe(true)
})

test('tells password managers what each field is, and whether the name is free [SGN-14] [VAL-03]', async () => {
  await openPortal(LINK)
  expect((await box('Käyttäjätunnus')).autocomplete).toBe('username')
  for (const label of ['Salasana', m.sign_up_password_again()]) {
    expect((await screen.findByLabelText<HTMLInputElement>(label)).autocomplete).toBe('new-password')
  }
  await fill('Käyttäjätunnus', 'aino.virtanen')
  expect(await screen.findByText('Käyttäjätunnus on jo käytössä.')).toBeTruthy()
  await fill('Käyttäjätunnus', 'uusi.tunnus')
  expect(await screen.findByText('Käyttäjätunnus on vapaa.')).toBeTruthy()
})

test('a created account leads to the login, which says so [SGN-15]', async () => {
  await openPortal(LINK)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect(address()).toBe('/login?created-account=true')
  expect(await accounts()).toEqual([
    {
      token: TOKENS.signUp.valid,
      contactRegistrationType: 1,
      userName: 'uusi.tunnus',
      password: 'Kahvipapu-2026',
      reCaptchaToken: 'token of sign_up',
    },
  ])
  expect(await screen.findByText(m.login_created())).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/uusi|Kahvipapu/)
})

test('somebody who is logged in as somebody else is told by a notice [SGN-15]', async () => {
  await openPortal(LINK, 'aino.virtanen')
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(
    await screen.findByText('Uusi käyttäjätunnus on luotu. Kirjaudu ulos, kun haluat kirjautua sillä.'),
  ).toBeTruthy()
})

test('an email address as username stays said until it is closed [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(400, 'username_cannot_be_an_email_address', 'userName')
  await openPortal(LINK)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Sulje ilmoitus', hidden: true })).toBeTruthy()
  expect((await box('Käyttäjätunnus')).value).toBe('uusi.tunnus')
  // The next attempt takes it away.
  await press('Luo käyttäjätunnus')
  await waitFor(() => expect(screen.getAllByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toHaveLength(1))
})

test('any other failure says that the account was not created, and what to do [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(403, 'access_denied')
  await openPortal(LINK)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText(m.sign_up_failed().replaceAll('\u00a0', ' '))).toBeTruthy()
})

test('a name that was taken meanwhile is said at its field [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(409, 'username_taken', 'userName')
  await openPortal(LINK)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  await screen.findByText('Käyttäjätunnus on jo käytössä.')
  expect((await box('Käyttäjätunnus')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/24 tunnin/)).toBeNull()
})

test.each([
  ['expired_token', 400, 'Linkki on vanhentunut'],
  ['creation_completed', 409, 'Käyttäjätunnus on jo luotu'],
  ['contact_deleted', 409, 'Yhteyshenkilö on poistettu'],
])(
  'a link that is %s by the time of the press has its page [SGN-11] [SGN-12] [SGN-13]',
  async (code, status, title) => {
    onTheWay[SIGN_UP] = refused(status, code)
    await openPortal(LINK)
    await fillAccount()
    await press('Luo käyttäjätunnus')
    await heading(title)
    expect(screen.queryByLabelText('Salasana')).toBeNull()
  },
)

test('a lost answer is looked up by the link: it tells that the account exists, or that nobody knows [SGN-15]', async () => {
  onTheWay[SIGN_UP] = neverSent
  await openPortal(LINK)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText(/emme tiedä, luotiinko käyttäjätunnus/)).toBeTruthy()
  expect(await accounts()).toHaveLength(1)
  onTheWay[SIGN_UP] = lost
  await press('Luo käyttäjätunnus')
  await heading('Käyttäjätunnus on jo luotu')
})

test('the username survives a reload, passwords do not [SGN-14]', async () => {
  await openPortal(LINK)
  await fillAccount()
  await reloadPortal()
  expect((await box('Käyttäjätunnus')).value).toBe('uusi.tunnus')
  expect((await screen.findByLabelText<HTMLInputElement>('Salasana')).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kahvipapu')
})

test('/resend sends at a press only, and never twice for two presses [SGN-16]', async () => {
  await openPortal(RESEND_LINK)
  await heading('Lähetä rekisteröintiviesti uudelleen')
  expect(address()).toBe('/resend')
  expect(await resent()).toEqual([])
  let answer: () => void = () => {}
  onTheWay[RESEND] = async (_, pass) => {
    await new Promise<void>((done) => (answer = done))
    return pass()
  }
  const button = await screen.findByRole('button', { name: 'Lähetä uudelleen' })
  button.click()
  button.click()
  await waitFor(async () => expect(await resent()).toHaveLength(1))
  answer()
  await heading('Rekisteröintiviesti on lähetetty')
  expect(await resent()).toHaveLength(1)
})

test.each([
  ['completed', '/resend-completed', 'Käyttäjätunnus on jo luotu'],
  ['unknown', '/resend-invalid', 'Linkki ei toimi'],
  ['deleted', '/resend-deleted', 'Yhteyshenkilö on poistettu'],
] as const)('resending for a link that is %s leads to its page [SGN-16]', async (state, href, title) => {
  await openPortal(`/resend?token=${TOKENS.contract[state]}&type=0`)
  await press('Lähetä uudelleen')
  await heading(title)
  expect(address()).toBe(href)
})

test.each([
  ['a mail that was not sent', refused(503, 'email_not_sent'), m.error_email_not_sent()],
  ['a refusal', refused(400, 'something_new'), m.error_generic()],
  ['a lost answer', lost, /emme tiedä, lähtikö viesti/],
])('%s is said where it was pressed, and can be tried again [SGN-16] [ACC-10]', async (_what, answer, text) => {
  onTheWay[RESEND] = answer
  await openPortal(RESEND_LINK)
  await press('Lähetä uudelleen')
  await screen.findByText(text)
  expect(alerts()).toHaveLength(1)
  await press('Lähetä uudelleen')
  await waitFor(async () => expect(await resent()).toHaveLength(2))
})

test('the summary of a contract says what comes next, and resends without leaving [SGN-17] [SGN-16]', async () => {
  await openPortal(`/contract/summary?token=${TOKENS.contract.valid}&type=0`)
  await heading('Sopimus on allekirjoitettu')
  expect(address()).toBe('/contract/summary')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(await screen.findByText(/14 päivää/)).toBeTruthy()
  await press('Lähetä uudelleen')
  expect(await screen.findByText('Sähköposti on lähetetty.')).toBeTruthy()
  expect(address()).toBe('/contract/summary')
  await reloadPortal()
  await heading('Sopimus on allekirjoitettu')
})

test('/sign-up leads to a contract, a new account and an existing one; login and dead ends lead there [SGN-08]', async () => {
  await openPortal('/login')
  expect((await screen.findByRole('link', { name: 'Tee sopimus' })).getAttribute('href')).toBe('/contract')
  await follow('Luo käyttäjätunnus')
  await heading('Aloita palvelun käyttö')
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(way('Tee sopimus')).toBe('/contract')
  expect(way('Uusi yritys ilman sopimusta')).toBe('/sign-up/create-account')
  expect(way('Yritys on jo asiakas')).toBe('/sign-up/existing-account')
  await goTo('/not-found')
  expect((await screen.findByRole('link', { name: 'Aloita palvelun käyttö' })).getAttribute('href')).toBe('/sign-up')
})

async function fillPerson() {
  await fill('Etunimi', 'Eero')
  await fill('Sukunimi', 'Mäkelä')
  await fill('Sähköpostiosoite', 'eero@kirjapaja.example')
}
async function fillCompany(businessId: string) {
  await fill('Yrityksen nimi', ' Rauhaniemen Kirjapaja Oy ')
  await fill('Y-tunnus', businessId)
  await fill('Katuosoite', 'Rauhaniementie 20')
  await fill('Postinumero', '33180')
  await fill('Postitoimipaikka', 'Tampere')
}
const USER = {
  username: 'eero.makela',
  password: 'Kirjapaja-26',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@kirjapaja.example',
}

test('a new company and its user are created, and the login says that the email waits [SGN-08] [SGN-15]', async () => {
  await openPortal('/sign-up/create-account')
  await fillCompany('98123462')
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect(address()).toBe('/login?created-account=true')
  expect(await created()).toEqual([
    {
      company: {
        name: 'Rauhaniemen Kirjapaja Oy',
        businessIdentityCode: '9812346-2',
        addresses: [{ addressLine: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere', country: 'FI' }],
      },
      user: USER,
      returnUrl: `${window.location.origin}/login?created-account=true`,
    },
  ])
  expect(await screen.findByText(/Lähetimme vahvistuslinkin osoitteeseen eero@kirjapaja.example/)).toBeTruthy()
})

test('a new company that is a customer already is led to the login or the existing account [SGN-07]', async () => {
  await openPortal('/sign-up/create-account')
  await fillCompany(CUSTOMER)
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  const dialog = await screen.findByRole('dialog', { name: 'Yritys on jo asiakas' })
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/sign-up/existing-account',
  ])
  expect(await created()).toEqual([])
  await press('Muuta Y-tunnusta')
  expect((await box('Yrityksen nimi')).value).toContain('Kirjapaja')
})

test('what is typed of a new company survives a reload, the password does not [SGN-08]', async () => {
  await openPortal('/sign-up/create-account')
  await fillCompany('9812346-2')
  await fillAccount(USER.username, USER.password)
  await reloadPortal()
  expect((await box('Y-tunnus')).value).toBe('9812346-2')
  expect((await box('Käyttäjätunnus')).value).toBe('eero.makela')
  expect((await screen.findByLabelText<HTMLInputElement>('Salasana')).value).toBe('')
})

test('a PO box is no address of a company, and a Finnish post code has five digits [SGN-08] [VAL-08] [VAL-10]', async () => {
  await openPortal('/sign-up/create-account')
  await fill('Katuosoite', 'PL 12')
  await fill('Postinumero', '3310')
  expect(await screen.findByText('Osoite ei voi olla postilokero.')).toBeTruthy()
  expect(await screen.findByText('Suomessa postinumerossa on viisi numeroa.')).toBeTruthy()
})

test('an existing company is found by customer number and business id; a mismatch is said [SGN-08] [NAV-14]', async () => {
  await openPortal('/sign-up/existing-account')
  await fill('Asiakasnumero', '1001234')
  expect(await screen.findByText('Asiakasnumerossa on 8 numeroa.')).toBeTruthy()
  await fill('Asiakasnumero', '10012346')
  await fill('Y-tunnus', CUSTOMER)
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText('Asiakasnumerolla ja Y-tunnuksella ei löytynyt yritystä.')).toBeTruthy()
  await fill('Asiakasnumero', '10012345')
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect((await created())[1]).toEqual({
    company: { customerNumber: '10012345', businessIdentityCode: CUSTOMER },
    user: USER,
    returnUrl: `${window.location.origin}/login?created-account=true`,
  })
})

test('a business id typed in full looks right or wrong at once [VAL-06]', async () => {
  await openPortal('/sign-up/existing-account')
  const input = await box('Y-tunnus')
  input.focus()
  await userEvent.type(input, '9912345')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(input, '7')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input, '{Backspace}6')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(await screen.findByText('Y-tunnuksen muoto on oikea.')).toBeTruthy()
})

test('the pages of the sign-up stand in English, too [SGN-08]', async () => {
  await openPortal('/en/sign-up')
  await heading('Start using the service')
  expect((await screen.findByRole('link', { name: 'Sign a contract' })).getAttribute('href')).toBe('/en/contract')
})
