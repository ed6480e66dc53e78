import { expect, test } from 'vitest'
import { compareFinnish, compareIn, nameInList, nameInText } from './names'

test('formats names for lists and for sentences, with missing parts left out', () => {
  const helmi = { firstName: 'Helmi', lastName: 'Koskinen' }
  expect([nameInList(helmi), nameInText(helmi)]).toEqual(['Koskinen, Helmi', 'Helmi Koskinen'])
  expect([{ firstName: 'Helmi' }, { lastName: 'Koskinen' }, {}].map(nameInList)).toEqual(['Helmi', 'Koskinen', ''])
  expect([{ firstName: 'Helmi' }, { lastName: 'Koskinen' }, {}].map(nameInText)).toEqual(['Helmi', 'Koskinen', ''])
})

test('sorts å, ä and ö after z, whatever the case [FMT-11]', () => {
  const names = ['Öberg', 'zorro', 'Åberg', 'äijälä', 'Virtanen', 'aalto', 'Aaltonen', 'virta']
  expect(names.sort(compareFinnish)).toEqual([
    'aalto',
    'Aaltonen',
    'virta',
    'Virtanen',
    'zorro',
    'Åberg',
    'äijälä',
    'Öberg',
  ])
  expect(compareFinnish('VIRTANEN', 'virtanen')).toBe(0)
})

test('sorts countries in their language [FMT-12]', () => {
  const sorted = (language: 'fi' | 'en', names: string[]) => names.sort((a, b) => compareIn(language, a, b))
  expect(sorted('en', ['Zambia', 'Åland Islands', 'Finland'])).toEqual(['Åland Islands', 'Finland', 'Zambia'])
  expect(sorted('fi', ['Ahvenanmaa', 'Österreich', 'Zambia', 'Suomi'])).toEqual([
    'Ahvenanmaa',
    'Suomi',
    'Zambia',
    'Österreich',
  ])
})
