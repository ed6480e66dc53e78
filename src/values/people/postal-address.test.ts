import { expect, test } from 'vitest'
import { isPoBox, zipFits } from './postal-address'

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

test.each([
  'P.O. Box 12',
  'PO Box 12',
  'p.o.box 12',
  'P O Box',
  'POBox 7',
  'Post Office Box 3',
  'PL 123',
  'pl 123',
  'PL123',
  'PL. 123',
  'P.L. 123',
  'PB 123',
  'pb 5',
  'Postilokero 8',
  'Postbox 8',
  'Kauppakatu 1, PL 4',
  'c/o Yritys PL 4',
])('%j contains a PO box [VAL-10]', (line) => {
  expect(isPoBox(line)).toBe(true)
})

test.each([
  'Plutonkatu 5',
  'Plåtvägen 3',
  'Kappl 3',
  'Öpl 3',
  'PLK-katu 5',
  'Boxholmsvägen 2',
  'Kauppakatu 5 B 12',
  'Kauppakatu 5 P 3',
  'PL-katu',
  'Apollo boxing club 3',
  'Depo Boxer 1',
  '',
])('%j contains no PO box [VAL-10]', (line) => {
  expect(isPoBox(line)).toBe(false)
})
