import { describe, expect, test } from 'vitest'
import { read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { isPoBox } from '../rules/addresses.ts'

const address = { addressLine: 'Pyynikintori 3', postCode: '33230', city: 'Tampere', country: 'FI' }
const { addressLine, ...town } = address
const einvoice = {
  address: addressLine,
  ...town,
  invoiceMethod: 'einvoice',
  eInvoiceAddress: '003799123456',
  operator: '003721291126',
}
const paper = { address: 'PL 120', postCode: '33211', city: 'Tampere', country: 'FI', invoiceMethod: 'paper' }
const change = (info: object = {}, rest: object = {}) => ({
  company_info: { address, sizeId: 2, ...info },
  companySizeId: 2,
  password: 'Etuportaali-1',
  ...rest,
})

test("returns the user's own company", async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.get('/api/companies')).body).toEqual({
    name: 'Pyynikin Paahtimo Oy',
    businessIdentityCode: '9912345-6',
    customerNumber: '10012345',
    sizeId: 3,
    hasSignatory: true,
    address: {
      addressLine: 'Satakunnankatu 18',
      postCode: '33210',
      city: 'Tampere',
      country: 'FI',
      companyName: 'Pyynikin Paahtimo Oy',
    },
    invoiceInformation: expect.objectContaining({ invoiceMethod: 'einvoice', eInvoiceAddress: '003799123456' }),
  })
  const paivi = await api.logIn('paivi.nurmi')
  const theirs = await paivi.get('/api/companies')
  expect(theirs.body).toMatchObject({ name: 'Koskenniskan Kukkapaja Oy', hasSignatory: false })
  expect(read(theirs, 'invoiceInformation')).toBeUndefined()
  expect((await aino.get('/api/company-metadata')).body).toEqual({
    useEinvoiceAndSchedule: true,
    hideVoucherOrder: false,
  })
  const saara = await api.logIn('saara.kivela')
  expect(read(await saara.get('/api/company-metadata'), 'hideVoucherOrder')).toBe(true)
  expect((await api.guest.get('/api/companies')).status).toBe(401)
})

test('replaces address, size and invoice information of the own company only [MCK-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.put('/api/companies', change({ invoiceInformation: paper }))).status).toBe(204)
  expect((await aino.get('/api/companies')).body).toMatchObject({
    name: 'Pyynikin Paahtimo Oy',
    sizeId: 2,
    address,
    invoiceInformation: paper,
  })
  const kerttu = await api.logIn('kerttu.makela')
  expect((await kerttu.get('/api/companies')).body).toMatchObject({ name: 'Lumikuuran Leipomo Oy', sizeId: 3 })
})

test('keeps invoice information that is not sent', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const before = read(await aino.get('/api/companies'), 'invoiceInformation')
  await aino.put('/api/companies', change())
  expect(read(await aino.get('/api/companies'), 'invoiceInformation')).toEqual(before)
})

describe('updateCompany refuses', () => {
  const invalid = 'validation_failed'
  const invoicing = 'company_info.invoiceInformation'
  test.each<[string, object, (string | number)[]]>([
    ['a missing password', change({}, { password: undefined }), [400, invalid, 'field_required at password']],
    ['a wrong password', change({}, { password: 'Wrong-word-1' }), [422, 'incorrect_password at password']],
    ['two sizes', change({}, { companySizeId: 3 }), [400, invalid, 'field_invalid at companySizeId']],
    [
      'a Finnish postal code of six characters',
      change({ address: { ...address, postCode: '332301' } }),
      [400, invalid, 'field_invalid at company_info.address.postCode'],
    ],
    [
      'a country that is not listed',
      change({ address: { ...address, country: 'QQ' } }),
      [400, invalid, 'field_invalid at company_info.address.country'],
    ],
    [
      'a PO box',
      change({ address: { ...address, addressLine: 'PL 123' } }),
      [400, 'po_box_not_allowed at company_info.address.addressLine'],
    ],
    [
      'an e-invoice without an operator',
      change({ invoiceInformation: { ...einvoice, operator: undefined } }),
      [400, invalid, `field_required at ${invoicing}.operator`],
    ],
    [
      'an unknown e-invoice address',
      change({ invoiceInformation: { ...einvoice, eInvoiceAddress: '000000000000' } }),
      [400, `invalid_einvoice at ${invoicing}.eInvoiceAddress`],
    ],
    [
      'an unknown operator',
      change({ invoiceInformation: { ...einvoice, operator: '003700000000' } }),
      [400, `invalid_einvoice at ${invoicing}.eInvoiceAddress`],
    ],
  ])('%s, and changes nothing', async (_, body, expected) => {
    const api = startApi()
    const aino = await api.logIn('aino.virtanen')
    const before = (await aino.get('/api/companies')).body
    expect(refusal(await aino.put('/api/companies', body))).toEqual(expected)
    expect((await aino.get('/api/companies')).body).toEqual(before)
  })

  test('invoice information of a company that has none', async () => {
    const api = startApi()
    const paivi = await api.logIn('paivi.nurmi')
    const answer = await paivi.put('/api/companies', change({ invoiceInformation: paper }))
    expect(refusal(answer)).toEqual([400, invalid, `field_invalid at ${invoicing}`])
    expect((await paivi.put('/api/companies', change())).status).toBe(204)
  })

  test('anything during a maintenance night', async () => {
    const api = startApi({ at: '2026-03-14T19:59:00Z' })
    const aino = await api.logIn('aino.virtanen')
    expect((await aino.put('/api/companies', change())).status).toBe(204)
    await api.travel({ ms: 60_000 })
    expect(refusal(await aino.put('/api/companies', change()))).toEqual([403, 'editing_disabled'])
    await api.travel({ ms: 8 * 3_600_000 })
    const later = await api.logIn('aino.virtanen')
    expect((await later.put('/api/companies', change())).status).toBe(204)
  })

  test('a signatory without the voucher manager role', async () => {
    const api = startApi()
    await api.inDb((db) => {
      const aino = db.users.get('', 'p-1001')
      if (aino) db.users.put('', { ...aino, roles: ['Signatory'] })
    })
    const aino = await api.logIn('aino.virtanen')
    expect(refusal(await aino.put('/api/companies', change()))).toEqual([403, 'access_denied'])
  })
})

test('returns the signatory status of the own company only [MCK-02]', async () => {
  const api = startApi()
  const paivi = await api.logIn('paivi.nurmi')
  const ask = (number: string) => paivi.get(`/api/companies/${number}/has-signatory`)
  expect((await ask('10034567')).body).toEqual({ hasSignatory: false })
  expect(refusal(await ask('10012345'))).toEqual([403, 'access_denied'])
  expect(refusal(await ask('99999999'))).toEqual([404, 'company_not_found'])
  expect(refusal(await ask('123'))).toEqual([404, 'not_found'])
  expect((await paivi.post('/api/user/roles/signatory', undefined)).status).toBe(204)
  expect((await ask('10034567')).body).toEqual({ hasSignatory: true })
})

test('tells whether a business ID belongs to a customer, and nothing else', async () => {
  const { guest } = startApi()
  const ask = (businessIdentityCode: string) => guest.post('/api/companies/exists', { businessIdentityCode })
  expect((await ask('9912345-6')).body).toEqual({ companyAlreadyExists: true })
  expect((await ask('9812346-2')).body).toEqual({ companyAlreadyExists: false })
  expect((await ask('SE556703748501')).body).toEqual({ companyAlreadyExists: false })
  const wrongDigit = [400, 'validation_failed', 'field_invalid at businessIdentityCode']
  expect(refusal(await ask('9912345-7'))).toEqual(wrongDigit)
})

test.each([
  ['PL 123', true],
  ['pl123', true],
  ['PB 12', true],
  ['P.O. Box 7', true],
  ['PO Box 7', true],
  ['Kauppakatu 1, PL 4', true],
  ['Plåtvägen 3', false],
  ['Kappl 3', false],
  ['PLK-katu 5', false],
  ['Boxholmsvägen 2', false],
])('%s is a PO box: %s', (line, expected) => {
  expect(isPoBox(line)).toBe(expected)
})
