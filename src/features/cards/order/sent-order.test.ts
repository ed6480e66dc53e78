import { expect, test } from 'vitest'
import { findSentOrder, orderEvidence } from './sent-order'

const helmi = { firstName: 'Helmi', lastName: 'Rantanen', emailAddress: 'helmi@yritys.example' }
const listed = (personId: string, over: object = {}) =>
  ({ ...helmi, personId, ...over }) as Parameters<typeof findSentOrder>[1] extends readonly (infer Row)[] | undefined
    ? Row
    : never
const sent = orderEvidence([helmi, { ...helmi, firstName: 'Aino' }], ['e-1'])

test('a new employee who was ordered for tells that the order arrived [CRD-09] [PAY-12]', () => {
  expect(findSentOrder(sent, [listed('e-1', { firstName: 'Eero' }), listed('e-2')])).toBe('arrived')
})

test.each([
  ['there before', listed('e-1')],
  ['of another name', listed('e-2', { lastName: 'Rantala' })],
  ['of another address', listed('e-2', { emailAddress: 'helmi.rantanen@yritys.example' })],
])('an employee %s tells nothing of it [CRD-09]', (_, employee) => {
  expect(findSentOrder(sent, [employee])).toBe('open')
})

test('without the list, or with nonsense in storage, nothing can be told [PAY-12]', () => {
  expect(findSentOrder(sent, undefined)).toBe('undecided')
  expect(findSentOrder({ people: [helmi], seen: [] }, [listed('e-2')])).toBe('undecided')
})

test('what is written down of an order names nobody [CRD-09]', () => {
  expect(JSON.stringify(sent)).not.toMatch(/Helmi|Aino|Rantanen|yritys/)
})
