import { afterEach, expect, test, vi } from 'vitest'
import { refusal, startApi } from '../../tests/support/mock-client.ts'
import { openMockDatabase } from '../seed/mock-database.ts'
import { advanceClock, fakeNow } from './clock.ts'
import { memoryStorage } from './memory-storage.ts'

afterEach(() => vi.useRealTimers())

test('moves forward only [MCK-05]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') })
  const database = openMockDatabase(memoryStorage())
  expect(await advanceClock(database, 3_600_000)).toBe(3_600_000)
  await expect(advanceClock(database, -1)).rejects.toThrow('forward only')
  await expect(advanceClock(database, Number.NaN)).rejects.toThrow('forward only')
  const offset = await advanceClock(database, 1000)
  expect(new Date(fakeNow(offset)).toISOString()).toBe('2026-11-21T09:00:01.000Z')
})

test('adds moves of two tabs made at the same time', async () => {
  const storage = memoryStorage()
  const [one, other] = [openMockDatabase(storage), openMockDatabase(storage)]
  await Promise.all([advanceClock(one, 1000), advanceClock(other, 2000), advanceClock(one, 4000)])
  expect((await one.meta()).clockOffset).toBe(7000)
  expect((await other.meta()).clockOffset).toBe(7000)
})

test('allows scheduling loads for next year on 2 December [MCK-05]', async () => {
  const api = startApi({ at: '2026-11-21T08:00:00Z' })
  const ask = async () => {
    const aino = await api.logIn('aino.virtanen')
    return refusal(await aino.get('/api/top-up-load/employees-top-ups/lunch?scheduledOn=2027-03-01'))
  }
  expect(await ask()).toEqual([400, 'invalid_scheduled_date at scheduledOn'])
  await advanceClock(api.database, 11 * 24 * 3_600_000)
  expect(await ask()).toEqual([200])
})
