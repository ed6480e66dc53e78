import { expect, test } from 'vitest'
import { NAUGHTY_STRINGS } from '../../../../tests/support/naughty-strings'
import { contractBody, NEW_CONTACT, NEW_CONTRACT } from './contract-form'

const rules = contractBody([{ value: 'FI' }, { value: 'SE' }])
const GOOD: typeof NEW_CONTRACT = {
  companyInformation: {
    companyName: 'Pyynikin Paahtimo Oy',
    businessIdentityCode: '98123462',
    numberOfEmployees: '4',
    address: 'Satakunnankatu 18',
    postCode: '33210',
    city: 'Tampere',
    country: 'FI',
  },
  invoicingInformation: {
    ...NEW_CONTRACT.invoicingInformation,
    address: 'PL 12',
    postCode: '33101',
    city: 'Tampere',
    emailAddress: 'laskut@paahtimo.example',
  },
  contactPersons: [
    { ...NEW_CONTACT, firstName: 'Aino', lastName: 'Virta', emailAddress: 'a@b.example', phoneNumber: '0401234567' },
  ],
  contractSignatory: {
    firstName: 'Aino',
    lastName: 'Virta',
    emailAddress: 'a@b.example',
    rightToSign: true,
    termsAndConditions: true,
  },
  acceptsPriceList: true,
}
const errorsOf = (change: Partial<typeof NEW_CONTRACT>) => Object.keys(rules.errors({ ...GOOD, ...change }))
const company = (change: Partial<typeof GOOD.companyInformation>) =>
  errorsOf({ companyInformation: { ...GOOD.companyInformation, ...change } })
const invoicing = (change: Partial<typeof GOOD.invoicingInformation>) =>
  errorsOf({ invoicingInformation: { ...GOOD.invoicingInformation, ...change } })

test('a complete contract has no errors; an empty one has errors for all but the defaults [SGN-02] [SGN-18]', () => {
  expect(rules.errors(GOOD)).toEqual({})
  expect(Object.keys(rules.errors(NEW_CONTRACT)).toSorted()).toEqual(
    [
      ...['companyName', 'businessIdentityCode', 'numberOfEmployees', 'address', 'postCode', 'city'].map(
        (name) => `companyInformation.${name}`,
      ),
      ...['address', 'postCode', 'city', 'emailAddress'].map((name) => `invoicingInformation.${name}`),
      ...['firstName', 'lastName', 'emailAddress', 'phoneNumber'].map((name) => `contactPersons[0].${name}`),
      ...['firstName', 'lastName', 'emailAddress', 'rightToSign', 'termsAndConditions'].map(
        (name) => `contractSignatory.${name}`,
      ),
      'acceptsPriceList',
    ].toSorted(),
  )
})

test.each([
  [company({ country: 'XX' }), ['companyInformation.country']],
  [company({ country: 'SE', postCode: '11' }), []],
  [company({ postCode: '3321' }), ['companyInformation.postCode']],
  [company({ address: 'Postilokero 5' }), ['companyInformation.address']],
  [company({ businessIdentityCode: 'SE556012579001' }), []],
  [company({ businessIdentityCode: '9812346-3' }), ['companyInformation.businessIdentityCode']],
  [invoicing({ emailAddress: '' }), ['invoicingInformation.emailAddress']],
  [invoicing({ invoiceMethod: 'paper', emailAddress: '' }), []],
  [invoicing({ invoiceMethod: 'einvoice' }), ['invoicingInformation.eInvoiceAddress', 'invoicingInformation.operator']],
  [invoicing({ invoiceMethod: 'einvoice', eInvoiceAddress: '0037 98123462', operator: 'NDEAFIHH' }), []],
])('case %#: the rules of company and invoicing [SGN-06] [SGN-18]', (found, expected) => {
  expect(found.toSorted()).toEqual(expected)
})

test('takes naughty strings in every field without throwing, and sends only what the contract allows [SGN-18]', () => {
  for (const text of NAUGHTY_STRINGS) {
    const texts = <Part extends object>(part: Part): Part =>
      // Replaces every text of one part of the form.
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, typeof value === 'string' ? text : (value as unknown)]),
      ) as Part
    const values = {
      ...GOOD,
      companyInformation: texts(GOOD.companyInformation),
      invoicingInformation: { ...texts(GOOD.invoicingInformation), invoiceMethod: 'einvoice' as const },
      contactPersons: GOOD.contactPersons.map(texts),
      contractSignatory: texts(GOOD.contractSignatory),
    }
    const errors = rules.errors(values)
    expect(Object.keys(errors).length).toBeGreaterThan(5)
    for (const error of Object.values(errors)) expect(error()).toMatch(/\p{L}/u)
  }
})
