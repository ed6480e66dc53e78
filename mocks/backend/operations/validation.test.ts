import { describe, expect, test } from 'vitest'
import { refusal, startApi } from '../../../tests/support/mock-client.ts'
import { COMPANIES, companyRow } from '../../seed/companies.ts'
import { isBusinessId } from '../../values/identifiers.ts'
import { isKnownEinvoice } from '../rules/einvoice.ts'

const MAVENTA = '003721291126'
const reCaptchaToken = ''

describe('validateEinvoice', () => {
  test.each([
    ['003799123456', MAVENTA, true],
    ['0037991234561', MAVENTA, true],
    ['00379912345612345', 'NDEAFIHH', true],
    ['003799123456123456', MAVENTA, false],
    ['00379912345', MAVENTA, false],
    ['FI2112345600000785', MAVENTA, false],
    ['000000000000', MAVENTA, false],
    ['003799123456', '003799999999', false],
    ['003799123456', 'toString', false],
  ])('%s at %s', async (eInvoiceAddress, operator, valid) => {
    const { guest } = startApi()
    const answer = await guest.post('/api/einvoice/validate', { eInvoiceAddress, operator, reCaptchaToken })
    expect([answer.status, answer.body]).toEqual([200, { valid }])
  })

  test('knows the addresses of seeded companies', () => {
    const einvoices = COMPANIES.map((company) => companyRow(company).invoiceInformation).filter(
      (invoicing) => invoicing?.invoiceMethod === 'einvoice',
    )
    const unknown = einvoices.filter(
      (invoicing) => !isKnownEinvoice(invoicing?.eInvoiceAddress ?? '', invoicing?.operator ?? ''),
    )
    expect(einvoices.length).toBeGreaterThan(0)
    expect(unknown.map((invoicing) => invoicing?.eInvoiceAddress)).toEqual([])
  })
})

test('business IDs have valid check digits', () => {
  expect(isBusinessId('1629284-5')).toBe(true)
  expect(isBusinessId('1629284-4')).toBe(false)
  expect(isBusinessId('SE556703748501')).toBe(true)
})

test.each([
  ['aino@yritys.example', [200]],
  ['invalid@yritys.example', [400, 'invalid_email_address at emailAddress']],
  ['Invalid.name@yritys.example', [400, 'invalid_email_address at emailAddress']],
  ['aino@nowhere.example', [400, 'invalid_email_domain at emailAddress']],
  ['aino', [400, 'validation_failed', 'field_invalid at emailAddress']],
  [undefined, [400, 'validation_failed', 'field_required at emailAddress']],
])('validateEmail answers %s with %j', async (emailAddress, expected) => {
  const { guest } = startApi()
  expect(refusal(await guest.post('/api/email/validate', { emailAddress, reCaptchaToken }))).toEqual(expected)
})

test('reports a username free unless it is taken, ignoring case, or an email address', async () => {
  const { guest } = startApi()
  const isFree = async (userName: string) =>
    (await guest.post('/api/username/availability', { userName, reCaptchaToken })).body
  expect(await isFree('aino.v.2026')).toBe(true)
  expect(await isFree('aino.virtanen')).toBe(false)
  expect(await isFree('Aino.VIRTANEN')).toBe(false)
  expect(await isFree('aino@yritys.example')).toBe(false)
})

test('refuses an empty reCAPTCHA token if reCAPTCHA is on, and a refused one always', async () => {
  const api = startApi()
  const check = async (reCaptchaToken: string) =>
    refusal(await api.guest.post('/api/username/availability', { userName: 'aino.v.2026', reCaptchaToken }))
  expect(await check('')).toEqual([200])
  expect(await check('refused')).toEqual([400, 'recaptcha_failed'])
  const fault = { kind: 'example', status: 200, name: 'everything_off' } as const
  await api.database.updateMeta(() => ({
    settings: { latency: { fromMs: 0, toMs: 0 }, faults: { readFeatureFlags: { fault, once: false } } },
  }))
  expect(await check('')).toEqual([400, 'recaptcha_failed'])
  expect(await check('03AGdBq27')).toEqual([200])
})
