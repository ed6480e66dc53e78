import * as validators from '@generated/api/index.zod'
import * as constants from '@generated/limits'
import { expect, test } from 'vitest'
import { CONSTANTS } from './limits/constants'
import { LIMITS } from './limits/documented-limits'
import { requestLeaves } from './limits/request-leaves'
import { unlimited, wrongDefaults, wrongIn } from './limits/wrong-requests'

const leaves = requestLeaves(validators)
const limitsOf = (id: string) => LIMITS.filter(({ source }) => source === id)

test.each(LIMITS.map((limit) => [limit.source, limit.at.source, limit] as const))(
  'requests have the limit (%s) of %s [VAL-16]',
  (_source, _at, limit) => {
    expect(leaves.some(({ place }) => limit.at.test(place))).toBe(true)
    expect(wrongIn(leaves, [limit])).toEqual([])
  },
)

test('each text, number and list of a request has a limit in documented-limits.ts [VAL-16]', () => {
  expect(unlimited(leaves)).toEqual([])
})

test('optional request fields have the specified defaults [VOU-02] [REP-06]', () => {
  expect(wrongDefaults(validators)).toEqual([])
})

test('the exported constants of the contract have the specified values [VAL-16]', () => {
  expect({ ...constants }).toEqual(CONSTANTS)
})

test('accepts Finnish business IDs and EU VAT numbers [VAL-06]', () => {
  expect(wrongIn(leaves, limitsOf('VAL-06'))).toEqual([])
})

test('limits a postcode outside Finland to 2 to 7 letters, digits, dots and dashes [VAL-08]', () => {
  expect(wrongIn(leaves, limitsOf('VAL-08'))).toEqual([])
})

test('limits cost centre and personal identity code to 50 characters, the employee number to 20 [EMP-12]', () => {
  expect(wrongIn(leaves, limitsOf('EMP-12'))).toEqual([])
})
