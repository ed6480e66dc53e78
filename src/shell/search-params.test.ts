import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

test.each([
  ['?token=12345678901234567890123', '12345678901234567890123'],
  ['?token=9007199254740993', '9007199254740993'],
  ['?token=0012345', '0012345'],
  ['?token=1e5', '1e5'],
  ['?token=1.50', '1.50'],
  ['?token=-0', '-0'],
  ['?token=%20123', ' 123'],
  ['?token=a-b_c.d', 'a-b_c.d'],
  ['?token=123456789', 123_456_789],
])('%s keeps every character of the token [ACC-02]', (query, token) => {
  expect(parseSearch(query)).toEqual({ token })
})

test('parses back what the portal writes', () => {
  const search = { page: 2, search: '12', isOpen: true, months: ['2026-01', '5'], by: { name: 'å', desc: false } }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
  expect(stringifySearch({ page: 2, search: 'Meikäläinen', from: undefined })).toBe(
    '?page=2&search=Meik%C3%A4l%C3%A4inen',
  )
  expect(stringifySearch({})).toBe('')
})
