import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { load } from '../../../tests/support/loads'
import { nextLoad } from './load-day'

const TODAY = plainDate('2026-03-10')
const waiting = (scheduledOn: string) => load({ id: scheduledOn, status: 'waiting_for_load_date', scheduledOn })

test('the next load is the earliest that waits for its day [HOM-03]', () => {
  const done = load({ scheduledOn: '2026-03-11' })
  const loads = [waiting('2026-05-01'), waiting('2026-04-01'), waiting('2026-03-09'), done]
  expect(nextLoad(loads, TODAY)?.id).toBe('2026-04-01')
  expect(nextLoad([done], TODAY)).toBeUndefined()
})

test('a load of today is the next one [HOM-03]', () => {
  expect(nextLoad([waiting('2026-03-11'), waiting('2026-03-10')], TODAY)?.id).toBe('2026-03-10')
})
