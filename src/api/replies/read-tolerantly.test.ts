import { expect, test } from 'vitest'
import { readTolerantly, unreadableOf } from './read-tolerantly'

test('nulls are absent at any depth, also in lists, and a bare null is undefined [CTR-07]', () => {
  const { reply, changed } = readTolerantly({ a: null, rows: [{ b: null, c: 'x' }, null, { c: 'y' }] })
  expect(reply).toStrictEqual({ rows: [{ c: 'x' }, { c: 'y' }] })
  expect(changed).toEqual(['a', 'rows.b', 'rows'])
  expect(readTolerantly(null).reply).toBeUndefined()
})

test.each([
  ['winter', '2026-11-20T13:24:00', '2026-11-20T11:24:00.000Z'],
  ['summer', '2026-07-20T13:24:00.5', '2026-07-20T10:24:00.500Z'],
  ['the last hour of winter time', '2026-03-29T02:59:59', '2026-03-29T00:59:59.000Z'],
  ['the first hour of summer time', '2026-03-29T04:00:00', '2026-03-29T01:00:00.000Z'],
  ['the hour that comes twice', '2026-10-25T03:30:00', '2026-10-25T00:30:00.000Z'],
  ['after it', '2026-10-25T04:00:00', '2026-10-25T02:00:00.000Z'],
  ['a blank between day and time', '2026-11-20 13:24', '2026-11-20T11:24:00.000Z'],
])('a moment without a zone is Helsinki time: %s [CTR-07][FMT-05]', (_, given, read) => {
  expect(readTolerantly({ createdAt: given })).toEqual({ reply: { createdAt: read }, changed: ['createdAt'] })
})

test('a date drops any time and zone after it [CTR-07][FMT-05]', () => {
  for (const tail of ['T00:00:00', 'T00:00:00Z', 'T23:59:59Z', 'T22:00:00', 'T00:00:00+02:00', ' 00:00']) {
    expect(readTolerantly({ startOfBenefit: `2026-10-28${tail}` }).reply).toEqual({ startOfBenefit: '2026-10-28' })
  }
})

test.each([
  ['2026-10-27T22:00:00Z', '2026-10-28'],
  ['2026-12-31T22:00:00.000+00:00', '2027-01-01'],
  ['2026-06-30T21:00:00Z', '2026-07-01'],
  // In summer this is 01:00 in Helsinki, so it is no midnight and the date stays.
  ['2026-06-30T22:00:00Z', '2026-06-30'],
])('a date sent as its midnight in Helsinki in UTC is that date: %s [CTR-07][FMT-05]', (sent, read) => {
  expect(readTolerantly({ startOfBenefit: sent }).reply).toEqual({ startOfBenefit: read })
})

test('numeric ids become texts, digits of an amount a number [CTR-07]', () => {
  expect(readTolerantly({ id: 7, ids: [1, 2], amount: '-1250', title: '2026' }).reply).toEqual({
    id: '7',
    ids: ['1', '2'],
    amount: -1250,
    title: '2026',
  })
})

test('a required list that is null is empty, and one that replies may leave out is absent [CTR-07]', () => {
  const given = { benefitTypes: null, requestedLoads: null, benefits: [null] }
  expect(readTolerantly(given)).toEqual({
    reply: { benefitTypes: [], benefits: [] },
    changed: ['benefitTypes', 'requestedLoads', 'benefits'],
  })
})

test('values of the provider’s form are texts: numbers become texts, and nulls are left out [CTR-07] [PAY-03]', () => {
  expect(readTolerantly({ formParams: { amount: '0500', version: 4, note: null } })).toEqual({
    reply: { formParams: { amount: '0500', version: '4' } },
    changed: ['formParams'],
  })
})

test('a value that cannot be read is kept beside the others, for a form that sends the record back [CTR-07]', () => {
  const { reply } = readTolerantly({ rows: [{ endOfBenefit: 'soon', daysForLunari: '12 pv', firstName: 'Aino' }] })
  const [row] = (reply as { rows: object[] }).rows
  expect(row).toMatchObject({ firstName: 'Aino' })
  expect(row).not.toHaveProperty('endOfBenefit')
  expect(unreadableOf(row ?? {})).toEqual({ endOfBenefit: 'soon', daysForLunari: '12 pv' })
})

test.each(['', ' ', null, '0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '0000-00-00'])(
  '%j is no day, no moment, and nothing to keep [CTR-07]',
  (value) => {
    expect(readTolerantly({ endOfBenefit: value, createdAt: value }).reply).toEqual({})
  },
)

test.each([
  ['a sum with a comma', { totalSum: '12,50' }],
  ['an amount that is no number', { amount: true }],
  ['a day of another form', { startOfBenefit: '28.10.2026' }],
  ['a day before all days', { endOfBenefit: '0001-01-01T00:00:00' }],
  ['a day that no calendar has', { startOfBenefit: '2026-13-01' }],
  ['a moment of another form', { createdAt: 'yesterday' }],
])('%s is absent, and reported [CTR-07] [FMT-05]', (_, reply) => {
  const read = readTolerantly({ ...reply })
  expect(Object.keys(read.reply as object).filter((name) => name !== 'unreadable')).toEqual([])
  expect(read.changed).toEqual(Object.keys(reply))
})

test('valid values stay unchanged, and so do maps with other keys [CTR-07]', () => {
  const reply = { createdAt: '2026-11-20T13:24:00Z', amount: 5, formParams: { amount: '0500', id: '7' }, rows: [true] }
  expect(readTolerantly(structuredClone(reply))).toEqual({ reply, changed: [] })
})
