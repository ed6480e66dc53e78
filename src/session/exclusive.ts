import { createAtom } from '@tanstack/react-store'

type Locks = Pick<LockManager, 'request'>

const replaced = createAtom<Locks | undefined>(undefined)

/** Replaces the browser's Web Locks, for tests. */
export const setLocks = (next: Locks | undefined): void => {
  replaced.set(() => next)
}

/** Undefined outside secure contexts. */
function availableLocks(): Locks | undefined {
  const browser: { locks?: Locks } = navigator
  return replaced.get() ?? browser.locks
}

/** @param work gets true after waiting for another tab @throws TimeoutError without the lock after `timeoutMs` */
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
  // The timeout has no effect on a lock that was granted.
  await locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => work(true))
}
