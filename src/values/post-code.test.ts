import { expect, test } from 'vitest'
import { zipFits } from './post-code'

test.each([
  ['FI', '00100', true],
  ['FI', '0010', false],
  ['FI', '001000', false],
  ['FI', 'FI-00100', false],
  ['FI', '０0100', false],
  ['FI', '', false],
  ['SE', '11455', true],
  ['GB', 'SW1A1AA', true],
])('in %s the post code %j fits: %s [VAL-08]', (country, zip, expected) => {
  expect(zipFits(country, zip)).toBe(expected)
})
