import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { colleague, employee } from '../../../../tests/support/loadable-employees'
import { recipientRows } from '../recipients/employee-choice'
import { countReasons, dryRun, failedItems, sortLeftOut } from './dry-run'

const team = [
  employee('1', 27_300),
  employee('2', 27_300),
  employee('3', 0),
  employee('4', 27_300, 'Onhold'),
  employee('5', 27_300, 'Onhold'),
]
const everybody = [
  ...['1', '2', '3', '4', '5'].map((id) => colleague(id, ['lunch', 'recreational'])),
  colleague('6', ['lunch']),
  colleague('7', ['recreational']),
]
const runOf = (benefit: 'lunch' | 'recreational', selected: string[], showOnHold: boolean) => {
  const rows = recipientRows(team, benefit)
  const { getting, leftOut } = dryRun({ rows, selected: new Set(selected), showOnHold, benefit, everybody })
  return [getting.map(({ id }) => id).join(''), leftOut.map(({ id, reason }) => `${id} ${reason}`)]
}

test('says who gets the load and why the others do not', () => {
  expect(runOf('recreational', ['1', '4'], true)).toEqual([
    '14',
    ['2 not-chosen', '3 nothing-left', '5 not-chosen', '6 no-benefit', '7 not-valid'],
  ])
  expect(runOf('recreational', ['1', '4'], false)).toEqual([
    '1',
    ['2 not-chosen', '3 nothing-left', '4 on-hold-hidden', '5 on-hold-hidden', '6 no-benefit', '7 not-valid'],
  ])
  expect(runOf('lunch', ['1', '2', '4'], true)).toEqual([
    '12',
    ['3 nothing-left', '4 on-hold', '5 on-hold', '6 not-valid', '7 no-benefit'],
  ])
})

test('names those without the load as lists do, last name first', () => {
  const rows = recipientRows([employee('3', 0)], 'lunch')
  const { leftOut } = dryRun({
    rows,
    selected: new Set(['3']),
    showOnHold: false,
    benefit: 'lunch',
    everybody: [colleague('6', ['massage'])],
  })
  expect(leftOut.map(({ name }) => name)).toEqual(['Suku3, Etu', 'Suku6, Etu'])
})

test('names each employee of the company once, whatever is chosen', () => {
  const some = fc.subarray(['1', '2', '3', '4', '5', '6', '7'])
  fc.assert(
    fc.property(some, some, some, fc.boolean(), (listed, selected, company, showOnHold) => {
      const rows = recipientRows(
        team.filter(({ personId }) => listed.includes(personId)),
        'recreational',
      )
      const { getting, leftOut } = dryRun({
        rows,
        selected: new Set(selected),
        showOnHold,
        benefit: 'recreational',
        everybody: everybody.filter(({ personId }) => company.includes(personId)),
      })
      const named = [...getting, ...leftOut].map(({ id }) => id).toSorted()
      const known = new Set([...rows.map(({ id }) => id), ...company])
      expect(named).toEqual([...known].toSorted())
    }),
  )
})

test('every reason has its place, what needs attention first', () => {
  const order = [
    'failed',
    'nothing-left',
    'on-hold',
    'on-hold-hidden',
    'not-chosen',
    'not-valid',
    'no-benefit',
  ] as const
  const leftOut = order.map((reason) => ({ id: reason, name: 'Virta Aino', reason })).toReversed()
  expect(sortLeftOut(leftOut).map(({ reason }) => reason)).toEqual(order)
  expect(countReasons(leftOut)).toEqual(order.map((reason) => ({ reason, count: 1 })))
})

test('sorts by urgency, then by Finnish names [FMT-11]', () => {
  const of = (name: string, reason: 'not-chosen' | 'failed' | 'nothing-left') => ({ id: name, name, reason })
  const list = [
    of('Öhman', 'not-chosen'),
    of('Åberg', 'not-chosen'),
    of('Virta', 'nothing-left'),
    of('Ylinen', 'failed'),
  ]
  expect(sortLeftOut(list).map(({ name }) => name)).toEqual(['Ylinen', 'Virta', 'Åberg', 'Öhman'])
})

test('counts the reasons, what needs attention first', () => {
  const items = (['success', 'error', 'success'] as const).map((status) => ({
    firstName: 'Eero',
    lastName: 'Mäkelä',
    personalId: '010190-900P',
    status,
    amount: 100,
  }))
  expect(failedItems(items)).toEqual([{ id: 'failed-1', name: 'Mäkelä, Eero', reason: 'failed' }])
  const of = (id: string, reason: 'not-chosen' | 'no-benefit') => ({ id, name: id, reason })
  expect(
    countReasons([of('a', 'no-benefit'), of('b', 'not-chosen'), of('c', 'no-benefit'), ...failedItems(items)]),
  ).toEqual([
    { reason: 'failed', count: 1 },
    { reason: 'not-chosen', count: 1 },
    { reason: 'no-benefit', count: 2 },
  ])
})
