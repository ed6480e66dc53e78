import type { EmployeeListItem } from '@generated/api/model'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { inListOrder, isReadOnly, rowStateOn } from './row-state'

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

const person = (lastName: string, firstName: string, isNew = false): EmployeeListItem => ({
  personId: `${lastName}-${firstName}`,
  firstName,
  lastName,
  emailAddress: 'a@b.example',
  employeeType: 'FullTime',
  createdAt: '2026-03-01T08:00:00Z',
  isNew,
  benefitTypes: [],
})

test('new employees stand first, then Finnish order without case [EMP-02] [FMT-11]', () => {
  const listed = inListOrder([
    person('Öhman', 'Liisa'),
    person('Zetterberg', 'Olli'),
    person('aalto', 'Ville'),
    person('Aalto', 'Anna'),
    person('Åkerblom', 'Karl'),
    person('Äijälä', 'Eeva'),
    person('Rautio', 'Sanni', true),
    person('Ahola', 'Pia', true),
  ])
  expect(listed.map(({ lastName, firstName }) => `${lastName} ${firstName}`)).toEqual([
    'Ahola Pia',
    'Rautio Sanni',
    'Aalto Anna',
    'aalto Ville',
    'Zetterberg Olli',
    'Åkerblom Karl',
    'Äijälä Eeva',
    'Öhman Liisa',
  ])
})
