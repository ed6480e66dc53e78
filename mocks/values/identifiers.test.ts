import { FinnishBusinessIds } from 'finnish-business-ids'
import { FinnishSSN } from 'finnish-ssn'
import { expect, test } from 'vitest'
import { businessId, groupedReference, personalId, referenceNumber } from './identifiers.ts'

test('makes personal identity codes with each separator, also those of 2023 [MCK-03]', () => {
  expect(personalId({ day: 1, month: 1, year: 1990 }, 900)).toBe('010190-900P')
  expect(personalId({ day: 1, month: 1, year: 2001 }, 901)).toBe('010101A901S')
  expect(personalId({ day: 1, month: 5, year: 1994 }, 903, 1)).toBe('010594Y9032')
  expect(personalId({ day: 2, month: 5, year: 1994 }, 903, 2)).toBe('020594X903P')
  expect(personalId({ day: 1, month: 5, year: 2016 }, 903, 1)).toBe('010516B903X')
  for (const variant of [0, 1, 2, 3, 4, 5]) {
    expect(FinnishSSN.validate(personalId({ day: 9, month: 11, year: 1971 }, 999, variant))).toBe(true)
    expect(FinnishSSN.validate(personalId({ day: 9, month: 11, year: 2004 }, 950, variant))).toBe(true)
  }
})

test('refuses personal identity codes that a real person could have [MCK-03]', () => {
  expect(() => personalId({ day: 1, month: 1, year: 1990 }, 899)).toThrow('real person')
  expect(() => personalId({ day: 1, month: 1, year: 1990 }, 1000)).toThrow('real person')
})

test('makes business IDs from an unassigned range [MCK-03]', () => {
  expect(businessId('9912345')).toBe('9912345-6')
  expect(businessId('9876543')).toBe('9876543-0')
  expect(FinnishBusinessIds.isValidBusinessId(businessId('9690123'))).toBe(true)
  expect(() => businessId('1629284')).toThrow('no business id')
  // Seven digits with remainder 1 have no check digit.
  expect(() => businessId('9912343')).toThrow('no business id')
})

test('makes reference numbers and formats them in groups of five [MCK-03]', () => {
  expect(referenceNumber('1234567')).toBe('12345672')
  expect(referenceNumber('1111')).toBe('11112')
  expect(groupedReference('12345672')).toBe('123 45672')
  expect(groupedReference('2026000123')).toBe('20260 00123')
})
