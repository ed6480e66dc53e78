import { expect, test } from 'vitest'
import { contentTarget } from './content-link'

test.each([
  ['https://tuki.etuportaali.example/', { kind: 'web', href: 'https://tuki.etuportaali.example/' }],
  ['mailto:asiakaspalvelu@etuportaali.example', { kind: 'contact', href: 'mailto:asiakaspalvelu@etuportaali.example' }],
  ['tel:+358931580001', { kind: 'contact', href: 'tel:+358931580001' }],
  ['/help', { kind: 'page', path: '/help', search: {}, hash: '' }],
  ['/reports?tab=lunch#top', { kind: 'page', path: '/reports', search: { tab: 'lunch' }, hash: 'top' }],
])('%s is a valid link target', (url, target) => {
  expect(contentTarget(url)).toEqual(target)
})

test.each([
  '',
  'help',
  '//evil.example/',
  '/\\evil.example',
  'http://plain.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'https://',
  'https://a b',
  'tel:nobody',
  'java\nscript:alert(1)',
])('%j is no valid link target', (url) => {
  expect(contentTarget(url)).toBeUndefined()
})
