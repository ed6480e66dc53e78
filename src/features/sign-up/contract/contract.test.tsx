// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { NEW_INVOICING } from '@/forms/fields/invoicing-values'
import '@/forms/fields/operator-select'
import { sentCommand } from '@/session/sent-commands'
import { currentSession, endSession } from '@/session/session-store'
import { useReCaptcha } from '../../../../tests/support/answering-recaptcha'
import { expectRouteError } from '../../../../tests/support/expected-console'
import { UNCHECKED } from '../../../../tests/support/mount-in-test'
import {
  beginAnew,
  goTo,
  lost,
  neverSent,
  onTheWay,
  openPortal,
  refused,
  reloadPortal,
  storeTyped,
  usePortal,
} from '../../../../tests/support/portal-test-bed'
import { address, bodiesOf, box, enter, fill, follow, heading, press } from '../../../../tests/support/sign-up-pages'
import { CONTRACT_FORM, NEW_CONTACT, NEW_CONTRACT } from './contract-form'

usePortal()
useReCaptcha()

const SIGN = 'POST /api/sign-contract'
const EXISTS = 'POST /api/companies/exists'
const CUSTOMER = '9912345-6'

const COMPANY = {
  companyName: 'Pyynikin Paahtimo Oy',
  businessIdentityCode: '9812346-2',
  numberOfEmployees: 3,
  address: 'Satakunnankatu 18',
  postCode: '33210',
  city: 'Tampere',
  country: 'FI',
}
const PLACE = { address: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' }
const AINO = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailAddress: 'aino@paahtimo.example',
  phoneNumber: '+358401234567',
}

const next = () => press(m.wizard_next())
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }), UNCHECKED)

async function fillCompany() {
  await fill(m.sign_up_company_name(), 'Pyynikin Paahtimo Oy')
  await fill(m.sign_up_business_id(), '98123462')
  await choose(m.company_size_3())
  await fill(m.address_line(), 'Satakunnankatu 18')
  await fill(m.address_post_code(), '33210')
  await fill(m.address_city(), 'Tampere')
}
async function fillInvoicing() {
  await fill(m.invoicing_email(), 'laskut@paahtimo.example')
  await press(m.contract_same_address())
}
const person = (number: number) => within(screen.getByRole('region', { name: `Yhteyshenkilö ${number}` }))
async function fillPerson(number: number, { firstName, lastName, emailAddress, phoneNumber }: typeof AINO) {
  await enter(person(number).getByRole('textbox', { name: m.sign_up_first_name() }), firstName)
  await enter(person(number).getByRole('textbox', { name: m.sign_up_last_name() }), lastName)
  await enter(person(number).getByRole('textbox', { name: m.sign_up_email() }), emailAddress)
  await enter(person(number).getByRole('textbox', { name: m.sign_up_phone() }), phoneNumber)
}

/** What fillCompany, fillInvoicing and fillPerson type, as a draft holds it. */
const COMPANY_TYPED = { ...COMPANY, businessIdentityCode: '98123462', numberOfEmployees: '3' }
const INVOICING_TYPED = { ...NEW_INVOICING, ...PLACE, emailAddress: 'laskut@paahtimo.example' }
const PERSON_TYPED = { ...NEW_CONTACT, ...AINO }

/** Opens a step of a contract that is partly filled in: typing the steps before it takes most of a test's time. */
async function resume(path: string, title: string, typed: Partial<typeof NEW_CONTRACT>, username?: string) {
  await storeTyped(CONTRACT_FORM, typed, username)
  const opened = await openPortal(path, username)
  await heading(title)
  return opened
}
const toCompany = (changed: Partial<typeof COMPANY_TYPED>) =>
  resume('/contract', m.contract_company(), { companyInformation: { ...COMPANY_TYPED, ...changed } })
const toInvoicing = (typed: Partial<typeof NEW_CONTRACT> = {}) =>
  resume('/contract/invoicing', m.contract_invoicing(), { companyInformation: COMPANY_TYPED, ...typed })
const toContacts = (...contactPersons: typeof NEW_CONTRACT.contactPersons) =>
  resume('/contract/contact-persons', m.contract_contacts(), {
    companyInformation: COMPANY_TYPED,
    invoicingInformation: INVOICING_TYPED,
    ...(contactPersons.length > 0 && { contactPersons }),
  })
const toSigning = (typed: Partial<typeof NEW_CONTRACT> = {}) =>
  resume('/contract/signing', m.contract_signing(), {
    companyInformation: COMPANY_TYPED,
    invoicingInformation: INVOICING_TYPED,
    contactPersons: [PERSON_TYPED],
    ...typed,
  })
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }), UNCHECKED)
const RIGHT = m.contract_right()
const TERMS = m.contract_terms()
const PRICES = m.contract_price_list()
async function fillSigning() {
  await press('Käytä tietoja: Aino Virtanen')
  await tick(RIGHT)
  await tick(TERMS)
  await tick(PRICES)
}
const sign = () => press(m.contract_sign())
const signedWith = () => bodiesOf('/api/sign-contract')

const WHOLE = {
  companyInformation: COMPANY,
  invoicingInformation: { ...PLACE, invoiceMethod: 'email', emailAddress: 'laskut@paahtimo.example' },
  contactPersons: [AINO],
  contractSignatory: {
    firstName: 'Aino',
    lastName: 'Virtanen',
    emailAddress: 'aino@paahtimo.example',
    rightToSign: true,
    termsAndConditions: true,
  },
  reCaptchaToken: 'token of sign_contract',
}
/** What fillSigning chooses, as a draft holds it. */
const SIGNING_TYPED = { contractSignatory: WHOLE.contractSignatory, acceptsPriceList: true }

test('signs for the signatory that stood in the form at the press, whatever is pressed during its check [SGN-04] [SES-24]', async () => {
  const other = { ...PERSON_TYPED, firstName: 'Matti', emailAddress: 'matti@paahtimo.example' }
  await toSigning({ contactPersons: [PERSON_TYPED, other] })
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  onTheWay['POST /api/email/validate'] = (_, pass) => held.then(() => pass())
  await fillSigning()
  await sign()
  await press('Käytä tietoja: Matti Virtanen')
  answer()
  await waitFor(async () => expect(await signedWith()).toHaveLength(1))
  expect(await signedWith()).toMatchObject([{ contractSignatory: WHOLE.contractSignatory }])
})

test('signs the contract once after four steps and opens its summary [SGN-01] [SGN-05] [SGN-18]', async () => {
  await openPortal('/contract')
  await fillCompany()
  await next()
  await heading(m.contract_invoicing())
  await fillInvoicing()
  await next()
  await heading(m.contract_contacts())
  await fillPerson(1, { ...AINO, phoneNumber: '040 123 4567' })
  await next()
  await heading(m.contract_signing())
  await fillSigning()
  const button = await screen.findByRole('button', { name: m.contract_sign() })
  act(() => {
    button.click()
    button.click()
  })
  await heading(m.summary_title())
  expect(address()).toBe('/contract/summary')
  expect(await signedWith()).toEqual([WHOLE])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Paahtimo')
})

test('signing opens the summary with token and type, which are then removed from the URL [SGN-05]', async () => {
  const { router } = await toSigning(SIGNING_TYPED)
  const went: { pathname: string; search: object }[] = []
  const stop = router.subscribe('onBeforeNavigate', ({ toLocation }) => went.push(toLocation))
  await sign()
  await heading(m.summary_title())
  stop()
  expect(went[0]).toMatchObject({ pathname: '/contract/summary', search: { token: expect.any(String), type: '0' } })
  expect(address()).toBe('/contract/summary')
})

test('begins with Finland, invoices by email, +358 and nothing accepted [SGN-02]', async () => {
  await openPortal('/contract')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: m.address_country() })).value).toBe('FI')
  await beginAnew()
  await toInvoicing()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.invoicing_method_email() }).checked).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: m.address_country() }).value).toBe('FI')
  await beginAnew()
  await toContacts()
  expect((await box(m.sign_up_phone())).value).toBe('+358')
  // The country code alone is no phone number.
  await next()
  expect(await screen.findByText(m.form_error_phone())).toBeTruthy()
  await fillPerson(1, AINO)
  await next()
  await heading(m.contract_signing())
  for (const name of [RIGHT, TERMS, PRICES]) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
  }
})

test('an invalid step shows its first error and does not continue; going back keeps the data [SGN-01]', async () => {
  await openPortal('/contract')
  await next()
  expect(address()).toBe('/contract')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('companyInformation.companyName'))
  expect(await bodiesOf('/api/companies/exists')).toEqual([])
  await fillCompany()
  await next()
  await heading(m.contract_invoicing())
  await fill(m.invoicing_email(), 'laskut@paahtimo.example')
  await follow(m.wizard_back())
  await heading(m.contract_company())
  expect((await box(m.sign_up_company_name())).value).toBe('Pyynikin Paahtimo Oy')
  await next()
  await heading(m.contract_invoicing())
  expect((await box(m.invoicing_email())).value).toBe('laskut@paahtimo.example')
})

test('an existing customer is offered login or an account for its company [SGN-07]', async () => {
  await toCompany({ businessIdentityCode: CUSTOMER })
  await next()
  const dialog = await screen.findByRole('dialog', { name: m.sign_up_existing_title() })
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/sign-up/existing-account',
  ])
  await press(m.existing_company_close())
  expect(address()).toBe('/contract')
  await fill(m.sign_up_business_id(), '9812346-2')
  await next()
  await heading(m.contract_invoicing())
})

test('rejects a PO box as company address and an invalid business id; invoices may use a PO box [SGN-18] [VAL-10]', async () => {
  await toCompany({ businessIdentityCode: '9812346-3', address: 'PL 12' })
  await next()
  expect(await screen.findByText(m.error_po_box_not_allowed())).toBeTruthy()
  expect((await box(m.sign_up_business_id())).getAttribute('aria-invalid')).toBe('true')
  await fill(m.sign_up_business_id(), '9812346-2')
  await fill(m.address_line(), 'Satakunnankatu 18')
  await next()
  await heading(m.contract_invoicing())
  await fillInvoicing()
  await fill(m.address_line(), 'PL 12')
  await next()
  await heading(m.contract_contacts())
})

test('an e-invoice needs address and operator, which are checked together once both are valid [SGN-06]', async () => {
  await toInvoicing()
  await press(m.contract_same_address())
  await choose(m.invoicing_method_einvoice())
  await next()
  expect(address()).toBe('/contract/invoicing')
  expect(await bodiesOf('/api/einvoice/validate')).toEqual([])
  const operator = await screen.findByRole('combobox', { name: m.invoicing_operator() })
  await userEvent.click(operator)
  await userEvent.type(operator, 'apix')
  await userEvent.click(await screen.findByRole('option', { name: /^Apix/ }))
  expect(await bodiesOf('/api/einvoice/validate')).toEqual([])
  await fill(m.invoicing_einvoice_address(), '000000000000')
  await next()
  await screen.findByText(m.error_invalid_einvoice())
  expect(address()).toBe('/contract/invoicing')
  await fill(m.invoicing_einvoice_address(), '0037 98123462')
  await next()
  await heading(m.contract_contacts())
  expect(await bodiesOf('/api/einvoice/validate')).toEqual([
    { eInvoiceAddress: '000000000000', operator: '003723327487', reCaptchaToken: 'token of check_einvoice' },
    { eInvoiceAddress: '003798123462', operator: '003723327487', reCaptchaToken: 'token of check_einvoice' },
  ])
})

test('a missing reCAPTCHA site key is reported as a configuration error, and the server checks the e-invoice [SGN-06]', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  await toInvoicing()
  onTheWay['GET /api/settings'] = async (_, pass) => {
    const settings: unknown = await ((await pass()) as Response).json()
    return Response.json({ ...(settings as object), reCaptchaSiteKey: undefined })
  }
  await press(m.contract_same_address())
  await choose(m.invoicing_method_einvoice())
  const operator = await screen.findByRole('combobox', { name: m.invoicing_operator() })
  await userEvent.type(operator, 'apix')
  await userEvent.click(await screen.findByRole('option', { name: /^Apix/ }))
  await fill(m.invoicing_einvoice_address(), '003798123462')
  await next()
  await heading(m.contract_contacts())
  expect(report).toHaveBeenCalledWith(new Error('there is no reCAPTCHA site key'))
  expect(await bodiesOf('/api/einvoice/validate')).toEqual([])
})

test('does not send fields of other invoicing methods [SGN-06] [SGN-18]', async () => {
  await toInvoicing({ invoicingInformation: INVOICING_TYPED, contactPersons: [PERSON_TYPED] })
  await choose(/^Paperilasku/)
  await next()
  await heading(m.contract_contacts())
  await next()
  await heading(m.contract_signing())
  expect(await screen.findByText('17,90 € laskulta')).toBeTruthy()
  await fillSigning()
  await sign()
  await heading(m.summary_title())
  expect(await signedWith()).toMatchObject([{ invoicingInformation: { ...PLACE, invoiceMethod: 'paper' } }])
  expect(JSON.stringify(await signedWith())).not.toContain('laskut@')
})

test('contacts can be added and removed, except the last one [SGN-03]', async () => {
  await toContacts(PERSON_TYPED)
  expect(screen.queryByRole('button', { name: /^Poista/ })).toBeNull()
  await press(m.contract_contact_add())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Yhteyshenkilö 2'))
  await enter(person(2).getByRole('textbox', { name: m.sign_up_first_name() }), 'Åke')
  await press(m.contract_contact_add())
  await fillPerson(3, { ...AINO, firstName: 'Liisa', emailAddress: 'liisa@paahtimo.example' })
  await press('Poista yhteyshenkilö 2')
  expect(screen.getAllByRole('region', { name: /^Yhteyshenkilö/ })).toHaveLength(2)
  expect(person(2).getByRole<HTMLInputElement>('textbox', { name: m.sign_up_first_name() }).value).toBe('Liisa')
  await next()
  await heading(m.contract_signing())
  await fillSigning()
  await sign()
  await heading(m.summary_title())
  expect(await signedWith()).toMatchObject([{ contactPersons: [{ firstName: 'Aino' }, { firstName: 'Liisa' }] }])
})

test('an email domain without mail blocks the contacts step [VAL-02]', async () => {
  await toContacts({ ...PERSON_TYPED, emailAddress: 'aino@nowhere.example' })
  await next()
  await screen.findByText(/verkkotunnusta ei löydy/)
  expect(address()).toBe('/contract/contact-persons')
})

test('signing needs every consent [SGN-04]', async () => {
  await toSigning(SIGNING_TYPED)
  for (const name of [RIGHT, TERMS, PRICES]) {
    await tick(name)
    await sign()
    expect(await screen.findByText(m.form_error_consent())).toBeTruthy()
    expect(screen.getByRole('checkbox', { name }).getAttribute('aria-invalid')).toBe('true')
    // Fields take no input until the press has ended.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: m.contract_sign() }).getAttribute('aria-busy')).not.toBe('true'),
    )
    await tick(name)
    await waitFor(() => expect(screen.queryByText(m.form_error_consent())).toBeNull())
  }
  expect(await signedWith()).toEqual([])
  await sign()
  await heading(m.summary_title())
})

test('before signing, a summary shows all input with links to edit it, and the terms [SGN-01] [SGN-04]', async () => {
  await toSigning()
  const review = within(screen.getByRole('region', { name: m.contract_review() }))
  for (const text of [
    'Pyynikin Paahtimo Oy',
    '9812346-2',
    m.company_size_3(),
    'Sähköpostilasku',
    'laskut@paahtimo.example',
    'Aino Virtanen',
    'aino@paahtimo.example',
  ]) {
    expect(review.getByText(text)).toBeTruthy()
  }
  expect(review.getAllByText('Satakunnankatu 18, 33210 Tampere, Suomi')).toHaveLength(2)
  expect(review.getByText('+358 40 123 4567')).toBeTruthy()
  for (const name of ['Avaa käyttöehdot', 'Avaa hinnasto']) {
    expect((await screen.findByRole('link', { name: new RegExp(`^${name}`) })).getAttribute('target')).toBe('_blank')
  }
  await follow('Muuta: Laskutustiedot')
  await heading(m.contract_invoicing())
  await follow(/^4 Allekirjoitus/)
  await heading(m.contract_signing())
})

test('a rejection shows the general error and keeps the data [SGN-05]', async () => {
  await toSigning(SIGNING_TYPED)
  onTheWay[SIGN] = refused(400, 'something_new')
  await sign()
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  expect(address()).toBe('/contract/signing')
  expect((await box(m.sign_up_first_name())).value).toBe('Aino')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: TERMS }).checked).toBe(true)
})

test('a company that became a customer meanwhile is told that nothing was signed, and what to do next [SGN-07] [SGN-05]', async () => {
  await toSigning(SIGNING_TYPED)
  onTheWay[SIGN] = refused(409, 'company_already_exists', 'companyInformation.businessIdentityCode')
  await sign()
  const dialog = within(await screen.findByRole('dialog', { name: m.existing_company_title() }))
  expect(dialog.getByText(m.contract_refused())).toBeTruthy()
  expect(dialog.getByRole('link', { name: m.existing_company_join() })).toBeTruthy()
  await press(m.existing_company_close())
  await heading(m.contract_company())
  expect((await box(m.sign_up_company_name())).value).toBe('Pyynikin Paahtimo Oy')
  // All fields are filled in, but nothing is signed.
  expect(screen.getByRole('link', { name: /^4 Allekirjoitus/ }).textContent).not.toContain(m.wizard_done())
})

test('copying the address keeps the focus on the button, which then says why it is disabled [SGN-01]', async () => {
  await toInvoicing()
  const name = { name: m.contract_same_address() }
  const button = await screen.findByRole('button', name)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', name).getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByRole('button', name))
})

test('fields of a newly selected invoicing method show no errors until touched [SGN-06] [VAL-15]', async () => {
  await toInvoicing()
  await next()
  await waitFor(async () => expect((await box(m.invoicing_email())).getAttribute('aria-invalid')).toBe('true'))
  await choose(m.invoicing_method_einvoice())
  const einvoice = await box(m.invoicing_einvoice_address())
  // A filled field has triggered validation.
  await fill(m.address_line(), 'Satakunnankatu 18')
  expect(einvoice.getAttribute('aria-invalid')).toBeNull()
  await next()
  await waitFor(() => expect(einvoice.getAttribute('aria-invalid')).toBe('true'))
})

test('the summary shows the recipient of the link, also after a reload [SGN-17]', async () => {
  await toSigning(SIGNING_TYPED)
  await sign()
  await heading(m.summary_title())
  const step = m.summary_step_mail_to({ email: 'aino@paahtimo.example' })
  expect(await screen.findByText(step)).toBeTruthy()
  await reloadPortal()
  expect(await screen.findByText(step)).toBeTruthy()
  expect(address()).toBe('/contract/summary')
})

test.each([
  ['none but the signatory', [{ ...PERSON_TYPED, emailAddress: 'Aino@paahtimo.example' }], false],
  ['another person', [PERSON_TYPED, { ...PERSON_TYPED, emailAddress: 'ake@paahtimo.example' }], true],
])('the summary names other contacts only if there are any: %s [SGN-17]', async (_case, contactPersons, named) => {
  await toSigning({ ...SIGNING_TYPED, contactPersons })
  await sign()
  await heading(m.summary_title())
  expect(screen.queryByText(m.summary_step_others()) !== null).toBe(named)
})

test('every page of the contract links guests to help [NAV-02]', async () => {
  await openPortal('/contract')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: m.menu_help() }).getAttribute('href')).toBe('/help')
})

test('contacts must have different email addresses [SGN-03]', async () => {
  await toContacts(PERSON_TYPED, { ...PERSON_TYPED, emailAddress: 'AINO@paahtimo.example' })
  await next()
  await screen.findByText(m.contract_contact_same_email())
  expect(address()).toBe('/contract/contact-persons')
  await enter(person(2).getByRole('textbox', { name: m.sign_up_email() }), 'ake@paahtimo.example')
  await next()
  await heading(m.contract_signing())
})

describe('a voucher manager whose company has no authorised signatory', () => {
  const PAIVI = 'paivi.nurmi@koskenniska.example'
  const OWN = '9876543-0'

  const toOwnSigning = () =>
    resume('/contract/signing', m.contract_signing(), { invoicingInformation: INVOICING_TYPED }, 'paivi.nurmi')
  const consent = async () => {
    for (const name of [RIGHT, TERMS, PRICES]) await tick(name)
    await sign()
  }
  const signAs = async (firstName: string, lastName: string, email: string) => {
    await fill(m.sign_up_first_name(), firstName)
    await fill(m.sign_up_last_name(), lastName)
    await fill(m.sign_up_email(), email)
    await consent()
  }

  test('a known company is prefilled, and its user is a signatory after signing [COM-17] [COM-15]', async () => {
    await openPortal('/company-information', 'paivi.nurmi')
    await follow(m.company_no_signatory_contract())
    await heading(m.contract_company())
    expect((await box(m.sign_up_business_id())).value).toBe(OWN)
    await next()
    await heading(m.contract_invoicing())
    await fillInvoicing()
    await next()
    await heading(m.contract_contacts())
    expect((await box(m.sign_up_email())).value).toBe(PAIVI)
    await next()
    await heading(m.contract_signing())
    expect(await bodiesOf('/api/companies/exists')).toEqual([])
    await press('Käytä tietoja: Päivi Nurmi')
    await consent()
    await screen.findByText(m.contract_own_signed())
    expect(address()).toBe('/')
    expect(await signedWith()).toMatchObject([{ companyInformation: { businessIdentityCode: OWN } }])
    expect(currentSession()?.roles).toContain('signatory')
  })

  test('another signatory gets the link [COM-17]', async () => {
    await toOwnSigning()
    await signAs('Örjan', 'Koski', 'orjan.koski@koskenniska.example')
    await heading(m.summary_title())
    // Besides the signatory there is only the user, who gets no email because the user already has an account.
    expect(screen.queryByText(m.summary_step_others())).toBeNull()
    await goTo('/company-information?tab=contacts')
    expect((await screen.findAllByText('orjan.koski@koskenniska.example'))[0]).toBeTruthy()
  })

  test('after a lost reply the user learns whether the signature counts, or signs again [COM-17]', async () => {
    await toOwnSigning()
    onTheWay[SIGN] = lost
    await signAs('Örjan', 'Koski', 'orjan.koski@koskenniska.example')
    await screen.findByText(m.contract_lost_repeatable({ email: 'orjan.koski@koskenniska.example' }))
    await press(m.contract_lost_back())
    await heading(m.contract_signing())
    await press('Käytä tietoja: Päivi Nurmi')
    await sign()
    await screen.findByText(m.contract_own_signed())
    await follow(m.to_home())
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('a rejected own company refers to customer service [COM-17]', async () => {
    await toOwnSigning()
    onTheWay[SIGN] = refused(409, 'company_already_exists', 'companyInformation.businessIdentityCode')
    await press('Käytä tietoja: Päivi Nurmi')
    await consent()
    await screen.findByText(m.contract_refused_own())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test.each([
  [
    'an email address of a contact person',
    400,
    'invalid_email_address',
    'contactPersons.emailAddress',
    0,
    m.contract_contacts(),
    m.sign_up_email(),
  ],
  [
    'the email address for invoices',
    400,
    'invalid_email_address',
    'invoicingInformation.emailAddress',
    undefined,
    m.contract_invoicing(),
    m.invoicing_email(),
  ],
])(
  'a rejected %s opens its step and field [SGN-05]',
  async (_what, status, code, fieldName, elementIndex, step, field) => {
    await toSigning(SIGNING_TYPED)
    onTheWay[SIGN] = refused(status, code, fieldName, elementIndex)
    await sign()
    await heading(step)
    await waitFor(async () => expect((await box(field)).getAttribute('aria-invalid')).toBe('true'))
  },
)

test.each([
  ['mine', lost],
  ['somebody else’s', neverSent],
])(
  'after a lost reply a new customer does not prove the signature, also when it was %s [SGN-05]',
  async (_, answer) => {
    await toSigning(SIGNING_TYPED)
    onTheWay[SIGN] = answer
    onTheWay[EXISTS] = async () => Response.json({ companyAlreadyExists: true })
    await sign()
    await screen.findByText(m.contract_lost_customer_title())
    expect(await screen.findByText(m.contract_lost_customer({ email: 'aino@paahtimo.example' }))).toBeTruthy()
    expect(await signedWith()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: m.contract_sign() })).toBeNull()
    delete onTheWay[EXISTS]
    await follow(m.existing_company_join())
    await heading(m.sign_up_existing_page_title())
    await goTo('/contract')
    expect((await box(m.sign_up_company_name())).value).toBe('')
  },
)

test('after a lost reply without a signature the user returns to the form, also after a reload [SGN-05]', async () => {
  await toSigning(SIGNING_TYPED)
  onTheWay[SIGN] = neverSent
  await sign()
  await screen.findByText(m.contract_lost_open_title())
  await reloadPortal()
  await screen.findByText(m.contract_lost_open_title())
  expect(await signedWith()).toHaveLength(1)
  await press(m.contract_lost_back())
  await heading(m.contract_signing())
  expect(sentCommand('contract')).toBeUndefined()
  expect((await box(m.sign_up_first_name())).value).toBe('Aino')
})

test('while the look-up fails the outcome is unknown, and nothing can be signed [SGN-05]', async () => {
  await toSigning(SIGNING_TYPED)
  onTheWay[SIGN] = lost
  onTheWay[EXISTS] = neverSent
  await sign()
  await screen.findByText(m.contract_lost_title())
  expect(screen.queryByRole('button', { name: /Takaisin|Allekirjoita/ })).toBeNull()
  delete onTheWay[EXISTS]
  await press(m.contract_lost_check())
  await screen.findByText(m.contract_lost_customer_title())
})

test('restores the input after a reload and after visiting other pages [SGN-01]', async () => {
  await toContacts()
  await fillPerson(1, AINO)
  await reloadPortal()
  await heading(m.contract_contacts())
  expect((await box(m.sign_up_first_name())).value).toBe('Aino')
  await goTo('/help')
  await heading(m.help_title())
  await goTo('/contract')
  expect((await box(m.sign_up_company_name())).value).toBe('Pyynikin Paahtimo Oy')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.company_size_3() }).checked).toBe(true)
  await goTo('/contract/contact-persons')
  expect((await box(m.sign_up_first_name())).value).toBe('Aino')
})

test('the draft of a logged-in user is not shown after logout [SGN-01] [SES-26]', async () => {
  await openPortal('/contract', 'aino.virtanen')
  await fill(m.sign_up_company_name(), 'Pyynikin Paahtimo Oy')
  act(() => endSession('logged-out'))
  await heading(m.to_login())
  await goTo('/contract')
  expect((await box(m.sign_up_company_name())).value).toBe('')
})

test('countries that cannot be read block the page and offer a retry [NAV-10]', async () => {
  expectRouteError(/ApiError: listCountries/)
  onTheWay['GET /api/countries'] = refused(500, 'internal_error')
  await openPortal('/contract')
  await heading(m.error_screen_title())
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('speaks English, with the Finnish name of a country that has no other [FMT-12]', async () => {
  onTheWay['GET /api/countries'] = async () =>
    Response.json([
      { id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' },
      { id: 'AX', nameFi: 'Ahvenanmaa' },
      { id: 'SE', nameFi: 'Ruotsi', nameEn: 'Sweden' },
    ])
  await openPortal('/en/contract')
  await heading(m.contract_company({}, { locale: 'en' }))
  const country = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: m.address_country({}, { locale: 'en' }),
  })
  expect([...country.options].map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Ahvenanmaa', 'Finland', 'Sweden']),
  )
})
