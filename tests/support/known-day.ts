import { afterAll, beforeAll, vi } from 'vitest'

/** A Friday for which the seeded data is known. */
export const KNOWN_DAY = '2026-11-20T12:00:00+02:00'

/** Sets the clock to the known day for all tests of a file. At Christmas, for example, the fake API lets nobody add contacts. */
export function useKnownDay(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(KNOWN_DAY) }))
  afterAll(() => void vi.useRealTimers())
}
