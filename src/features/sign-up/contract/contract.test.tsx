// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installDrafts } from '@/session/draft'
import { installSentCommands, sentCommand } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { type answers, callsOf, lost, refused } from '../../../../tests/support/answers-test-bed'
import { useFreshPage } from '../../../../tests/support/mount-in-test'
import {
  address,
  box,
  fill,
  follow,
  goTo,
  heading,
  openPortal,
  press,
  reloadPortal,
} from '../../../../tests/support/portal-with-answers'
// Loaded with the first error in the portal; loaded before it here, so that no test waits for a file.
import '@/forms/errors/apply-server-errors'
import '@/forms/fields/search-select'

vi.mock('@/api/request', async () => (await import('../../../../tests/support/answers-test-bed')).requestModule)
let captcha: (action: string) => Promise<string>
vi.mock('@/shell/recaptcha', () => ({ reCaptchaToken: (action: string) => captcha(action) }))

useFreshPage()

const stops: (() => void)[] = []
beforeEach(() => {
  captcha = (action) => Promise.resolve(`token of ${action}`)
  sessionStorage.clear()
  window.scrollTo = () => {}
  stops.push(installDrafts(), installSentCommands())
})
afterEach(() => {
  cleanup()
  act(() => endSession('logged-out'))
  for (const stop of stops.splice(0)) stop()
})

/** Companies that are customers. */
let customers: string[]
const GIVEN: typeof answers = {
  readFeatureFlags: () => ({}),
  listCountries: () => [
    { id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' },
    { id: 'AX', nameFi: 'Ahvenanmaa' },
    { id: 'SE', nameFi: 'Ruotsi', nameEn: 'Sweden' },
  ],
  checkCompanyExists: ({ data }) => ({ companyAlreadyExists: customers.includes(data.businessIdentityCode) }),
  validateEmail: ({ data }) => {
    if (data.emailAddress.includes('@nowhere')) throw refused('validateEmail', 400, 'invalid_email_domain')
    return { valid: true }
  },
  validateEinvoice: ({ data }) => ({ valid: data.eInvoiceAddress !== '000000000000' }),
  readNotices: () => ({
    addingContactsDisabled: [],
    editingDisabled: [],
    support: { phoneNumber: '+358931580001', emailAddress: 'a@b.example' },
    supportLinks: [],
    voucherContact: { phoneNumber: '+358931580001', emailAddress: 'a@b.example' },
    guides: { employer: both('https://a.example'), beneficiary: both('https://a.example') },
    agreements: { terms: both('https://a.example/ehdot'), priceList: both('https://a.example/hinnasto') },
    benefitInfo: { massage: INFO, wellbeing: INFO },
  }),
  signContract: () => ({ token: 'reg-1' }),
}
const INFO = { instructions: both('https://a.example'), callToAction: both('https://a.example') }
function both(url: string) {
  return { fi: url, en: `${url}/en` }
}
beforeEach(() => {
  customers = ['9900001-8']
})

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

const next = () => press('Jatka')
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

async function fillCompany({ businessId = '98123462' } = {}) {
  await fill('Yrityksen nimi', 'Pyynikin Paahtimo Oy')
  await fill('Y-tunnus', businessId)
  await choose('10–99 työntekijää')
  await fill('Katuosoite', 'Satakunnankatu 18')
  await fill('Postinumero', '33210')
  await fill('Postitoimipaikka', 'Tampere')
}
async function toInvoicing() {
  await openPortal('/contract', GIVEN)
  await fillCompany()
  await next()
  await heading('Laskutustiedot')
}
async function fillInvoicing() {
  await fill('Laskutuksen sähköpostiosoite', 'laskut@paahtimo.example')
  await press(m.contract_same_address())
}
async function toContacts() {
  await toInvoicing()
  await fillInvoicing()
  await next()
  await heading('Yhteyshenkilöt')
}
const person = (number: number) => within(screen.getByRole('region', { name: `Yhteyshenkilö ${number}` }))
async function fillPerson(number: number, { firstName, lastName, emailAddress, phoneNumber }: typeof AINO) {
  const enter = async (name: string, text: string) => {
    const input = person(number).getByRole('textbox', { name })
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste(text)
  }
  await enter('Etunimi', firstName)
  await enter('Sukunimi', lastName)
  await enter('Sähköpostiosoite', emailAddress)
  await enter('Puhelinnumero', phoneNumber)
  await userEvent.tab()
}
async function toSigning() {
  await toContacts()
  await fillPerson(1, { ...AINO, phoneNumber: '040 123 4567' })
  await next()
  await heading('Allekirjoitus')
}
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const RIGHT = 'Minulla on oikeus allekirjoittaa sopimus yrityksen puolesta'
const TERMS = 'Hyväksyn palvelun käyttöehdot'
const PRICES = 'Hyväksyn hinnaston'
async function fillSigning() {
  await press('Käytä tietoja: Aino Virtanen')
  await tick(RIGHT)
  await tick(TERMS)
  await tick(PRICES)
}
const sign = () => press('Allekirjoita sopimus')
const signedWith = () => callsOf('signContract').map(({ data }) => data)

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

test('four steps make the contract, which is signed once and leads to its summary [SGN-01] [SGN-05] [SGN-18]', async () => {
  await toSigning()
  await fillSigning()
  const button = await screen.findByRole('button', { name: 'Allekirjoita sopimus' })
  act(() => {
    button.click()
    button.click()
  })
  await heading('Sopimus on allekirjoitettu')
  expect(address()).toBe('/contract/summary')
  expect(signedWith()).toEqual([WHOLE])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Paahtimo')
})

test('begins with Finland, invoices by email, +358 and nothing accepted [SGN-02]', async () => {
  await openPortal('/contract', GIVEN)
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Maa' })).value).toBe('FI')
  await fillCompany()
  await next()
  await heading('Laskutustiedot')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sähköpostilasku' }).checked).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Maa' }).value).toBe('FI')
  await fillInvoicing()
  await next()
  await heading('Yhteyshenkilöt')
  expect((await box('Puhelinnumero')).value).toBe('+358')
  // A beginning is no number.
  await next()
  expect(await screen.findByText(m.form_error_phone())).toBeTruthy()
  await fillPerson(1, AINO)
  await next()
  await heading('Allekirjoitus')
  for (const name of [RIGHT, TERMS, PRICES]) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
  }
})

test('a step that is not right keeps one there and shows its first error; going back keeps the data [SGN-01]', async () => {
  await openPortal('/contract', GIVEN)
  await next()
  expect(address()).toBe('/contract')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('companyInformation.companyName'))
  expect(callsOf('checkCompanyExists')).toEqual([])
  await fillCompany()
  await next()
  await heading('Laskutustiedot')
  await fill('Laskutuksen sähköpostiosoite', 'laskut@paahtimo.example')
  await follow('Takaisin')
  await heading('Yrityksen tiedot')
  expect((await box('Yrityksen nimi')).value).toBe('Pyynikin Paahtimo Oy')
  await next()
  await heading('Laskutustiedot')
  expect((await box('Laskutuksen sähköpostiosoite')).value).toBe('laskut@paahtimo.example')
})

test('a company that is a customer already is led to login or the existing account [SGN-07]', async () => {
  await openPortal('/contract', GIVEN)
  await fillCompany({ businessId: '9900001-8' })
  await next()
  const dialog = await screen.findByRole('dialog', { name: 'Yritys on jo asiakas' })
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/sign-up/existing-account',
  ])
  await press('Muuta Y-tunnusta')
  expect(address()).toBe('/contract')
  await fill('Y-tunnus', '9812346-2')
  await next()
  await heading('Laskutustiedot')
})

test('the company has no PO box, its id a right check digit, its invoices may have one [SGN-18] [VAL-10]', async () => {
  await openPortal('/contract', GIVEN)
  await fillCompany({ businessId: '9812346-3' })
  await fill('Katuosoite', 'PL 12')
  await next()
  expect(await screen.findByText('Osoite ei voi olla postilokero.')).toBeTruthy()
  expect((await box('Y-tunnus')).getAttribute('aria-invalid')).toBe('true')
  await fill('Y-tunnus', '9812346-2')
  await fill('Katuosoite', 'Satakunnankatu 18')
  await next()
  await heading('Laskutustiedot')
  await fillInvoicing()
  await fill('Katuosoite', 'PL 12')
  await next()
  await heading('Yhteyshenkilöt')
})

test('an e-invoice needs address and operator, which are checked together once both are right [SGN-06]', async () => {
  await toInvoicing()
  await press(m.contract_same_address())
  await choose('Verkkolasku')
  await next()
  expect(address()).toBe('/contract/invoicing')
  expect(callsOf('validateEinvoice')).toEqual([])
  const operator = await screen.findByRole('combobox', { name: 'Välittäjä' })
  await userEvent.click(operator)
  await userEvent.type(operator, 'apix')
  await userEvent.click(await screen.findByRole('option', { name: /^Apix/ }))
  expect(callsOf('validateEinvoice')).toEqual([])
  await fill('Verkkolaskuosoite', '000000000000')
  await next()
  await screen.findByText('Verkkolaskuosoite ja välittäjä eivät sovi yhteen. Tarkista molemmat.')
  expect(address()).toBe('/contract/invoicing')
  await fill('Verkkolaskuosoite', '0037 98123462')
  await next()
  await heading('Yhteyshenkilöt')
  expect(callsOf('validateEinvoice').map(({ data }) => data)).toEqual([
    { eInvoiceAddress: '000000000000', operator: '003723327487', reCaptchaToken: 'token of check_einvoice' },
    { eInvoiceAddress: '003798123462', operator: '003723327487', reCaptchaToken: 'token of check_einvoice' },
  ])
})

test('a missing site key is reported as the mistake that it is, and the server judges the e-invoice [SGN-06]', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const missing = new Error('there is no reCAPTCHA site key')
  captcha = (action) => (action === 'check_einvoice' ? Promise.reject(missing) : Promise.resolve(''))
  await toInvoicing()
  await press(m.contract_same_address())
  await choose('Verkkolasku')
  const operator = await screen.findByRole('combobox', { name: 'Välittäjä' })
  await userEvent.type(operator, 'apix')
  await userEvent.click(await screen.findByRole('option', { name: /^Apix/ }))
  await fill('Verkkolaskuosoite', '003798123462')
  await next()
  await heading('Yhteyshenkilöt')
  expect(report).toHaveBeenCalledWith(missing)
  expect(callsOf('validateEinvoice')).toEqual([])
})

test('what another method needed is not sent [SGN-06] [SGN-18]', async () => {
  await toInvoicing()
  await fillInvoicing()
  await choose(/^Paperilasku/)
  await next()
  await heading('Yhteyshenkilöt')
  await fillPerson(1, AINO)
  await next()
  await heading('Allekirjoitus')
  expect(await screen.findByText('17,90 € laskulta')).toBeTruthy()
  await fillSigning()
  await sign()
  await heading('Sopimus on allekirjoitettu')
  expect(signedWith()).toMatchObject([{ invoicingInformation: { ...PLACE, invoiceMethod: 'paper' } }])
  expect(JSON.stringify(signedWith())).not.toContain('laskut@')
})

test('contact persons can be added and removed, but one stays [SGN-03]', async () => {
  await toContacts()
  expect(screen.queryByRole('button', { name: /^Poista/ })).toBeNull()
  await fillPerson(1, AINO)
  await press('Lisää yhteyshenkilö')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Yhteyshenkilö 2'))
  await fillPerson(2, { ...AINO, firstName: 'Åke', emailAddress: 'ake@paahtimo.example' })
  await press('Lisää yhteyshenkilö')
  await fillPerson(3, { ...AINO, firstName: 'Liisa', emailAddress: 'liisa@paahtimo.example' })
  await press('Poista yhteyshenkilö 2')
  expect(screen.getAllByRole('region', { name: /^Yhteyshenkilö/ })).toHaveLength(2)
  expect(person(2).getByRole<HTMLInputElement>('textbox', { name: 'Etunimi' }).value).toBe('Liisa')
  await next()
  await heading('Allekirjoitus')
  await fillSigning()
  await sign()
  await heading('Sopimus on allekirjoitettu')
  expect(signedWith()).toMatchObject([{ contactPersons: [{ firstName: 'Aino' }, { firstName: 'Liisa' }] }])
})

test('an email domain that takes no mail keeps one at the contact person [VAL-02]', async () => {
  await toContacts()
  await fillPerson(1, { ...AINO, emailAddress: 'aino@nowhere.example' })
  await next()
  await screen.findByText(/verkkotunnusta ei löydy/)
  expect(address()).toBe('/contract/contact-persons')
})

test.each([RIGHT, TERMS, PRICES])('signing needs every consent, also: %s [SGN-04]', async (left) => {
  await toSigning()
  await press('Käytä tietoja: Aino Virtanen')
  for (const name of [RIGHT, TERMS, PRICES]) if (name !== left) await tick(name)
  await sign()
  expect(await screen.findByText(m.form_error_consent())).toBeTruthy()
  expect(signedWith()).toEqual([])
  await tick(left)
  await sign()
  await heading('Sopimus on allekirjoitettu')
})

test('before signing everything typed is shown, each part with its way back, the terms beside it [SGN-01] [SGN-04]', async () => {
  await toSigning()
  const review = within(screen.getByRole('region', { name: 'Tarkista tiedot' }))
  for (const text of [
    'Pyynikin Paahtimo Oy',
    '9812346-2',
    '10–99 työntekijää',
    'Sähköpostilasku',
    'laskut@paahtimo.example',
    'Aino Virtanen',
    'aino@paahtimo.example',
  ]) {
    expect(review.getByText(text)).toBeTruthy()
  }
  expect(review.getAllByText('Satakunnankatu 18, 33210 Tampere, Suomi')).toHaveLength(2)
  expect(review.getByText('+358 401 234 567')).toBeTruthy()
  for (const name of ['Avaa käyttöehdot', 'Avaa hinnasto']) {
    expect((await screen.findByRole('link', { name: new RegExp(`^${name}`) })).getAttribute('target')).toBe('_blank')
  }
  await follow('Muuta: Laskutustiedot')
  await heading('Laskutustiedot')
  await follow(/^4 Allekirjoitus/)
  await heading('Allekirjoitus')
})

test('a refusal says the generic error and keeps the data [SGN-05]', async () => {
  await toSigning()
  answerSigning(() => {
    throw refused('signContract', 400, 'something_new')
  })
  await fillSigning()
  await sign()
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  expect(address()).toBe('/contract/signing')
  expect((await box('Etunimi')).value).toBe('Aino')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: TERMS }).checked).toBe(true)
})

test.each([
  [
    'the company',
    409,
    'company_already_exists',
    'companyInformation.businessIdentityCode',
    undefined,
    'Yrityksen tiedot',
    'Y-tunnus',
  ],
  [
    'an email address of a contact person',
    400,
    'invalid_email_address',
    'contactPersons.emailAddress',
    0,
    'Yhteyshenkilöt',
    'Sähköpostiosoite',
  ],
  [
    'the email address for invoices',
    400,
    'invalid_email_address',
    'invoicingInformation.emailAddress',
    undefined,
    'Laskutustiedot',
    'Laskutuksen sähköpostiosoite',
  ],
])(
  'a refusal of %s leads to its step and field [SGN-05]',
  async (_what, status, code, fieldName, elementIndex, step, field) => {
    await toSigning()
    answerSigning(() => {
      const error = refused('signContract', status, code, fieldName)
      for (const item of error.items) Object.assign(item, { elementIndex })
      throw error
    })
    await fillSigning()
    await sign()
    await heading(step)
    expect((await box(field)).getAttribute('aria-invalid')).toBe('true')
  },
)

function answerSigning(signContract: NonNullable<(typeof answers)['signContract']>) {
  Object.assign(GIVEN, { signContract })
  stops.push(() => Object.assign(GIVEN, { signContract: () => ({ token: 'reg-1' }) }))
}

test('a lost answer is looked up by the business id: the contract was signed after all [SGN-05]', async () => {
  await toSigning()
  answerSigning(() => {
    customers.push('9812346-2')
    throw lost('signContract')
  })
  await fillSigning()
  await sign()
  await screen.findByText('Yrityksellä on nyt sopimus')
  expect(await screen.findByText(/lähetetään osoitteeseen aino@paahtimo.example/)).toBeTruthy()
  expect(signedWith()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Allekirjoita sopimus' })).toBeNull()
  await follow('Siirry kirjautumiseen')
  await heading('Kirjaudu sisään')
  await act(() => goTo('/contract'))
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('a lost answer that signed nothing leads back to what was typed, also after a reload [SGN-05]', async () => {
  await toSigning()
  answerSigning(() => {
    throw lost('signContract')
  })
  await fillSigning()
  await sign()
  await screen.findByText('Sopimusta ei ole vielä allekirjoitettu')
  await reloadPortal()
  await screen.findByText('Sopimusta ei ole vielä allekirjoitettu')
  expect(signedWith()).toHaveLength(1)
  await press('Takaisin sopimukseen')
  await heading('Allekirjoitus')
  expect(sentCommand('contract')).toBeUndefined()
  expect((await box('Etunimi')).value).toBe('Aino')
})

test('where the look-up fails nobody knows, and nothing can be signed until somebody does [SGN-05]', async () => {
  await toSigning()
  let isDown = true
  answerSigning(() => {
    Object.assign(GIVEN, {
      checkCompanyExists: () => {
        if (isDown) throw lost('checkCompanyExists')
        return { companyAlreadyExists: true }
      },
    })
    throw lost('signContract')
  })
  const { checkCompanyExists } = GIVEN
  stops.push(() => Object.assign(GIVEN, { checkCompanyExists }))
  await fillSigning()
  await sign()
  await screen.findByText('Emme tiedä, allekirjoitettiinko sopimus')
  expect(screen.queryByRole('button', { name: /Takaisin|Allekirjoita/ })).toBeNull()
  isDown = false
  await press('Tarkista uudelleen')
  await screen.findByText('Yrityksellä on nyt sopimus')
  await follow('Siirry kirjautumiseen')
})

test('what is typed is found again after a reload and after other pages [SGN-01]', async () => {
  await toContacts()
  await fillPerson(1, AINO)
  await reloadPortal()
  await heading('Yhteyshenkilöt')
  expect((await box('Etunimi')).value).toBe('Aino')
  await act(() => goTo('/help'))
  await heading(m.help_title())
  await act(() => goTo('/contract'))
  expect((await box('Yrityksen nimi')).value).toBe('Pyynikin Paahtimo Oy')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10–99 työntekijää' }).checked).toBe(true)
  await act(() => goTo('/contract/contact-persons'))
  expect((await box('Etunimi')).value).toBe('Aino')
})

test('works with the session of somebody else, whose draft is theirs [SGN-01] [SES-26]', async () => {
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
    { keep: false, owner: 'eero' },
  )
  await openPortal('/contract', GIVEN)
  await fill('Yrityksen nimi', 'Pyynikin Paahtimo Oy')
  act(() => endSession('logged-out'))
  cleanup()
  await openPortal('/contract', GIVEN)
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('countries that cannot be read stop the page, with a way on [NAV-10]', async () => {
  await openPortal('/contract', {
    ...GIVEN,
    listCountries: () => {
      throw refused('listCountries', 500, 'internal_error')
    },
  })
  await heading('Sivua ei voitu näyttää')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('speaks English, with the Finnish name of a country that has no other [FMT-12]', async () => {
  await openPortal('/en/contract', GIVEN)
  await heading('Company information')
  const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect([...country.options].map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Ahvenanmaa', 'Finland', 'Sweden']),
  )
})
