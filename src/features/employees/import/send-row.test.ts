import { m } from '@generated/messages/messages.js'
import { expect, test, vi } from 'vitest'
import { EMPTY_EMPLOYEE } from '@/employment/employee-form'
import type { RowCheck } from './check-rows'
import type { RowAsker } from './row-asker'
import { sendRow } from './send-row'

test('a row that the preview adds changes nobody, even if its person is found before it is sent [EMP-11]', async () => {
  const answerCall = vi.fn()
  globalThis.answerCall = answerCall
  const person = { values: EMPTY_EMPLOYEE, base: EMPTY_EMPLOYEE, columns: [], personId: 'e-1', isRead: true }
  const change: RowCheck = { kind: 'change', ...person, body: vi.fn() }
  const outcome = await sendRow(
    { row: { line: 1, cells: {} }, isOut: false, check: { kind: 'add', values: EMPTY_EMPLOYEE, body: vi.fn() } },
    { ask: async () => undefined, context: {} } as unknown as RowAsker,
    () => change,
  )
  expect(outcome.kind === 'failed' && outcome.reason()).toBe(m.error_personal_id_already_exists())
  expect(answerCall).not.toHaveBeenCalled()
})
