import { afterAll, beforeAll, vi } from 'vitest'

/** A Friday for which the seeded data is known. */
export const KNOWN_DAY = '2026-11-20T12:00:00+02:00'

/** For all tests of a file it is that day, when contacts can be added: at Christmas the fake API lets nobody add one. */
export function useKnownDay(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(KNOWN_DAY) }))
  afterAll(() => void vi.useRealTimers())
}
