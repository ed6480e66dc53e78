import * as validators from '@generated/api/index.zod'
import * as constants from '@generated/limits'
import { expect, test } from 'vitest'
import { bodyForm } from '@/forms/body-form'
import { refusal, startApi } from '../support/mock-client.ts'
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

// CONTRIBUTING.md changes this limit; contributing.test.ts runs the test again after that.
test('form and fake API accept the longest documented cost centre and refuse a longer one [CTR-02] [VAL-16]', async () => {
  const [limit] = LIMITS.filter(({ at }) => at.test('CreateEmployeeBody.costCenterNumber'))
  const employee = (costCenterNumber: string) => ({
    firstName: 'Sanni',
    lastName: 'Rautio',
    emailAddress: 'sanni.rautio@pyynikinpaahtimo.example',
    personalId: '120395-955F',
    employeeType: 'FullTime' as const,
    startOfBenefit: '2026-04-01',
    benefits: [{ benefitType: 'lunch' as const, groupId: 'g-11' }],
    costCenterNumber,
  })
  const longest = employee('a'.repeat(limit?.max ?? 0))
  const longer = employee(`${longest.costCenterNumber}a`)
  const form = bodyForm({ schema: validators.CreateEmployeeBody, toBody: (values: typeof longest) => values })
  const aino = await startApi().logIn('aino.virtanen')
  const post = (body: object) => aino.post('/api/company-beneficiaries', body)

  expect(Object.keys(form.errors(longer))).toEqual(['costCenterNumber'])
  expect(refusal(await post(longer))).toEqual([400, 'validation_failed', 'field_too_long at costCenterNumber'])
  expect(form.errors(longest)).toEqual({})
  expect((await post(longest)).status).toBe(201)
})
