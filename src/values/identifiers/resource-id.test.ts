import { expect, test } from 'vitest'
import { isResourceId } from './resource-id'

test.each([
  ['pay-7003', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['../admin', false],
  ['a/b', false],
  ['a b', false],
  ['a?b', false],
])('%j can be an id of the API: %s', (text, can) => {
  expect(isResourceId(text)).toBe(can)
})
