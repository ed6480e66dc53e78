import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { isReadOnly, rowStateOn } from './employee-row'

const TODAY = plainDate('2026-03-10')

test.each([
  [undefined, undefined, 'active', false],
  ['2026-03-11', '2026-04-10', 'ending', false],
  ['2026-03-10', '2026-04-09', 'ended', true],
  ['2026-02-08', '2026-03-10', 'ended', true],
  ['2026-02-07', '2026-03-09', 'funds-ended', true],
  ['2026-03-09', undefined, 'ended', true],
])('end of benefit %s, of funds %s is %s [EMP-03] [EMP-08]', (endOfBenefit, endOfFunds, state, readOnly) => {
  const found = rowStateOn(TODAY, { endOfBenefit, endOfFunds })
  expect(found).toBe(state)
  expect(isReadOnly(found)).toBe(readOnly)
})
