import { describe, expect, test } from 'vitest'
import { type Client, ORIGIN, read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { TOKENS } from '../../control/scenarios.ts'
import type { PaymentRow } from '../../database/rows/money.ts'

const AINO = 'aino.virtanen@pyynikinpaahtimo.example'
const profile = {
  username: 'aino.virtanen',
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailAddress: AINO,
  phoneNumber: '+358401234567',
  jobTitle: 'Henkilöstöpäällikkö',
  isUserImpersonate: false,
  password: 'Etuportaali-1',
}
const address = { addressLine: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere', country: 'FI' }
const newCompany = { name: 'Rauhaniemen Kirjapaja Oy', businessIdentityCode: '9900001-8', addresses: [address] }
const newUser = { username: 'eero.makela', password: 'Kahvipapu-2026' }
const signUp = (company: object = {}, user: object = {}, rest: object = {}) => ({
  company: { ...newCompany, ...company },
  user: { ...newUser, ...user },
  returnUrl: `${ORIGIN}/login`,
  ...rest,
})

describe('details', () => {
  test('return user, company, and whether employees and benefits are set', async () => {
    const api = startApi()
    expect((await (await api.logIn('aino.virtanen')).get('/api/user/details')).body).toEqual({
      isEmployeesSet: true,
      isBenefitsSet: true,
      firstName: 'Aino',
      lastName: 'Virtanen',
      companyId: 'c-1',
      customerNumber: '10012345',
      companyName: 'Pyynikin Paahtimo Oy',
      roles: ['Signatory', 'VoucherManager'],
    })
    expect((await (await api.logIn('niko.rautio')).get('/api/user/details')).body).toMatchObject({
      isEmployeesSet: false,
      isBenefitsSet: false,
    })
    expect((await api.guest.get('/api/user/details')).status).toBe(401)
  })

  test("counts only the company's paid and payable orders in has-orders [HOM-01] [PAY-06]", async () => {
    const api = startApi()
    const niko = await api.logIn('niko.rautio')
    const riikka = await api.logIn('riikka.salminen')
    const hasOrders = async (client: Client) => (await client.get('/api/user/has-orders')).body
    expect([await hasOrders(niko), await hasOrders(riikka)]).toEqual([false, false])
    const pay = (changes: Partial<PaymentRow>) =>
      api.inDb((db) => {
        const ids = { id: 'pay-test', number: 1, companyId: 'c-8', orderId: 'co-test' }
        const common = { orderType: 'digital' as const, method: 'Online' as const, amount: 5000, createdAt: Date.now() }
        db.cardOrders.put('c-8', {
          id: 'co-test',
          companyId: 'c-8',
          orderNumber: '1',
          executorId: 'u-1',
          paymentId: 'pay-test',
          createdAt: Date.now(),
          order: {},
          bookedAt: 1,
          loadedAt: 1,
        })
        db.payments.put('c-8', { ...ids, ...common, bookedAt: 1, ...changes })
      })
    await pay({ outcome: { status: 'Error', at: 0 } })
    expect(await hasOrders(riikka)).toBe(false)
    await pay({ outcome: { status: 'Paid', at: 0 } })
    expect(await hasOrders(riikka)).toBe(true)
    await pay({ method: 'PrintInvoicePdf' })
    expect(await hasOrders(riikka)).toBe(true)
    expect(await hasOrders(niko)).toBe(false)
  })
})

describe('createUser', () => {
  test('creates a company and its voucher manager [SES-28] [MCK-02]', async () => {
    const api = startApi()
    expect((await api.guest.post('/api/user', signUp())).status).toBe(204)
    const eero = await api.logIn('eero.makela', 'Kahvipapu-2026')
    const details = await eero.get('/api/user/details')
    expect(details.body).toMatchObject({ companyName: 'Rauhaniemen Kirjapaja Oy', roles: ['VoucherManager'] })
    expect((await eero.get('/api/user')).body).toEqual({
      username: 'eero.makela',
      isEmailVerified: true,
      isSingleSignOn: false,
    })
    const company = await eero.get('/api/companies')
    expect(company.body).toMatchObject({ businessIdentityCode: '9900001-8', address, hasSignatory: false })
    expect(read(company, 'invoiceInformation')).toBeUndefined()
  })

  test('mails a confirmation link that is required for login [MCK-02]', async () => {
    const api = startApi()
    const emailAddress = 'eero.makela@kirjapaja.example'
    await api.guest.post('/api/user', signUp({}, { emailAddress }))
    await expect(api.logIn('eero.makela', 'Kahvipapu-2026')).rejects.toThrow('cannot log in: 403')
    const { id } = await api.mailTo(emailAddress)
    await api.guest.post('/api/email/confirm-email', { token: id, username: 'eero.makela' })
    await api.logIn('eero.makela', 'Kahvipapu-2026')
  })

  test('joins the company with both numbers, ignoring the sent name and address', async () => {
    const api = startApi()
    const numbers = {
      businessIdentityCode: '9912345-6',
      customerNumber: '10012345',
      name: undefined,
      addresses: undefined,
    }
    expect((await api.guest.post('/api/user', signUp(numbers))).status).toBe(204)
    const eero = await api.logIn('eero.makela', 'Kahvipapu-2026')
    expect(read(await eero.get('/api/user/details'), 'companyId')).toBe('c-1')
    const other = { ...newUser, username: 'toinen.tilaaja' }
    const withAddress = { ...numbers, name: 'Muu Oy', addresses: [{ ...address, addressLine: 'PL 3' }] }
    expect((await api.guest.post('/api/user', signUp(withAddress, other))).status).toBe(204)
    expect((await eero.get('/api/companies')).body).toMatchObject({ name: 'Pyynikin Paahtimo Oy' })
  })

  const invalid = 'validation_failed'
  const line = 'company.addresses.addressLine[0]'
  test.each<[string, object, (string | number)[]]>([
    ['a new company without a name', signUp({ name: undefined }), [400, invalid, 'field_required at company.name']],
    [
      'a new company without an address',
      signUp({ addresses: undefined }),
      [400, invalid, 'field_required at company.addresses'],
    ],
    [
      'a company in a PO box',
      signUp({ addresses: [{ ...address, addressLine: 'PL 3' }] }),
      [400, `po_box_not_allowed at ${line}`],
    ],
    [
      'a Finnish postal code of four digits',
      signUp({ addresses: [{ ...address, postCode: '3318' }] }),
      [400, invalid, 'field_invalid at company.addresses.postCode[0]'],
    ],
    [
      'a company that is a customer',
      signUp({ businessIdentityCode: '9912345-6' }),
      [409, 'company_already_exists at company.businessIdentityCode'],
    ],
    [
      'a customer number of another company',
      signUp({ businessIdentityCode: '9912345-6', customerNumber: '10034567' }),
      [404, 'company_not_found at company.customerNumber'],
    ],
    [
      'a customer number of a new company',
      signUp({ customerNumber: '10012345' }),
      [404, 'company_not_found at company.customerNumber'],
    ],
    ['a taken username', signUp({}, { username: 'Aino.Virtanen' }), [409, 'username_taken at user.username']],
    [
      'an address as username',
      signUp({}, { username: 'eero@kirjapaja.example' }),
      [400, 'username_cannot_be_an_email_address at user.username'],
    ],
    [
      'a password like the username',
      signUp({}, { username: 'kahvipapu-2026' }),
      [400, 'password_equals_username at user.password'],
    ],
    [
      'an address that is not accepted',
      signUp({}, { emailAddress: 'invalid@kirjapaja.example' }),
      [400, 'invalid_email_address at user.emailAddress'],
    ],
    [
      'a return URL of another site',
      signUp({}, {}, { returnUrl: 'https://elsewhere.example/login' }),
      [400, invalid, 'field_invalid at returnUrl'],
    ],
    ['a relative return URL', signUp({}, {}, { returnUrl: '/login' }), [400, invalid, 'field_invalid at returnUrl']],
  ])('refuses %s, and makes nothing', async (_, body, expected) => {
    const { guest, inDb } = startApi()
    const count = () => inDb((db) => [db.users.all().length, db.companies.all().length])
    const before = await count()
    expect(refusal(await guest.post('/api/user', body))).toEqual(expected)
    expect(await count()).toEqual(before)
  })
})

test('adds the signatory role once, effective at once [MCK-02]', async () => {
  const api = startApi()
  const paivi = await api.logIn('paivi.nurmi')
  expect((await paivi.post('/api/user/roles/signatory', undefined)).status).toBe(204)
  expect(read(await paivi.get('/api/user/details'), 'roles')).toEqual(['VoucherManager', 'Signatory'])
  expect(refusal(await paivi.post('/api/user/roles/signatory', undefined))).toEqual([409, 'role_already_granted'])
})

describe('the profile', () => {
  test('is replaced, also in the contacts, and the session continues [MCK-02]', async () => {
    const api = startApi()
    const aino = await api.logIn('aino.virtanen')
    expect((await aino.get('/api/user')).body).toEqual({
      username: 'aino.virtanen',
      firstName: 'Aino',
      lastName: 'Virtanen',
      emailAddress: AINO,
      phoneNumber: '+358401234567',
      jobTitle: 'Henkilöstöpäällikkö',
      isEmailVerified: true,
      isSingleSignOn: false,
    })
    const changed = {
      ...profile,
      username: 'aino.uusi',
      lastName: 'Uusi',
      phoneNumber: '+358501112223',
      jobTitle: undefined,
    }
    expect((await aino.put('/api/user', changed)).status).toBe(204)
    const after = await aino.get('/api/user')
    expect(after.body).toMatchObject({ username: 'aino.uusi', lastName: 'Uusi', phoneNumber: '+358501112223' })
    expect(read(after, 'jobTitle')).toBeUndefined()
    expect((await aino.get('/api/contacts')).body).toContainEqual({
      personId: 'p-1001',
      firstName: 'Aino',
      lastName: 'Uusi',
      emailAddress: AINO,
      phoneNumber: '+358501112223',
      userName: 'aino.uusi',
      isSignatory: true,
      active: true,
    })
    await api.logIn('aino.uusi')
  })

  test.each<[string, object, (string | number)[]]>([
    ['no password', { password: undefined }, [400, 'validation_failed', 'field_required at password']],
    [
      'a wrong password',
      { password: 'Wrong-word-1', username: 'outi.heinonen' },
      [422, 'incorrect_password at password'],
    ],
    ['the flag of an admin', { isUserImpersonate: true, password: undefined }, [403, 'access_denied']],
    ['a taken username', { username: 'Outi.Heinonen' }, [409, 'username_taken at username']],
    ['an address as username', { username: AINO }, [400, 'username_cannot_be_an_email_address at username']],
    [
      'a changed username of 51 characters',
      { username: 'a'.repeat(51) },
      [400, 'validation_failed', 'field_too_long at username'],
    ],
    [
      'an address that is not accepted',
      { emailAddress: 'invalid@yritys.example' },
      [400, 'invalid_email_address at emailAddress'],
    ],
  ])('is not changed with %s', async (_, changes, expected) => {
    const api = startApi()
    const aino = await api.logIn('aino.virtanen')
    const before = (await aino.get('/api/user')).body
    expect(refusal(await aino.put('/api/user', { ...profile, ...changes }))).toEqual(expected)
    expect((await aino.get('/api/user')).body).toEqual(before)
  })

  test('keeps a username of more than 50 characters, and accepts a new one of 50', async () => {
    const api = startApi()
    await api.inDb((db) => {
      const aino = db.users.get('', 'p-1001')
      if (aino) db.users.put('', { ...aino, username: 'a'.repeat(60) })
    })
    const aino = await api.logIn('a'.repeat(60))
    expect((await aino.put('/api/user', { ...profile, username: 'a'.repeat(60) })).status).toBe(204)
    expect((await aino.put('/api/user', { ...profile, username: 'b'.repeat(50) })).status).toBe(204)
  })

  test('of an impersonated or single sign-on user is saved without a password; an admin changes no credentials', async () => {
    const api = startApi()
    const session = await api.guest.get(`/api/admin-tool/impersonation/token/${TOKENS.impersonation.valid}`)
    const admin = api.withToken(String(read(session, 'accessToken')))
    const outi = {
      ...profile,
      username: 'outi.heinonen',
      firstName: 'Outi',
      isUserImpersonate: true,
      password: undefined,
    }
    const { emailAddress } = (await admin.get('/api/user')).body as { emailAddress: string }
    await api.inDb((db) => {
      const row = db.users.get('', 'p-1002')
      if (row) db.users.put('', { ...row, pendingEmailAddress: 'outi@uusi.example' })
    })
    const saved = { ...outi, emailAddress, firstName: 'Outi Maria' }
    expect((await admin.put('/api/user', saved)).status).toBe(204)
    expect((await admin.get('/api/user')).body).toMatchObject({
      firstName: 'Outi Maria',
      emailAddress,
      pendingEmailAddress: 'outi@uusi.example',
    })
    for (const over of [{ emailAddress: 'admin@muualla.example' }, { username: 'outi.uusi' }]) {
      const refused = await admin.put('/api/user', { ...saved, firstName: 'Ei', ...over })
      expect(refusal(refused)).toEqual([403, 'access_denied'])
    }
    expect((await admin.get('/api/user')).body).toMatchObject({ firstName: 'Outi Maria', username: 'outi.heinonen' })
    const lauri = await api.logIn('lauri.bjorkman')
    const own = { ...profile, username: 'lauri.bjorkman', firstName: 'Lauri', password: undefined }
    expect((await lauri.put('/api/user', own)).status).toBe(204)
  })
})
