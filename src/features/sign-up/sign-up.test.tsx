// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeNotification } from '@/notifications/notifications'
import { installDrafts } from '@/session/draft'
import { installSentCommands } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { type answers, calls, callsOf, lost, refused } from '../../../tests/support/answers-test-bed'
import { useFreshPage } from '../../../tests/support/mount-in-test'
import {
  address,
  box,
  fill,
  fillLabelled,
  follow,
  heading,
  openPortal,
  press,
  reloadPortal,
} from '../../../tests/support/portal-with-answers'
// Loaded with the first error in the portal; loaded before it here, so that no test waits for a file.
import '@/forms/errors/apply-server-errors'

vi.mock('@/api/request', async () => (await import('../../../tests/support/answers-test-bed')).requestModule)
vi.mock('@/shell/recaptcha', () => ({ reCaptchaToken: (action: string) => Promise.resolve(`token of ${action}`) }))

useFreshPage()

const stops: (() => void)[] = []
beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
  stops.push(installDrafts(), installSentCommands())
})
afterEach(() => {
  cleanup()
  endSession('logged-out')
  for (const stop of stops.splice(0)) stop()
  for (let made = 1; made <= 200; made += 1) closeNotification(`n${made}`)
})

const GIVEN: typeof answers = {
  readFeatureFlags: () => ({}),
  validateSignUpToken: () => ({ isValid: true }),
  checkUsernameAvailability: ({ data }) => data.userName !== 'varattu.nimi',
  validateEmail: () => ({ valid: true }),
  checkCompanyExists: ({ data }) => ({ companyAlreadyExists: data.businessIdentityCode === '9900001-8' }),
  listCountries: () => [
    { id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' },
    { id: 'SE', nameFi: 'Ruotsi', nameEn: 'Sweden' },
  ],
  signUp: () => undefined,
  createUser: () => undefined,
  resendSignUpEmail: ({ data }) => ({ token: 'reg-1', contactRegistrationType: data.contactRegistrationType }),
}
const LINK = '/create-account?token=su-1&type=1'
const invalid = (errorCode?: string) => ({ ...GIVEN, validateSignUpToken: () => ({ isValid: false, errorCode }) })
const submit = () => screen.findByRole('button', { name: 'Luo käyttäjätunnus' })
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent)

async function fillAccount(username = 'aino.virtanen', password = 'Kahvipapu-2026') {
  await fill('Käyttäjätunnus', username)
  await fillLabelled('Salasana', password)
  await fillLabelled(m.sign_up_password_again(), password)
}

test('checks the link before it shows the form, and takes the token out of the address at once [SGN-09]', async () => {
  await openPortal(LINK, GIVEN)
  await heading('Luo käyttäjätunnus')
  await box('Käyttäjätunnus')
  expect(address()).toBe('/create-account')
  expect(callsOf('validateSignUpToken')).toEqual([
    {
      operation: 'validateSignUpToken',
      data: { token: 'su-1', contactRegistrationType: 1, reCaptchaToken: 'token of validate_token' },
    },
  ])
  await reloadPortal()
  await box('Käyttäjätunnus')
})

test.each([
  ['incorrect_token', 'Linkki ei toimi', m.verify_contact(), '/help'],
  ['creation_completed', 'Käyttäjätunnus on jo luotu', 'Kirjaudu sisään', '/login'],
  ['contact_deleted', 'Yhteyshenkilö on poistettu', m.cards_show_home(), '/'],
])('a link that is %s has its page [SGN-10] [SGN-12] [SGN-13]', async (code, title, way, href) => {
  await openPortal(LINK, invalid(code))
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
  await openPortal(href, GIVEN)
  await heading('Linkki ei toimi')
  expect(calls.filter(({ operation }) => operation !== 'readFeatureFlags')).toEqual([])
})

test('an expired link offers resending, which leads to the summary [SGN-11] [SGN-16]', async () => {
  await openPortal(LINK, invalid('expired_token'))
  await heading('Linkki on vanhentunut')
  await press('Lähetä uudelleen')
  await heading('Rekisteröintiviesti on lähetetty')
  expect(address()).toBe('/resend-summary')
  expect(callsOf('resendSignUpEmail')[0]?.data).toEqual({
    token: 'su-1',
    contactRegistrationType: 1,
    reCaptchaToken: 'token of resend_email',
  })
  expect(await screen.findByText('Sähköposti on lähetetty.')).toBeTruthy()
  // By the token of the answer from then on.
  await press('Lähetä uudelleen')
  await waitFor(() => expect(callsOf('resendSignUpEmail')).toHaveLength(2))
  expect(callsOf('resendSignUpEmail')[1]?.data).toMatchObject({ token: 'reg-1', contactRegistrationType: 1 })
  expect(address()).toBe('/resend-summary')
})

test('a check that fails is a toast and another try; nothing is said of the link [SGN-13]', async () => {
  let fails = true
  await openPortal(LINK, {
    ...GIVEN,
    validateSignUpToken: () => {
      if (fails) throw refused('validateSignUpToken', 500, 'internal_error')
      return { isValid: true }
    },
  })
  await screen.findByText('Linkkiä ei voitu tarkistaa')
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  fails = false
  await press('Yritä uudelleen')
  await box('Käyttäjätunnus')
})

test('a link that is invalid without a reason counts as a failed check [SGN-13]', async () => {
  await openPortal(LINK, invalid())
  await screen.findByText('Linkkiä ei voitu tarkistaa')
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
})

test('the account can be created once all three are typed and right [SGN-14]', async () => {
  await openPortal(LINK, GIVEN)
  const isOff = async () => (await submit()).getAttribute('aria-disabled') === 'true'
  expect(await isOff()).toBe(true)
  await fill('Käyttäjätunnus', 'Kahvipapu-2026')
  await fillLabelled('Salasana', 'Kahvipapu-2026')
  expect(await isOff()).toBe(true)
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2026')
  // The same as the username.
  expect(await isOff()).toBe(true)
  await press('Luo käyttäjätunnus')
  expect(callsOf('signUp')).toEqual([])
  await fill('Käyttäjätunnus', 'aino@yritys.example')
  expect(await screen.findByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toBeTruthy()
  expect(await isOff()).toBe(true)
  await fill('Käyttäjätunnus', 'aino.virtanen')
  expect(await isOff()).toBe(false)
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2027')
  expect(await isOff()).toBe(true)
})

test('tells password managers what each field is, and whether the name is free [SGN-14] [VAL-03]', async () => {
  await openPortal(LINK, GIVEN)
  expect((await box('Käyttäjätunnus')).autocomplete).toBe('username')
  for (const label of ['Salasana', m.sign_up_password_again()]) {
    expect((await screen.findByLabelText<HTMLInputElement>(label)).autocomplete).toBe('new-password')
  }
  await fill('Käyttäjätunnus', 'varattu.nimi')
  expect(await screen.findByText('Käyttäjätunnus on jo käytössä.')).toBeTruthy()
  await fill('Käyttäjätunnus', 'aino.virtanen')
  expect(await screen.findByText('Käyttäjätunnus on vapaa.')).toBeTruthy()
})

test('a created account leads to the login, which says so [SGN-15]', async () => {
  await openPortal(LINK, GIVEN)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect(address()).toBe('/login?created-account=true')
  expect(callsOf('signUp')).toEqual([
    {
      operation: 'signUp',
      data: {
        token: 'su-1',
        contactRegistrationType: 1,
        userName: 'aino.virtanen',
        password: 'Kahvipapu-2026',
        reCaptchaToken: 'token of sign_up',
      },
    },
  ])
  expect(await screen.findByText(m.login_created())).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/aino|Kahvipapu/)
})

test('somebody who is logged in as somebody else is told by a notice [SGN-15]', async () => {
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: [], isUserImpersonate: false },
    { keep: false, owner: 'eero' },
  )
  await openPortal(LINK, GIVEN)
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(
    await screen.findByText('Uusi käyttäjätunnus on luotu. Kirjaudu ulos, kun haluat kirjautua sillä.'),
  ).toBeTruthy()
})

const refusing = (error: unknown): typeof answers => ({
  ...GIVEN,
  signUp: () => {
    throw error
  },
})

test('an email address as username stays said until it is closed [SGN-15]', async () => {
  await openPortal(LINK, refusing(refused('signUp', 400, 'username_cannot_be_an_email_address', 'userName')))
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Sulje ilmoitus', hidden: true })).toBeTruthy()
  expect((await box('Käyttäjätunnus')).value).toBe('aino.virtanen')
  // The next attempt takes it away.
  await press('Luo käyttäjätunnus')
  await waitFor(() => expect(screen.getAllByText('Käyttäjätunnus ei voi olla sähköpostiosoite.')).toHaveLength(1))
})

test('any other failure says that the account was not created, and what to do [SGN-15]', async () => {
  await openPortal(LINK, refusing(refused('signUp', 403, 'access_denied')))
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText(m.sign_up_failed().replaceAll('\u00a0', ' '))).toBeTruthy()
})

test('a name that was taken meanwhile is said at its field [SGN-15]', async () => {
  await openPortal(LINK, refusing(refused('signUp', 409, 'username_taken', 'userName')))
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
    await openPortal(LINK, refusing(refused('signUp', status, code)))
    await fillAccount()
    await press('Luo käyttäjätunnus')
    await heading(title)
    expect(screen.queryByLabelText('Salasana')).toBeNull()
  },
)

test('a lost answer is looked up by the link: it tells that the account exists, or that nobody knows [SGN-15]', async () => {
  let isDone = false
  await openPortal(LINK, {
    ...refusing(lost('signUp')),
    validateSignUpToken: () => (isDone ? { isValid: false, errorCode: 'creation_completed' } : { isValid: true }),
  })
  await fillAccount()
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText(/emme tiedä, luotiinko käyttäjätunnus/)).toBeTruthy()
  expect(callsOf('signUp')).toHaveLength(1)
  isDone = true
  await press('Luo käyttäjätunnus')
  await heading('Käyttäjätunnus on jo luotu')
})

test('the username survives a reload, passwords do not [SGN-14]', async () => {
  await openPortal(LINK, GIVEN)
  await fillAccount()
  await reloadPortal()
  expect((await box('Käyttäjätunnus')).value).toBe('aino.virtanen')
  expect((await screen.findByLabelText<HTMLInputElement>('Salasana')).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kahvipapu')
})

test('/resend sends at a press only, and never twice for two presses [SGN-16]', async () => {
  let answer: (reply: unknown) => void = () => {}
  await openPortal('/resend?token=reg-7&type=0', {
    ...GIVEN,
    resendSignUpEmail: () => new Promise((done) => (answer = done)),
  })
  await heading('Lähetä rekisteröintiviesti uudelleen')
  expect(address()).toBe('/resend')
  expect(callsOf('resendSignUpEmail')).toEqual([])
  const button = await screen.findByRole('button', { name: 'Lähetä uudelleen' })
  button.click()
  button.click()
  await waitFor(() => expect(callsOf('resendSignUpEmail')).toHaveLength(1))
  answer({ token: 'reg-7', contactRegistrationType: 0 })
  await heading('Rekisteröintiviesti on lähetetty')
  expect(callsOf('resendSignUpEmail')).toHaveLength(1)
})

test.each([
  ['creation_completed', 409, '/resend-completed', 'Käyttäjätunnus on jo luotu'],
  ['incorrect_token', 400, '/resend-invalid', 'Linkki ei toimi'],
  ['contact_deleted', 409, '/resend-deleted', 'Yhteyshenkilö on poistettu'],
])('resending that is answered %s leads to its page [SGN-16]', async (code, status, href, title) => {
  await openPortal('/resend?token=reg-7&type=0', {
    ...GIVEN,
    resendSignUpEmail: () => {
      throw refused('resendSignUpEmail', status, code)
    },
  })
  await press('Lähetä uudelleen')
  await heading(title)
  expect(address()).toBe(href)
})

test.each([
  ['a mail that was not sent', refused('resendSignUpEmail', 503, 'email_not_sent'), m.error_email_not_sent()],
  ['a refusal', refused('resendSignUpEmail', 400, 'something_new'), m.error_generic()],
  ['a lost answer', lost('resendSignUpEmail'), /emme tiedä, lähtikö viesti/],
])('%s is said where it was pressed, and can be tried again [SGN-16] [ACC-10]', async (_what, error, text) => {
  await openPortal('/resend?token=reg-7&type=0', {
    ...GIVEN,
    resendSignUpEmail: () => {
      throw error
    },
  })
  await press('Lähetä uudelleen')
  await screen.findByText(text)
  expect(alerts()).toHaveLength(1)
  await press('Lähetä uudelleen')
  await waitFor(() => expect(callsOf('resendSignUpEmail')).toHaveLength(2))
})

test('the summary of a contract says what comes next, and resends without leaving [SGN-17] [SGN-16]', async () => {
  await openPortal('/contract/summary?token=reg-7&type=0', GIVEN)
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
  await openPortal('/login', GIVEN)
  expect((await screen.findByRole('link', { name: 'Tee sopimus' })).getAttribute('href')).toBe('/contract')
  await follow('Luo käyttäjätunnus')
  await heading('Aloita palvelun käyttö')
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(way('Tee sopimus')).toBe('/contract')
  expect(way('Uusi yritys ilman sopimusta')).toBe('/sign-up/create-account')
  expect(way('Yritys on jo asiakas')).toBe('/sign-up/existing-account')
  cleanup()
  await openPortal('/not-found', GIVEN)
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
  await openPortal('/sign-up/create-account', GIVEN)
  await fillCompany('98123462')
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect(address()).toBe('/login?created-account=true')
  expect(callsOf('createUser')).toEqual([
    {
      operation: 'createUser',
      data: {
        company: {
          name: 'Rauhaniemen Kirjapaja Oy',
          businessIdentityCode: '9812346-2',
          addresses: [{ addressLine: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere', country: 'FI' }],
        },
        user: USER,
        returnUrl: `${window.location.origin}/login?created-account=true`,
      },
    },
  ])
  expect(await screen.findByText(/Lähetimme vahvistuslinkin osoitteeseen eero@kirjapaja.example/)).toBeTruthy()
})

test('a new company that is a customer already is led to the login or the existing account [SGN-07]', async () => {
  await openPortal('/sign-up/create-account', GIVEN)
  await fillCompany('9900001-8')
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  const dialog = await screen.findByRole('dialog', { name: 'Yritys on jo asiakas' })
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/sign-up/existing-account',
  ])
  expect(callsOf('createUser')).toEqual([])
  await press('Muuta Y-tunnusta')
  expect((await box('Yrityksen nimi')).value).toContain('Kirjapaja')
})

test('what is typed of a new company survives a reload, the password does not [SGN-08]', async () => {
  await openPortal('/sign-up/create-account', GIVEN)
  await fillCompany('9812346-2')
  await fillAccount(USER.username, USER.password)
  await reloadPortal()
  expect((await box('Y-tunnus')).value).toBe('9812346-2')
  expect((await box('Käyttäjätunnus')).value).toBe('eero.makela')
  expect((await screen.findByLabelText<HTMLInputElement>('Salasana')).value).toBe('')
})

test('a PO box is no address of a company, and a Finnish post code has five digits [SGN-08] [VAL-08] [VAL-10]', async () => {
  await openPortal('/sign-up/create-account', GIVEN)
  await fill('Katuosoite', 'PL 12')
  await fill('Postinumero', '3310')
  expect(await screen.findByText('Osoite ei voi olla postilokero.')).toBeTruthy()
  expect(await screen.findByText('Suomessa postinumerossa on viisi numeroa.')).toBeTruthy()
})

test('an existing company is found by customer number and business id; a mismatch is said [SGN-08] [NAV-14]', async () => {
  let isKnown = false
  await openPortal('/sign-up/existing-account', {
    ...GIVEN,
    createUser: () => {
      if (!isKnown) throw refused('createUser', 404, 'company_not_found', 'company.customerNumber')
      return undefined
    },
  })
  await fill('Asiakasnumero', '1001234')
  expect(await screen.findByText('Asiakasnumerossa on 8 numeroa.')).toBeTruthy()
  await fill('Asiakasnumero', '10012345')
  await fill('Y-tunnus', '9912345-6')
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press('Luo käyttäjätunnus')
  expect(await screen.findByText('Asiakasnumerolla ja Y-tunnuksella ei löytynyt yritystä.')).toBeTruthy()
  isKnown = true
  await press('Luo käyttäjätunnus')
  await heading('Kirjaudu sisään')
  expect(callsOf('createUser')[1]?.data).toEqual({
    company: { customerNumber: '10012345', businessIdentityCode: '9912345-6' },
    user: USER,
    returnUrl: `${window.location.origin}/login?created-account=true`,
  })
})

test('a business id typed in full looks right or wrong at once [VAL-06]', async () => {
  await openPortal('/sign-up/existing-account', GIVEN)
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
  await openPortal('/en/sign-up', GIVEN)
  await heading('Start using the service')
  expect((await screen.findByRole('link', { name: 'Sign a contract' })).getAttribute('href')).toBe('/en/contract')
})
