import { expect, test } from 'vitest'
import { foldText, holdsWords, searchWords } from './word-search'

test.each([
  ['ÅKERBLOM', '\u00e5kerblom'],
  ['Öhman Äijälä', '\u00f6hman \u00e4ij\u00e4l\u00e4'],
  ['Zoë Renée', 'zoe renee'],
  ['Łódź Ñandú', 'łodz nandu'],
  ['Dvořák', 'dvorak'],
  ['Zoltán Hő Dảo Dǒ', 'zoltan ho dao do'],
  // Finnish has no o with a ring.
  ['o\u030a', 'o'],
  ['o\u0308 a\u030a', '\u00f6 \u00e5'],
])('%j is searched as %j', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})

test.each([
  ['Alanen, Mika', ['alanen', 'mika']],
  ['  12,50 \t ;; Åke;, ', ['12,50', 'åke']],
  ['', []],
])('the words of %j are %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('a text matches when it contains every word', () => {
  expect(holdsWords('alanen mika', ['mika', 'alan'])).toBe(true)
  expect(holdsWords('alanen mika', ['mika', 'virta'])).toBe(false)
  expect(holdsWords('alanen mika', [])).toBe(true)
})
