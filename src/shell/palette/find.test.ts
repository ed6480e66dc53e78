import type { EmployeeListItem } from '@generated/api/model'
import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import type { CommandKind, PaletteCommand } from './commands'
import { findCommands, findEmployees, unsearched } from './find'
import { EMPLOYEE } from './recent'

const command = (kind: CommandKind, label: string, words?: string): PaletteCommand => ({
  id: label,
  kind,
  label,
  icon: House,
  run: () => undefined,
  ...(words !== undefined && { words }),
})

const employee = (lastName: string, firstName: string, employeeNumber?: string): EmployeeListItem => ({
  personId: `${lastName}-${firstName}`,
  lastName,
  firstName,
  emailAddress: 'x@y.fi',
  employeeType: 'FullTime',
  createdAt: '2026-01-01T00:00:00Z',
  isNew: false,
  benefitTypes: [],
  ...(employeeNumber !== undefined && { employeeNumber }),
})

const names = (found: ReturnType<typeof findEmployees>) =>
  found.best.map(({ employee: { lastName, firstName } }) => `${lastName}, ${firstName}`)

test('matches at the start come before other matches, and the group with the best match first [PAL-07]', () => {
  const commands = [
    command('pages', 'Nouda raportteja'),
    command('pages', 'Raportit'),
    command('actions', 'Kirjaudu ulos'),
    command('reports', 'Tapahtumat', 'Raportit'),
  ]
  const { groups, count } = findCommands(commands, 'rapo', [])
  expect(groups.toSorted((a, b) => a.place - b.place).map(({ commands: found }) => found.map(({ id }) => id))).toEqual([
    ['Raportit', 'Nouda raportteja'],
    ['Tapahtumat'],
  ])
  expect(count).toBe(3)
  expect(findCommands(commands, 'ULOS kirjaudu', []).groups).toHaveLength(1)
})

test('a finds ä and o finds ö [PAL-02]', () => {
  const commands = [command('pages', 'Siirrä rahaa'), command('pages', 'Työntekijät'), command('pages', 'Saari')]
  const found = (search: string) =>
    findCommands(commands, search, []).groups.flatMap((group) => group.commands.map(({ id }) => id))
  expect(found('siirra')).toEqual(['Siirrä rahaa'])
  expect(found('TYONTEKIJAT')).toEqual(['Työntekijät'])
  expect(found('työntekijat')).toEqual(['Työntekijät'])
  expect(found('sa(ari')).toEqual([])
})

test('a recently chosen command comes before a better match [PAL-06]', () => {
  const commands = [command('pages', 'Raportit'), command('pages', 'Nouda raportteja')]
  const [group] = findCommands(commands, 'rapo', ['Nouda raportteja']).groups
  expect(group?.commands[0]?.id).toBe('Nouda raportteja')
  const people = [employee('Aalto', 'Aino'), employee('Aalto', 'Eino')]
  expect(names(findEmployees(people, 'aalto', [`${EMPLOYEE}Aalto-Eino`]))[0]).toBe('Aalto, Eino')
})

test('without a search lists everything except older months [PAL-05]', () => {
  const months = ['a', 'b', 'c', 'd'].map((label) => command('months', label))
  expect(unsearched([command('pages', 'Raportit'), ...months]).map(({ commands }) => commands.length)).toEqual([1, 3])
})

test('sorts employees by Finnish collation, names that begin with the search first [PAL-04]', () => {
  const people = [
    employee('Öhman', 'Åa'),
    employee('Åberg', 'Öb'),
    employee('Äijälä', 'O'),
    employee('Zetterberg', 'Öa'),
    employee('Mörö', 'Åke'),
  ]
  expect(names(findEmployees(people, 'ö', []))).toEqual(['Öhman, Åa', 'Zetterberg, Öa', 'Åberg, Öb', 'Mörö, Åke'])
  expect(names(findEmployees(people, 'å', []))).toEqual(['Åberg, Öb', 'Mörö, Åke', 'Öhman, Åa'])
  expect(names(findEmployees(people, 'a', []))).toEqual(['Zetterberg, Öa', 'Öhman, Åa'])
  // Finnish collation, not code points: å sorts before ä, and case does not matter.
  const namesakes = ['Äijälä', 'Åberg', 'von Essen', 'Wikström', 'Zetterberg'].map((name) => employee(name, 'Eino'))
  const inOrder = ['von Essen', 'Wikström', 'Zetterberg', 'Åberg', 'Äijälä'].map((name) => `${name}, Eino`)
  expect(names(findEmployees(namesakes, 'eino', []))).toEqual(inOrder)
})

test('a whole number comes before numbers that contain it [PAL-04]', () => {
  const people = [employee('Aalto', 'Aino', '1042'), employee('Niemi', 'Eero', '420'), employee('Öhman', 'Åke', '42')]
  expect(names(findEmployees(people, '42', []))).toEqual(['Öhman, Åke', 'Niemi, Eero', 'Aalto, Aino'])
})

test('of many matches lists only the best in order, and counts all [PAL-04] [PAL-09]', () => {
  const people = Array.from({ length: 10_000 }, (_, index) => employee(`Virtanen${9999 - index}`, 'Aino'))
  const found = findEmployees(people, 'virtanen', [])
  expect(found.count).toBe(10_000)
  const expected = people.map(({ lastName }) => lastName).toSorted((a, b) => a.localeCompare(b, 'fi'))
  expect(found.best.map(({ employee: { lastName } }) => lastName)).toEqual(expected.slice(0, 8))
})
