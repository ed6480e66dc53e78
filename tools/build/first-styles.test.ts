import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.ts'

const PAGE = `<html><body><div class="flex [&amp;_svg]:size-4 mt-0.5" data-slot="field">
  <input aria-label="a > b" type="text"><svg></svg></div></body></html>`
const picked = (css: string, also?: string[]) => firstStyles(css, [PAGE], also)

test('keeps only the rules that match the page', () => {
  expect(picked('.flex{display:flex}.grid{display:grid}')).toBe('.flex{display:flex}')
  expect(picked('div.flex>input,table{margin:0}table td{padding:0}')).toBe('div.flex>input,table{margin:0}')
  expect(picked('[data-slot=field]{margin:0}[data-slot=card]{margin:0}')).toBe('[data-slot=field]{margin:0}')
})

test('handles escaped classes, states and :not()', () => {
  const css =
    '.\\[\\&_svg\\]\\:size-4 svg{width:1rem}.mt-0\\.5{margin:1px}.flex:hover:not(.gone,[data-x]){color:red}.hover\\:flex:hover{color:red}'
  expect(picked(css)).toBe(
    '.\\[\\&_svg\\]\\:size-4 svg{width:1rem}.mt-0\\.5{margin:1px}.flex:hover:not(.gone,[data-x]){color:red}',
  )
})

test('keeps layer order and width media queries, and drops print styles', () => {
  const css =
    '@layer base,utilities;@layer base{html{margin:0}}@layer utilities{.grid{display:grid}}@media (width>=800px){.flex{gap:1px}.grid{gap:1px}}@media print{.flex{gap:0}}'
  expect(picked(css)).toBe(
    '@layer base,utilities;@layer base{html{margin:0}}@layer utilities{}@media (width>=800px){.flex{gap:1px}}',
  )
})

test('keeps only the custom properties and animations that its rules use', () => {
  const css =
    '.flex{--tw-gap:0;animation:spin 1s}@property --tw-gap{syntax:"*";inherits:false}@property --tw-x{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}'
  expect(picked(css)).toBe(
    '.flex{--tw-gap:0;animation:spin 1s}@property --tw-gap{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}',
  )
})

test('keeps rules for attributes that a script sets before the full stylesheet loads', () => {
  expect(picked('[data-pressed]{opacity:.6}', ['[data-pressed]'])).toBe('[data-pressed]{opacity:.6}')
  expect(picked('[data-pressed]{opacity:.6}')).toBe('')
})
