import type { TopUpLoad } from '@generated/api/model'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../tests/support/answered-calls.ts'
import { load as anyLoad } from '../../../../tests/support/loads'
import { findTopUp, lookUpSentTopUp, type SentTopUp, topUpEvidence } from './sent-top-up'

const sent: SentTopUp = {
  body: {
    amount: '5000',
    benefitType: 'lunch',
    beneficiariesIds: ['e-1', 'e-2'],
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  },
  before: ['t-1'],
  balance: 100_000,
}
const load = (id: string, more: Partial<TopUpLoad> = {}) =>
  anyLoad({ id, status: 'in_progress', totalSum: 10_000, ...more })
const scheduled = { ...sent, body: { ...sent.body, scheduledOn: '2026-04-15' } }

test.each<[string, SentTopUp, TopUpLoad[], string]>([
  ['no load at all', sent, [], 'none'],
  ['only what was there before', sent, [load('t-1')], 'none'],
  ['a new one of another sum', sent, [load('t-2', { totalSum: 9999 })], 'none'],
  ['a new one of another benefit', sent, [load('t-2', { benefitType: 'recreational' })], 'none'],
  ['a new one of another day', sent, [load('t-2', { scheduledOn: '2026-04-15' })], 'none'],
  ['a direct one for a scheduled press', scheduled, [load('t-2')], 'none'],
  ['the one that was asked for', sent, [load('t-2'), load('t-1')], 'made t-2'],
  ['the one that was asked for, with its own day', sent, [load('t-2', { scheduledOn: '2026-03-01' })], 'made t-2'],
  ['the scheduled one', scheduled, [load('t-2'), load('t-3', { scheduledOn: '2026-04-15' })], 'made t-3'],
  ['two alike', sent, [load('t-2'), load('t-3')], 'several'],
])('after a lost answer, %s', (_, press, loads, expected) => {
  const finding = findTopUp(topUpEvidence(press), loads)
  expect(finding.kind === 'made' ? `made ${finding.load.id}` : finding.kind).toBe(expected)
})

afterEach(() => vi.unstubAllGlobals())

test.each<[string, TopUpLoad[] | undefined, Awaited<ReturnType<typeof lookUpSentTopUp>>]>([
  ['only earlier ones', [load('t-1')], 'none'],
  ['the one that was asked for', [load('t-2'), load('t-1')], 'made'],
  ['two alike', [load('t-2'), load('t-3')], 'several'],
  ['nothing that can be read', undefined, undefined],
])('the list of loads has %s: %s', async (_, loads, expected) => {
  answerCalls(async () =>
    loads ? Response.json({ topUpLoads: loads }) : Response.json({ errors: [] }, { status: 403 }),
  )
  expect(await lookUpSentTopUp(sent)).toBe(expected)
})
