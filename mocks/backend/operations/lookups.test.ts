import { describe, expect, test } from 'vitest'
import { read, startApi } from '../../../tests/support/mock-client.ts'
import { countries } from '../rules/countries.ts'

test('returns countries in Finnish and English, one without an English name', async () => {
  const { guest } = startApi()
  const { status, body } = await guest.get('/api/countries')
  expect(status).toBe(200)
  expect(body).toContainEqual({ id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' })
  expect(body).toContainEqual({ id: 'DE', nameFi: 'Saksa', nameEn: 'Germany' })
  expect(body).toContainEqual({ id: 'AX', nameFi: 'Ahvenanmaa' })
  expect(countries.length).toBeGreaterThan(60)
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
  expect(countries.filter(({ id, nameFi }) => nameFi === id)).toEqual([])
})

describe('settings by the year in Helsinki', () => {
  test.each([
    [
      '2024-08-31T12:00:00Z',
      { lunchMinAmount: 850, lunchMaxAmount: 1350, lunchMidAmount: 1100, feesVatPercentage: 24 },
    ],
    ['2024-09-01T12:00:00Z', { lunchAmountApplicableYear: 2024, feesVatPercentage: 25.5 }],
    ['2024-12-31T21:59:59Z', { lunchMinAmount: 850, lunchAmountApplicableYear: 2024 }],
    ['2024-12-31T22:00:00Z', { lunchMinAmount: 860, lunchMaxAmount: 1370, lunchAmountApplicableYear: 2025 }],
    ['2026-03-10T09:00:00Z', { lunchMinAmount: 880, lunchMaxAmount: 1400, lunchMidAmount: 1140 }],
    ['2028-01-01T09:00:00Z', { lunchMinAmount: 880, lunchMaxAmount: 1400, lunchAmountApplicableYear: 2026 }],
  ])('%s', async (at, expected) => {
    const { status, body } = await startApi({ at }).guest.get('/api/settings')
    expect(status).toBe(200)
    expect(body).toMatchObject(expected)
  })
})

test("returns the employee limit of the caller's company, and 100 for guests and expired tokens", async () => {
  const api = startApi()
  const limit = 'companyBeneficiariesTotalAllowedForCompany'
  expect(read(await api.guest.get('/api/settings'), limit)).toBe(100)
  const helena = await api.logIn('helena.lindqvist')
  expect(read(await helena.get('/api/settings'), limit)).toBeGreaterThan(10_000)
  await api.travel({ ms: 3_600_000 })
  expect(read(await helena.get('/api/settings'), limit)).toBe(100)
})

test("returns the company's own addresses without PO boxes", async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const path = '/api/addresses'
  expect((await aino.get(path)).body).toEqual([
    expect.objectContaining({ id: 'a-601', addressLine: 'Satakunnankatu 18' }),
    expect.objectContaining({ id: 'a-602', addressLine: 'Hatanpään valtatie 24' }),
  ])
  await api.inDb((db) => {
    const company = db.companies.get('', 'c-1')
    const [first] = company?.deliveryAddresses ?? []
    if (company && first) {
      db.companies.put('', { ...company, deliveryAddresses: [{ ...first, addressLine: 'PL 120' }] })
    }
  })
  expect((await aino.get(path)).body).toEqual([])
  const niko = await api.logIn('niko.rautio')
  expect((await niko.get(path)).body).toEqual([])
  expect((await api.guest.get(path)).status).toBe(401)
})
