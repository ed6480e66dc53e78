import type { Company } from '@generated/api/model'
import { expect, test } from 'vitest'
import { companyBody, companyErrors, companyValues } from './order-values'

test('texts that the saved company lacks are empty fields of an order, not a failed page [VOU-11] [CTR-07]', () => {
  const lacking = { name: 'Pyynikin Paahtimo Oy', address: { city: 'Tampere' } } as Company
  const values = companyValues(lacking)
  const place = { address: '', postCode: '', city: 'Tampere', country: '' }
  expect(values).toEqual({ name: 'Pyynikin Paahtimo Oy', businessIdentityCode: '', place })
  expect(companyBody(values).businessIdentityCode).toBe('')
  expect(Object.keys(companyErrors(values, []))).toContain('company.place.country')
})
