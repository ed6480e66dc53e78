import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { cents } from '@/values/money'
import type { RecipientRow } from '../recipients/employee-choice'
import { reasonToWait } from './reason-to-wait'

const chosen = (count: number) => ({
  status: 'ready' as const,
  chosen: Array.from({ length: count }, (_, at) => ({ id: `b-${at}` }) as RecipientRow),
})
const group = (count: number) => ({ amount: cents(100), ids: chosen(count).chosen.map(({ id }) => id) })
const tooMany = () => m.top_up_error_too_many({ max: '10\u00a0000' })

test('a load above the 10 000 employees of the contract waits and says the limit [TOP-03] [TOP-07]', () => {
  expect(reasonToWait(chosen(10_000), 'lunch', undefined)).toBeUndefined()
  expect(reasonToWait(chosen(10_001), 'lunch', undefined)).toBe(tooMany())
})

test('with different amounts the limit applies to each load [TOP-03] [TOP-07]', () => {
  expect(reasonToWait(chosen(29_417), 'lunch', [group(10_000), group(10_000), group(9417)])).toBeUndefined()
  expect(reasonToWait(chosen(29_417), 'lunch', [group(10_001), group(1)])).toBe(tooMany())
})

test('says what is missing first [TOP-07]', () => {
  expect(reasonToWait(chosen(0), '', undefined)).toBe(m.top_up_error_benefit())
  expect(reasonToWait({ ...chosen(0), status: 'loading' }, 'lunch', undefined)).toBe(m.top_up_pending())
  expect(reasonToWait(chosen(0), 'lunch', undefined)).toBe(m.top_up_error_employees())
  expect(reasonToWait(chosen(1), 'lunch', [])).toBe(m.why_rule_too_little())
})
