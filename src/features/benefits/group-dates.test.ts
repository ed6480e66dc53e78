import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { loadingChange, startOn } from './group-dates'

const today = plainDate('2026-03-02')

test.each([
  ['2025-11-03', { kind: 'in-force' }],
  ['2026-03-02', { kind: 'in-force' }],
  ['2026-03-03', { kind: 'from', date: '2026-03-03' }],
])('a start of %s is, on 2 March 2026, %j [GRP-14]', (date, expected) => {
  expect(startOn(date, today)).toEqual(expected)
})

const direct = { fundsLoadingType: 'direct_load' } as const
const waiting = { fundsLoadingType: 'top_up_request', fundsLoadingTypeFrom: '2026-04-01' } as const

test.each([
  ['nothing chosen', direct, '', '2026-04-01', undefined],
  ['the saved type', direct, 'direct_load', '2026-04-01', undefined],
  ['another type, lunch', direct, 'top_up_request', '2026-04-01', { kind: 'from', date: '2026-04-01' }],
  ['another type, recreational', direct, 'top_up_request', '2026-03-02', { kind: 'at-once' }],
  ['a type still to come', waiting, 'top_up_request', '2026-04-01', { kind: 'from', date: '2026-04-01' }],
  ['the type in force again', waiting, 'direct_load', '2026-04-01', { kind: 'stays' }],
] as const)('%s [GRP-07]', (_what, group, chosen, changeFrom, expected) => {
  expect(loadingChange(group, chosen, changeFrom, today)).toEqual(expected)
})
