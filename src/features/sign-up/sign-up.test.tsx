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
  onTheWay,
  openPortal,
  refused,
  reloadPortal,
  sent,
  storeTyped,
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
const submit = () => screen.findByRole('button', { name: m.sign_up_submit() })
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent)

async function fillAccount(username = 'uusi.tunnus', password = 'Kahvipapu-2026') {
  await fill(m.sign_up_username(), username)
  await fillLabelled(m.sign_up_password(), password)
  await fillLabelled(m.sign_up_password_again(), password)
}

/** Opens the form of the link filled in, as by fillAccount. */
async function openFilled(as?: string) {
  const typed = { username: 'uusi.tunnus', password: 'Kahvipapu-2026', confirmPassword: 'Kahvipapu-2026' }
  await storeTyped('create-account', typed, as)
  await openPortal(LINK, as)
  await box(m.sign_up_username())
}

test('checks the link before showing the form, and removes the token from the URL at once [SGN-09]', async () => {
  await openPortal(LINK)
  await heading(m.sign_up_create_title())
  await box(m.sign_up_username())
  expect(address()).toBe('/create-account')
  expect(await bodiesOf('/api/sign-up/validate-token')).toEqual([
    { token: TOKENS.signUp.valid, contactRegistrationType: 1, reCaptchaToken: 'token of validate_token' },
  ])
  await reloadPortal()
  await box(m.sign_up_username())
})

test.each([
  ['unknown', m.link_invalid_title(), m.verify_contact(), '/help'],
  ['completed', m.link_completed_title(), m.to_login(), '/login'],
  ['deleted', m.link_deleted_title(), m.to_home(), '/'],
] as const)('a link that is %s shows its page [SGN-10] [SGN-12] [SGN-13]', async (state, title, way, href) => {
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
])('%s with an incomplete link shows the page of an invalid one without a call [SGN-10]', async (href) => {
  await openPortal(href)
  await heading(m.link_invalid_title())
  expect(sent.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('an expired link offers resending, which leads to the summary [SGN-11] [SGN-16]', async () => {
  await openPortal(linkOf(TOKENS.signUp.expired))
  await heading(m.link_expired_title())
  await waitFor(() => expect(document.title).toContain(m.link_expired_title()))
  await press(m.resend_submit())
  await heading(m.resend_summary_title())
  expect(address()).toBe('/resend-summary')
  expect(document.title).toContain(m.resend_summary_title())
  expect((await resent())[0]).toEqual({
    token: TOKENS.signUp.expired,
    contactRegistrationType: 1,
    reCaptchaToken: 'token of resend_email',
  })
  expect(await screen.findByText(m.resend_sent())).toBeTruthy()
  // Later resends use the token of the last reply.
  await press(m.resend_submit())
  await waitFor(async () => expect(await resent()).toHaveLength(2))
  expect((await resent())[1]).toMatchObject({ token: 'reg-dc-1004', contactRegistrationType: 1 })
  expect(address()).toBe('/resend-summary')
})

test('a failed check shows a toast and a retry, and makes no claim about the link [SGN-13]', async () => {
  onTheWay[VALIDATE] = refused(500, 'internal_error')
  await openPortal(LINK)
  await screen.findByText(m.sign_up_check_failed_title())
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  delete onTheWay[VALIDATE]
  await press(m.try_again())
  await box(m.sign_up_username())
})

test('a link that is invalid without a reason counts as a failed check [SGN-13]', async () => {
  onTheWay[VALIDATE] = async () => Response.json({ isValid: false })
  await openPortal(LINK)
  await screen.findByText(m.sign_up_check_failed_title())
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
})

test('the account can be created once all three fields are valid [SGN-14]', async () => {
  await openPortal(LINK)
  const isOff = async () => (await submit()).getAttribute('aria-disabled') === 'true'
  await waitFor(async () => expect(await isOff()).toBe(true))
  await fill(m.sign_up_username(), 'Kahvipapu-2026')
  await fillLabelled(m.sign_up_password(), 'Kahvipapu-2026')
  await waitFor(async () => expect(await isOff()).toBe(true))
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2026')
  // Same as the username.
  await waitFor(async () => expect(await isOff()).toBe(true))
  await press(m.sign_up_create_title())
  expect(await accounts()).toEqual([])
  await fill(m.sign_up_username(), 'aino@yritys.example')
  expect(await screen.findByText(m.error_username_cannot_be_an_email_address())).toBeTruthy()
  await waitFor(async () => expect(await isOff()).toBe(true))
  await fill(m.sign_up_username(), 'aino.virtanen')
  await waitFor(async () => expect(await isOff()).toBe(false))
  await fillLabelled(m.sign_up_password_again(), 'Kahvipapu-2027')
  await waitFor(async () => expect(await isOff()).toBe(true))
})

test('labels the fields for password managers, and checks whether the username is free [SGN-14] [VAL-03]', async () => {
  await openPortal(LINK)
  expect((await box(m.sign_up_username())).autocomplete).toBe('username')
  for (const label of ['Salasana', m.sign_up_password_again()]) {
    expect((await screen.findByLabelText<HTMLInputElement>(label)).autocomplete).toBe('new-password')
  }
  await fill(m.sign_up_username(), 'aino.virtanen')
  expect(await screen.findByText(m.error_username_taken())).toBeTruthy()
  await fill(m.sign_up_username(), 'uusi.tunnus')
  expect(await screen.findByText(m.form_username_free())).toBeTruthy()
})

test('a created account leads to the login, which confirms it [SGN-15]', async () => {
  await openPortal(LINK)
  await fillAccount()
  await press(m.sign_up_create_title())
  await heading(m.to_login())
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

test('a user logged in to another account sees a notice [SGN-15]', async () => {
  await openFilled('aino.virtanen')
  await press(m.sign_up_create_title())
  expect(await screen.findByText(m.sign_up_created_meanwhile())).toBeTruthy()
})

test('an email address as username shows an error that stays at its field [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(400, 'username_cannot_be_an_email_address', 'userName')
  await openFilled()
  await press(m.sign_up_create_title())
  expect(await screen.findByText(m.error_username_cannot_be_an_email_address())).toBeTruthy()
  expect((await box(m.sign_up_username())).value).toBe('uusi.tunnus')
  expect((await box(m.sign_up_username())).getAttribute('aria-invalid')).toBe('true')
  await press(m.sign_up_create_title())
  await waitFor(() => expect(screen.getAllByText(m.error_username_cannot_be_an_email_address())).toHaveLength(1))
})

test('any other failure says that the account was not created, and what to do [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(403, 'access_denied')
  await openFilled()
  await press(m.sign_up_create_title())
  expect(await screen.findByText(m.sign_up_failed().replaceAll('\u00a0', ' '))).toBeTruthy()
})

test('a username taken meanwhile shows an error at its field [SGN-15]', async () => {
  onTheWay[SIGN_UP] = refused(409, 'username_taken', 'userName')
  await openFilled()
  await press(m.sign_up_create_title())
  await screen.findByText(m.error_username_taken())
  expect((await box(m.sign_up_username())).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/24 tunnin/)).toBeNull()
})

test.each([
  ['expired_token', 400, m.link_expired_title()],
  ['creation_completed', 409, m.link_completed_title()],
  ['contact_deleted', 409, m.link_deleted_title()],
])('a link that is %s when submitting shows its page [SGN-11] [SGN-12] [SGN-13]', async (code, status, title) => {
  onTheWay[SIGN_UP] = refused(status, code)
  await openFilled()
  await press(m.sign_up_create_title())
  await heading(title)
  expect(screen.queryByLabelText(m.sign_up_password())).toBeNull()
})

test('a lost reply is looked up by the link: the account exists, or it is unknown [SGN-15]', async () => {
  onTheWay[SIGN_UP] = neverSent
  await openFilled()
  await press(m.sign_up_create_title())
  expect(await screen.findByText(/emme tiedä, luotiinko käyttäjätunnus/)).toBeTruthy()
  expect(await accounts()).toHaveLength(1)
  onTheWay[SIGN_UP] = lost
  await press(m.sign_up_create_title())
  await heading(m.link_completed_title())
})

test('/resend sends only on a press, and once for two presses [SGN-16]', async () => {
  await openPortal(RESEND_LINK)
  await heading(m.resend_title())
  expect(address()).toBe('/resend')
  expect(await resent()).toEqual([])
  let answer: () => void = () => {}
  onTheWay[RESEND] = async (_, pass) => {
    await new Promise<void>((done) => (answer = done))
    return pass()
  }
  const button = await screen.findByRole('button', { name: m.resend_submit() })
  button.click()
  button.click()
  await waitFor(async () => expect(await resent()).toHaveLength(1))
  answer()
  await heading(m.resend_summary_title())
  expect(await resent()).toHaveLength(1)
})

test.each([
  ['completed', '/resend-completed', m.link_completed_title()],
  ['unknown', '/resend-invalid', m.link_invalid_title()],
  ['deleted', '/resend-deleted', m.link_deleted_title()],
] as const)('resending for a link that is %s opens its page [SGN-16]', async (state, href, title) => {
  await openPortal(`/resend?token=${TOKENS.contract[state]}&type=0`)
  await press(m.resend_submit())
  await heading(title)
  expect(address()).toBe(href)
})

test('a failed resend shows an error at the button and can be retried [SGN-16] [ACC-10]', async () => {
  await openPortal(RESEND_LINK)
  for (const [answer, text] of [
    [refused(503, 'email_not_sent'), m.error_email_not_sent()],
    [refused(400, 'something_new'), m.error_generic()],
    [lost, /emme tiedä, lähtikö viesti/],
  ] as const) {
    onTheWay[RESEND] = answer
    const before = (await resent()).length
    await press(m.resend_submit())
    await screen.findByText(text)
    expect(alerts()).toHaveLength(1)
    expect(await resent()).toHaveLength(before + 1)
  }
})

test('resending after a lost reply points to the newest email [SGN-16]', async () => {
  onTheWay[RESEND] = lost
  await openPortal(RESEND_LINK)
  await press(m.resend_submit())
  await screen.findByText(m.resend_unknown())
  delete onTheWay[RESEND]
  await press(m.resend_submit())
  expect(await screen.findByText(m.link_invalid_text())).toBeTruthy()
})

test('the summary of a contract shows the next steps and can resend the email [SGN-17] [SGN-16]', async () => {
  await openPortal(`/contract/summary?token=${TOKENS.contract.valid}&type=0`)
  await heading(m.summary_title())
  expect(address()).toBe('/contract/summary')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(await screen.findByText(/14 päivää/)).toBeTruthy()
  await press(m.resend_submit())
  expect(await screen.findByText(m.resend_sent())).toBeTruthy()
  expect(address()).toBe('/contract/summary')
  await reloadPortal()
  await heading(m.summary_title())
})

test('/sign-up leads to a contract, a new account and an existing one; login and dead ends lead there [SGN-08]', async () => {
  await openPortal('/login')
  expect((await screen.findByRole('link', { name: m.sign_up_contract_title() })).getAttribute('href')).toBe('/contract')
  await follow(m.sign_up_create_title())
  await heading(m.sign_up_title())
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(way(m.sign_up_contract_title())).toBe('/contract')
  expect(way(m.sign_up_new_title())).toBe('/sign-up/create-account')
  expect(way(m.sign_up_existing_title())).toBe('/sign-up/existing-account')
  await goTo('/not-found')
  expect((await screen.findByRole('link', { name: m.sign_up_title() })).getAttribute('href')).toBe('/sign-up')
})

async function fillPerson() {
  await fill(m.sign_up_first_name(), 'Eero')
  await fill(m.sign_up_last_name(), 'Mäkelä')
  await fill(m.sign_up_email(), 'eero@kirjapaja.example')
}
async function fillCompany(businessId: string) {
  await fill(m.sign_up_company_name(), ' Rauhaniemen Kirjapaja Oy ')
  await fill(m.sign_up_business_id(), businessId)
  await fill(m.address_line(), 'Rauhaniementie 20')
  await fill(m.address_post_code(), '33180')
  await fill(m.address_city(), 'Tampere')
}
const USER = {
  username: 'eero.makela',
  password: 'Kirjapaja-26',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@kirjapaja.example',
}

test('creates a new company and its user, and the login says to confirm the email [SGN-08] [SGN-15]', async () => {
  await openPortal('/sign-up/create-account')
  await fillCompany('98123462')
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press(m.sign_up_create_title())
  await heading(m.to_login())
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
  await storeTyped('new-company', {
    companyName: 'Rauhaniemen Kirjapaja Oy',
    businessIdentityCode: CUSTOMER,
    address: { address: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere' },
    ...USER,
    confirmPassword: USER.password,
  })
  await openPortal('/sign-up/create-account')
  await press(m.sign_up_create_title())
  const dialog = await screen.findByRole('dialog', { name: m.sign_up_existing_title() })
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/sign-up/existing-account',
  ])
  expect(await created()).toEqual([])
  await press(m.existing_company_close())
  expect((await box(m.sign_up_company_name())).value).toContain('Kirjapaja')

  // What the other form asks for, too, is there already.
  await press(m.sign_up_create_title())
  await follow(m.existing_company_join())
  await heading(m.sign_up_existing_page_title())
  expect((await box(m.sign_up_business_id())).value).toBe('9912345-6')
  expect((await box(m.sign_up_last_name())).value).not.toBe('')
  expect((await screen.findByLabelText<HTMLInputElement>(m.sign_up_password())).value).toBe('')
})

test('rejects a PO box as company address, and a Finnish postcode without five digits [SGN-08] [VAL-08] [VAL-10]', async () => {
  await openPortal('/sign-up/create-account')
  await fill(m.address_line(), 'PL 12')
  await fill(m.address_post_code(), '3310')
  expect(await screen.findByText(m.error_po_box_not_allowed())).toBeTruthy()
  expect(await screen.findByText(m.address_post_code_finnish())).toBeTruthy()
})

test('finds an existing company by customer number and business id, and reports a mismatch [SGN-08] [NAV-14]', async () => {
  await openPortal('/sign-up/existing-account')
  await fill(m.sign_up_customer_number(), '1001234')
  expect(await screen.findByText(m.sign_up_customer_number_wrong().replaceAll('\u00a0', ' '))).toBeTruthy()
  await fill(m.sign_up_customer_number(), '10012346')
  await fill(m.sign_up_business_id(), CUSTOMER)
  await fillPerson()
  await fillAccount(USER.username, USER.password)
  await press(m.sign_up_create_title())
  expect(await screen.findByText(m.error_company_not_found())).toBeTruthy()
  await fill(m.sign_up_customer_number(), '10012345')
  await press(m.sign_up_create_title())
  await heading(m.to_login())
  expect((await created())[1]).toEqual({
    company: { customerNumber: '10012345', businessIdentityCode: CUSTOMER },
    user: USER,
    returnUrl: `${window.location.origin}/login?created-account=true`,
  })
})

test('validates a complete business id while typing [VAL-06]', async () => {
  await openPortal('/sign-up/existing-account')
  const input = await box(m.sign_up_business_id())
  input.focus()
  await userEvent.type(input, '9912345')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(input, '7')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input, '{Backspace}6')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(await screen.findByText(m.form_business_id_right())).toBeTruthy()
})

test('the sign-up pages are available in English [SGN-08]', async () => {
  await openPortal('/en/sign-up')
  await heading(m.sign_up_title({}, { locale: 'en' }))
  expect(
    (await screen.findByRole('link', { name: m.sign_up_contract_title({}, { locale: 'en' }) })).getAttribute('href'),
  ).toBe('/en/contract')
})
