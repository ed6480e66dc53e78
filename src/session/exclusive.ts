import { createAtom } from '@tanstack/react-store'

type Locks = Pick<LockManager, 'request'>

const replaced = createAtom<Locks | undefined>(undefined)

/** Replaces the browser's Web Locks, for tests. */
export const setLocks = (next: Locks | undefined): void => {
  replaced.set(() => next)
}

/** Undefined outside secure contexts. */
const availableLocks = (): Locks | undefined =>
  replaced.get() ?? (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined)

/** @param work gets true after waiting for another tab @throws AbortError without the lock after `timeoutMs` */
export async function exclusively(
  name: string,
  timeoutMs: number,
  work: (hasWaited: boolean) => Promise<void>,
): Promise<void> {
  const locks = availableLocks()
  if (!locks) return work(false)
  const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false)
    return lock !== null
  })
  if (isDone) return
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    await locks.request(name, { signal: timeout.signal }, () => {
      clearTimeout(timer)
      return work(true)
    })
  } finally {
    clearTimeout(timer)
  }
}
