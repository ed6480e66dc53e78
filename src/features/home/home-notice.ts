import type { HomeNotification } from '@generated/api/model'
import { array, safeParse, string } from 'zod/mini'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'

const CLOSED_KEY = 'portal.closed-notices'
/** Notices come and go; the oldest of so many closed ones is long over. */
const CLOSED_KEPT = 20

/** The ids of the notices that were closed in this browser, latest last. */
export function closedNotices(): readonly string[] {
  const result = safeParse(array(string()), readStoredValue('local', CLOSED_KEY))
  return result.success ? result.data : []
}

/** Remembers that a notice was closed. @returns the ids of all that were. */
export function closeNotice(id: string): readonly string[] {
  const closed = [...closedNotices().filter((other) => other !== id), id].slice(-CLOSED_KEPT)
  writeStoredValue('local', CLOSED_KEY, closed)
  return closed
}

/** Whether the notice shows today (yyyy-MM-dd in Helsinki): to its last day and never after, until it is closed (HOM-07). */
export const isNoticeShown = (
  { id, shownUntil }: Pick<HomeNotification, 'id' | 'shownUntil'>,
  { today, closed }: { today: string; closed: readonly string[] },
): boolean => today <= shownUntil && !closed.includes(id)
