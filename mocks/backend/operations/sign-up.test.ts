import { describe, expect, test } from 'vitest'
import { type Client, read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { TOKENS } from '../../control/scenarios.ts'

const reCaptchaToken = ''
const EERO = 'eero.makela@kirjapaja.example'
const AKE = 'ake.nystrom@kirjapaja.example'
const BUSINESS_ID = '9900001-8'

const companyInformation = {
  companyName: 'Rauhaniemen Kirjapaja Oy',
  businessIdentityCode: BUSINESS_ID,
  numberOfEmployees: 4,
  address: 'Rauhaniementie 20',
  postCode: '33180',
  city: 'Tampere',
  country: 'FI',
}
const place = { address: 'PL 12', postCode: '33101', city: 'Tampere', country: 'FI' }
const invoicingInformation = { ...place, invoiceMethod: 'email', emailAddress: 'laskut@kirjapaja.example' }
const eero = {
  firstName: 'Eero',
  lastName: 'Mäkelä',
  jobTitle: 'Johtaja',
  emailAddress: EERO,
  phoneNumber: '+358405550101',
}
const ake = { firstName: 'Åke', lastName: 'Nyström', emailAddress: AKE, phoneNumber: '+358405550102' }
const contractSignatory = {
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: EERO,
  rightToSign: true,
  termsAndConditions: true,
}
const contract = {
  companyInformation,
  invoicingInformation,
  contactPersons: [eero, ake],
  contractSignatory,
  reCaptchaToken,
}

const validate = (guest: Client, token: string, contactRegistrationType: 0 | 1) =>
  guest.post('/api/sign-up/validate-token', { token, contactRegistrationType, reCaptchaToken })
const register = (guest: Client, token: string, contactRegistrationType: 0 | 1, changes: object = {}) =>
  guest.post('/api/sign-up', {
    token,
    contactRegistrationType,
    userName: 'eero.makela',
    password: 'Kahvipapu-2026',
    reCaptchaToken,
    ...changes,
  })
const resend = (guest: Client, token: unknown, contactRegistrationType: 0 | 1) =>
  guest.post('/api/sign-up/resend-email', { token, contactRegistrationType, reCaptchaToken })

test('makes a company from a contract: the signatory gets both roles, other contacts one [SES-28] [MCK-02]', async () => {
  const api = startApi()
  const signed = await api.guest.post('/api/sign-contract', contract)
  expect(signed.status).toBe(201)
  expect(String(read(signed, 'token'))).toMatch(/^reg-/)
  const exists = await api.guest.post('/api/companies/exists', { businessIdentityCode: BUSINESS_ID })
  expect(exists.body).toEqual({ companyAlreadyExists: true })

  const link = await api.mailTo(EERO)
  expect(link.kind).toBe('contract')
  expect((await validate(api.guest, link.id, 0)).body).toEqual({ isValid: true })
  expect((await register(api.guest, link.id, 0)).status).toBe(204)
  const signatory = await api.logIn('eero.makela', 'Kahvipapu-2026')
  expect((await signatory.get('/api/user/details')).body).toEqual({
    isEmployeesSet: false,
    isBenefitsSet: false,
    firstName: 'Eero',
    lastName: 'Mäkelä',
    companyId: link.companyId,
    customerNumber: expect.stringMatching(/^\d{8}$/),
    companyName: 'Rauhaniemen Kirjapaja Oy',
    roles: ['Signatory', 'VoucherManager'],
  })
  expect((await signatory.get('/api/user')).body).toMatchObject({
    username: 'eero.makela',
    emailAddress: EERO,
    isEmailVerified: true,
    phoneNumber: '+358405550101',
    jobTitle: 'Johtaja',
  })
  expect((await signatory.get('/api/companies')).body).toMatchObject({
    businessIdentityCode: BUSINESS_ID,
    sizeId: 4,
    hasSignatory: true,
    invoiceInformation: invoicingInformation,
  })
  expect((await signatory.get('/api/contacts')).body).toEqual([
    expect.objectContaining({ emailAddress: EERO, active: true, userName: 'eero.makela' }),
    expect.objectContaining({ emailAddress: AKE, active: false }),
  ])
  expect((await signatory.get('/api/company/benefits')).body).toMatchObject({
    benefits: [
      { type: 'lunch', state: 'available' },
      { type: 'recreational', state: 'available' },
      { type: 'transport', state: 'available' },
      { type: 'massage', state: 'available' },
      { type: 'wellbeing', state: 'available' },
    ],
  })

  const invited = await api.mailTo(AKE)
  expect(invited.kind).toBe('sign-up')
  expect((await register(api.guest, invited.id, 1, { userName: 'ake.kirjapaja' })).status).toBe(204)
  const manager = await api.logIn('ake.kirjapaja', 'Kahvipapu-2026')
  expect(read(await manager.get('/api/user/details'), 'roles')).toEqual(['VoucherManager'])
})

describe('a company without a signatory', () => {
  const PAIVI = 'paivi.nurmi@koskenniska.example'
  const paivi = { firstName: 'Päivi', lastName: 'Nurmi', emailAddress: PAIVI, phoneNumber: '+358445550107' }
  const own = {
    ...contract,
    companyInformation: { ...companyInformation, businessIdentityCode: '9876543-0' },
    contactPersons: [paivi],
  }
  const signedIn = async () => {
    const api = startApi()
    return { api, manager: await api.logIn('paivi.nurmi') }
  }

  test('can get a contract from its own voucher manager only [COM-17] [SGN-07]', async () => {
    const { api, manager } = await signedIn()
    const existing = [409, 'company_already_exists at companyInformation.businessIdentityCode']
    expect(refusal(await api.guest.post('/api/sign-contract', own))).toEqual(existing)
    const aino = await api.logIn('aino.virtanen')
    expect(refusal(await aino.post('/api/sign-contract', own))).toEqual(existing)
    expect(read(await manager.get('/api/companies'), 'hasSignatory')).toBe(false)
    expect((await manager.post('/api/sign-contract', own)).status).toBe(201)
    expect((await manager.get('/api/companies')).body).toMatchObject({
      name: 'Koskenniskan Kukkapaja Oy',
      address: { addressLine: companyInformation.address },
      invoiceInformation: invoicingInformation,
    })
  })

  test('gets a signatory by the mailed link, also by one resent as to a contact [COM-17] [SES-28]', async () => {
    const { api, manager } = await signedIn()
    const before = (await manager.get('/api/contacts')).body as unknown[]
    await manager.post('/api/sign-contract', own)
    await manager.post('/api/sign-contract', own)
    expect((await manager.get('/api/contacts')).body).toHaveLength(before.length + 1)
    const { subject } = await api.mailTo(EERO)
    await manager.post('/api/contacts/resend-email', { dataContactId: subject })
    const link = await api.mailTo(EERO)
    expect((await register(api.guest, link.id, 0)).status).toBe(204)
    const signatory = await api.logIn('eero.makela', 'Kahvipapu-2026')
    expect(read(await signatory.get('/api/user/details'), 'roles')).toEqual(['Signatory', 'VoucherManager'])
    expect((await signatory.get('/api/company/benefits')).body).toMatchObject({
      benefits: [{ state: 'available' }, {}, {}, {}, {}],
    })
    expect(refusal(await manager.post('/api/sign-contract', own))[0]).toBe(409)
  })

  test('gets one at once if the signatory can already log in [COM-17]', async () => {
    const { manager } = await signedIn()
    const before = (await manager.get('/api/contacts')).body as unknown[]
    const { firstName, lastName } = paivi
    const body = { ...own, contractSignatory: { ...contractSignatory, firstName, lastName, emailAddress: PAIVI } }
    expect((await manager.post('/api/sign-contract', body)).status).toBe(201)
    expect(read(await manager.get('/api/user/details'), 'roles')).toEqual(['Signatory', 'VoucherManager'])
    expect((await manager.get('/api/contacts')).body).toHaveLength(before.length)
  })

  test('that signed up without a contract has its user as a contact after signing [COM-17] [SGN-08]', async () => {
    const api = startApi()
    const company = {
      businessIdentityCode: '9900001-8',
      name: 'Kirjapaja Oy',
      addresses: [{ addressLine: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere', country: 'FI' }],
    }
    const user = { username: 'eero.makela', password: 'Kahvipapu-2026', emailAddress: EERO }
    await api.guest.post('/api/user', { company, user, returnUrl: 'http://portal.test/login' })
    const { id: token, subject: username } = await api.mailTo(EERO)
    await api.guest.post('/api/email/confirm-email', { token, username })
    const manager = await api.logIn('eero.makela', 'Kahvipapu-2026')
    expect((await manager.post('/api/sign-contract', contract)).status).toBe(201)
    expect((await manager.get('/api/contacts')).body).toEqual([
      expect.objectContaining({ emailAddress: EERO, active: true, isSignatory: true }),
      expect.objectContaining({ emailAddress: AKE, active: false }),
    ])
  })
})

test('refuses two contacts with one email address [SGN-03]', async () => {
  const api = startApi()
  const body = { ...contract, contactPersons: [eero, { ...ake, emailAddress: EERO.toUpperCase() }] }
  expect(refusal(await api.guest.post('/api/sign-contract', body))).toEqual([
    400,
    'validation_failed',
    'field_invalid at contactPersons.emailAddress[1]',
  ])
})

test('registers a signatory who is not a contact', async () => {
  const api = startApi()
  expect((await api.guest.post('/api/sign-contract', { ...contract, contactPersons: [ake] })).status).toBe(201)
  expect((await register(api.guest, (await api.mailTo(EERO)).id, 0)).status).toBe(204)
  const signatory = await api.logIn('eero.makela', 'Kahvipapu-2026')
  const { status, body } = await signatory.get('/api/contacts')
  expect(status).toBe(200)
  expect(body).toHaveLength(2)

  // Signing asks for no phone number: neither the profile nor the contact needs one, until there is one.
  const profile = { username: 'eero.makela', firstName: 'Eerik', lastName: 'Mäkelä', emailAddress: EERO }
  const password = 'Kahvipapu-2026'
  const change = (phone?: string) =>
    signatory.put('/api/user', { ...profile, isUserImpersonate: false, password, phoneNumber: phone })
  expect((await change()).status).toBe(204)
  const { personId } = (body as { personId?: string; emailAddress: string }[]).find(
    ({ emailAddress }) => emailAddress === EERO,
  ) ?? { personId: '' }
  const { username: userName, ...names } = profile
  expect((await signatory.put('/api/contacts', { ...names, userName, personId })).status).toBe(204)
  expect((await change('+358405550101')).status).toBe(204)
  const refused = [await change(), await signatory.put('/api/contacts', { ...names, userName, personId })]
  expect(refused.map(refusal)).toEqual([
    [400, 'validation_failed', 'field_required at phoneNumber'],
    [400, 'validation_failed', 'field_required at phoneNumber'],
  ])
})

describe('signContract refuses', () => {
  const invalid = 'validation_failed'
  const einvoice = { ...place, invoiceMethod: 'einvoice', eInvoiceAddress: '003799000018', operator: '003721291126' }
  test.each<[string, object, (string | number)[]]>([
    [
      'an email invoice without an address',
      { invoicingInformation: { ...place, invoiceMethod: 'email' } },
      [400, invalid, 'field_required at invoicingInformation.emailAddress'],
    ],
    [
      'an e-invoice without address and operator',
      { invoicingInformation: { ...place, invoiceMethod: 'einvoice' } },
      [
        400,
        invalid,
        'field_required at invoicingInformation.eInvoiceAddress',
        'field_required at invoicingInformation.operator',
      ],
    ],
    [
      'an e-invoice address that nobody knows',
      { invoicingInformation: { ...einvoice, eInvoiceAddress: '000000000000' } },
      [400, 'invalid_einvoice at invoicingInformation.eInvoiceAddress'],
    ],
    [
      'a Finnish postal code of four digits',
      { companyInformation: { ...companyInformation, postCode: '3318' } },
      [400, invalid, 'field_invalid at companyInformation.postCode'],
    ],
    [
      'a country that is not listed',
      { invoicingInformation: { ...invoicingInformation, country: 'QQ' } },
      [400, invalid, 'field_invalid at invoicingInformation.country'],
    ],
    [
      'a company in a PO box',
      { companyInformation: { ...companyInformation, address: 'PL 123' } },
      [400, 'po_box_not_allowed at companyInformation.address'],
    ],
    [
      'a company that is a customer',
      { companyInformation: { ...companyInformation, businessIdentityCode: '9912345-6' } },
      [409, 'company_already_exists at companyInformation.businessIdentityCode'],
    ],
    [
      'addresses that take no mail',
      {
        contactPersons: [eero, { ...ake, emailAddress: 'invalid@kirjapaja.example' }],
        contractSignatory: { ...contractSignatory, emailAddress: 'eero@nowhere.example' },
      },
      [
        400,
        'invalid_email_address at contactPersons.emailAddress[1]',
        'invalid_email_address at contractSignatory.emailAddress',
      ],
    ],
    ['a contract without contact persons', { contactPersons: [] }, [400, invalid, 'field_invalid at contactPersons']],
    [
      'terms that are not accepted',
      { contractSignatory: { ...contractSignatory, termsAndConditions: false } },
      [400, invalid, 'field_invalid at contractSignatory.termsAndConditions'],
    ],
    ['a refused reCAPTCHA token', { reCaptchaToken: 'refused' }, [400, 'recaptcha_failed']],
  ])('%s, and makes nothing', async (_, changes, expected) => {
    const api = startApi()
    expect(refusal(await api.guest.post('/api/sign-contract', { ...contract, ...changes }))).toEqual(expected)
    const exists = await api.guest.post('/api/companies/exists', { businessIdentityCode: BUSINESS_ID })
    expect(exists.body).toEqual({ companyAlreadyExists: false })
    await expect(api.mailTo(AKE)).rejects.toThrow('no mail')
  })

  test('nothing when e-invoices are complete', async () => {
    const { guest } = startApi()
    expect((await guest.post('/api/sign-contract', { ...contract, invoicingInformation: einvoice })).status).toBe(201)
  })
})

describe('a link', () => {
  test.each([
    [0, TOKENS.contract],
    [1, TOKENS.signUp],
  ] as const)('of type %i is reported valid, or why not', async (type, tokens) => {
    const { guest } = startApi()
    const told = async (token: string, as: 0 | 1 = type) => (await validate(guest, token, as)).body
    expect(await told(tokens.valid)).toEqual({ isValid: true })
    expect(await told(tokens.unknown)).toEqual({ isValid: false, errorCode: 'incorrect_token' })
    expect(await told(tokens.expired)).toEqual({ isValid: false, errorCode: 'expired_token' })
    expect(await told(tokens.completed)).toEqual({ isValid: false, errorCode: 'creation_completed' })
    expect(await told(tokens.deleted)).toEqual({ isValid: false, errorCode: 'contact_deleted' })
    expect(await told(tokens.valid, type === 0 ? 1 : 0)).toEqual({ isValid: false, errorCode: 'incorrect_token' })
  })

  test.each([
    [0, TOKENS.contract],
    [1, TOKENS.signUp],
  ] as const)('of type %i that is invalid creates no account', async (type, tokens) => {
    const { guest } = startApi()
    const refused = async (token: string) => refusal(await register(guest, token, type))
    expect(await refused(tokens.unknown)).toEqual([400, 'incorrect_token at token'])
    expect(await refused(tokens.expired)).toEqual([400, 'expired_token at token'])
    expect(await refused(tokens.completed)).toEqual([409, 'creation_completed'])
    expect(await refused(tokens.deleted)).toEqual([409, 'contact_deleted'])
  })

  test('is valid for 14 days, and is reported completed rather than expired', async () => {
    const api = startApi()
    await api.guest.post('/api/sign-contract', contract)
    const [first, second] = [await api.mailTo(EERO), await api.mailTo(AKE)]
    await api.travel({ days: 14, ms: -1000 })
    await register(api.guest, first.id, 0)
    await api.travel({ ms: 1000 })
    expect(read(await validate(api.guest, second.id, 1), 'errorCode')).toBe('expired_token')
    expect(read(await validate(api.guest, first.id, 0), 'errorCode')).toBe('creation_completed')
  })
})

test('requires a free username that is not an email address, and a different password', async () => {
  const { guest } = startApi()
  const post = async (changes: object) => refusal(await register(guest, TOKENS.signUp.valid, 1, changes))
  expect(await post({ userName: 'ake@kirjapaja.example' })).toEqual([
    400,
    'username_cannot_be_an_email_address at userName',
  ])
  expect(await post({ userName: 'AINO.virtanen' })).toEqual([409, 'username_taken at userName'])
  expect(await post({ userName: 'ake.nystrom-1', password: 'Ake.Nystrom-1' })).toEqual([
    400,
    'password_equals_username at password',
  ])
  expect(await post({ userName: 'ake.nystrom' })).toEqual([204])
  expect(await post({ userName: 'ake.nystrom' })).toEqual([409, 'creation_completed'])
})

describe('resending', () => {
  test('mails a new link for the token of a signed contract, and invalidates the older one [MCK-02]', async () => {
    const api = startApi()
    const token = read(await api.guest.post('/api/sign-contract', contract), 'token')
    const older = await api.mailTo(EERO)
    const again = await resend(api.guest, token, 0)
    expect([again.status, again.body]).toEqual([200, { token, contactRegistrationType: 0 }])
    const newer = await api.mailTo(EERO)
    expect(newer.id).not.toBe(older.id)
    expect(read(await validate(api.guest, older.id, 0), 'errorCode')).toBe('incorrect_token')
    expect((await register(api.guest, newer.id, 0)).status).toBe(204)
    expect(refusal(await resend(api.guest, token, 0))).toEqual([409, 'creation_completed'])
  })

  test.each([
    [0, TOKENS.contract],
    [1, TOKENS.signUp],
  ] as const)('of type %i accepts the token of a link, even an expired one', async (type, tokens) => {
    const { guest } = startApi()
    const expired = await resend(guest, tokens.expired, type)
    expect([expired.status, read(expired, 'contactRegistrationType')]).toEqual([200, type])
    expect((await resend(guest, read(expired, 'token'), type)).status).toBe(200)
    const other = await resend(guest, read(expired, 'token'), type === 0 ? 1 : 0)
    expect(refusal(other)).toEqual([400, 'incorrect_token at token'])
    expect(refusal(await resend(guest, tokens.unknown, type))).toEqual([400, 'incorrect_token at token'])
    expect(refusal(await resend(guest, tokens.completed, type))).toEqual([409, 'creation_completed'])
    expect(refusal(await resend(guest, tokens.deleted, type))).toEqual([409, 'contact_deleted'])
  })

  test('is refused if the mail cannot be sent, and the link stays valid', async () => {
    const api = startApi()
    const signatory = { ...contractSignatory, emailAddress: 'bounce@kirjapaja.example' }
    const signed = await api.guest.post('/api/sign-contract', { ...contract, contractSignatory: signatory })
    expect(refusal(await resend(api.guest, read(signed, 'token'), 0))).toEqual([503, 'email_not_sent'])
    const link = await api.mailTo('bounce@kirjapaja.example')
    expect((await validate(api.guest, link.id, 0)).body).toEqual({ isValid: true })
  })
})
