import type { BenefitType, TopUpBeneficiary } from '@generated/api/model'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { employee } from '../../../../tests/support/loadable-employees'
import { chosenRows, lowestAvailable, recipientRows, selectOnHold, shownRows } from './employee-choice'

const TYPES: BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']
const team = [
  employee('1', 27_300),
  employee('2', 10_400),
  employee('3', 0),
  employee('4', 27_300, 'Onhold'),
  employee('5', 0, 'Onhold'),
]
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')
const free = (rows: readonly { id: string; refusal: unknown }[]) => ids(rows.filter((row) => row.refusal === undefined))

test.each([
  ['lunch', '12', 'on-hold'],
  ['transport', '12', 'on-hold'],
  ['recreational', '124', undefined],
  ['massage', '124', undefined],
  ['wellbeing', '124', undefined],
] as const)('of %s the employees %s can be chosen [TOP-03]', (benefit, choosable, onHold) => {
  const rows = recipientRows(team, benefit)
  expect(free(rows)).toBe(choosable)
  expect(rows[2]?.refusal).toBe('nothing-left')
  expect(rows[3]?.refusal).toBe(onHold)
})

test('does not say that nothing is left of an amount that the reply lacks, and loads nothing [TOP-03] [CTR-07]', () => {
  const { availableToTopUpAmount: _, ...rest } = employee('1', 0)
  const rows = recipientRows([rest as TopUpBeneficiary, employee('2', 100)], 'recreational')
  expect(rows.map(({ refusal }) => refusal)).toEqual(['unknown-left', undefined])
  expect(ids(chosenRows(rows, new Set(['1', '2']), true))).toBe('2')
})

test('a row has its sort name and its remaining maximum [TOP-03]', () => {
  expect(recipientRows([employee('4', 27_300, 'Onhold')], 'massage')).toEqual([
    {
      id: '4',
      employee: employee('4', 27_300, 'Onhold'),
      name: 'Suku4, Etu',
      isOnHold: true,
      available: 27_300,
      refusal: undefined,
    },
  ])
})

test('the switch shows those on hold and checks them, or hides and unchecks them [TOP-03]', () => {
  const rows = recipientRows(team, 'recreational')
  expect(ids(shownRows(rows, false))).toBe('123')
  expect(ids(shownRows(rows, true))).toBe('12345')
  const on = selectOnHold(new Set(['1']), rows, true)
  expect([...on]).toEqual(['1', '4'])
  expect([...selectOnHold(on, rows, false)]).toEqual(['1'])
  const lunch = recipientRows(team, 'lunch')
  expect([...selectOnHold(new Set(['1']), lunch, true)]).toEqual(['1'])
})

test('selected employees who are no longer selectable are not loaded [TOP-03]', () => {
  const selected = new Set(['1', '3', '4', 'gone'])
  expect(ids(chosenRows(recipientRows(team, 'recreational'), selected, true))).toBe('14')
  expect(ids(chosenRows(recipientRows(team, 'recreational'), selected, false))).toBe('1')
  expect(ids(chosenRows(recipientRows(team, 'lunch'), selected, true))).toBe('1')
})

test('the maximum is the lowest remaining maximum of the selected employees [TOP-04]', () => {
  const rows = recipientRows(team, 'recreational')
  expect(lowestAvailable([])).toBeUndefined()
  expect(lowestAvailable(chosenRows(rows, new Set(['1', '4']), true))).toBe(27_300)
  expect(lowestAvailable(chosenRows(rows, new Set(['1', '2', '4']), true))).toBe(10_400)
  expect(lowestAvailable(chosenRows(rows, new Set(['1', '2', '4']), true).toReversed())).toBe(10_400)
})

test('never loads employees without a remaining maximum or barred by being on hold [TOP-03] [TOP-04]', () => {
  const person = fc.tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom<TopUpBeneficiary['employmentType'][]>('FullTime', 'PartTime', 'Onhold', 'Dropped'),
    fc.boolean(),
  )
  fc.assert(
    fc.property(fc.array(person), fc.constantFrom(...TYPES), fc.boolean(), (people, benefit, showOnHold) => {
      const list = people.map(([left, type], index) => employee(String(index), left * 100, type))
      const selected = new Set(people.flatMap(([, , isSelected], index) => (isSelected ? [String(index)] : [])))
      const chosen = chosenRows(recipientRows(list, benefit), selected, showOnHold)
      const lowest = lowestAvailable(chosen)
      for (const { id, available, isOnHold } of chosen) {
        expect(selected.has(id)).toBe(true)
        expect(available).toBeGreaterThan(0)
        expect(available).toBeGreaterThanOrEqual(lowest ?? Number.POSITIVE_INFINITY)
        if (isOnHold) expect(showOnHold && !['lunch', 'transport'].includes(benefit)).toBe(true)
      }
    }),
  )
})
