import type { RequestedLoad } from '@generated/api/model'
import { expect, test } from 'vitest'
import { byDateAndFirstName, formatMonth } from './request-columns'

const request = (requestDate: string, firstName: string): RequestedLoad => ({
  requestId: `${requestDate} ${firstName}`,
  requestDate,
  firstName,
  lastName: 'Virtanen',
  personalId: '',
  benefit: 'lunch',
  requestMonth: '2026-03',
  amount: 100,
})

test.each([
  { what: 'the oldest day first', given: ['2026-03-04 Aino', '2025-12-31 Öhman', '2026-03-02 Zoe'], order: [1, 2, 0] },
  { what: 'within a day by first name', given: ['2026-03-02 Liisa', '2026-03-02 Eero'], order: [1, 0] },
  { what: 'å, ä, ö after z', given: ['2026-03-02 Åke', '2026-03-02 Zoe', '2026-03-02 Ämmi'], order: [1, 0, 2] },
  { what: 'without case', given: ['2026-03-02 bertta', '2026-03-02 Aino', '2026-03-02 Carl'], order: [1, 0, 2] },
])('requests sort: $what [REQ-02] [FMT-11]', ({ given, order }) => {
  const rows = given.map((text) => request(text.slice(0, 10), text.slice(11)))
  expect(rows.toSorted(byDateAndFirstName).map(({ requestId }) => requestId)).toEqual(order.map((at) => given[at]))
})

test('a month is shown by its number and year', () => {
  expect(['2026-03', '2025-12'].map(formatMonth)).toEqual(['03/2026', '12/2025'])
})
