import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { load } from '../../../tests/support/loads'
import { nextLoad } from './next-load'

const TODAY = plainDate('2026-03-10')
const waiting = (scheduledOn: string) => load({ id: scheduledOn, status: 'waiting_for_load_date', scheduledOn })

test('the next load is the earliest that waits for its day [HOM-03]', () => {
  const done = load({ scheduledOn: '2026-03-11' })
  const loads = [waiting('2026-05-01'), waiting('2026-04-01'), waiting('2026-03-09'), done]
  expect(nextLoad(loads, TODAY)?.date).toBe('2026-04-01')
  expect(nextLoad([done], TODAY)).toBeNull()
})

test('a load of unknown status may be the next one, so it is not known which is [HOM-03] [CTR-07]', () => {
  const unknown = { ...waiting('2026-04-01'), status: 'paused' } as unknown as TopUpLoad
  expect(nextLoad([unknown], TODAY)).toBeUndefined()
  expect(nextLoad([unknown, waiting('2026-05-01')], TODAY)).toBeUndefined()
  expect(nextLoad([unknown, waiting('2026-04-01')], TODAY)).toBeUndefined()
  expect(nextLoad([unknown, waiting('2026-03-20')], TODAY)?.date).toBe('2026-03-20')
  expect(nextLoad([{ ...unknown, loadedOn: '2026-04-01' }], TODAY)).toBeNull()
})

test('a load of today is the next one [HOM-03]', () => {
  expect(nextLoad([waiting('2026-03-11'), waiting('2026-03-10')], TODAY)?.date).toBe('2026-03-10')
})

test('all loads of the next day count, each benefit once [HOM-03]', () => {
  const sports = { ...waiting('2026-04-01'), benefitType: 'recreational', totalSum: 6000 } as const
  const next = nextLoad([waiting('2026-05-01'), waiting('2026-04-01'), sports, sports], TODAY)
  expect(next).toEqual({
    date: '2026-04-01',
    benefits: `${m.benefits_lunch()}, ${m.benefits_recreational()}`,
    sum: 13_000,
  })
})
