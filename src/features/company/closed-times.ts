import type { DisabledWindow } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { useByClock } from '@/browser/use-by-clock'
import { noticesQuery } from '@/domain/notices'
import { serverNow } from '@/values/dates/clock'

/** The first of these windows that is open at `at` (ms). */
const openWindow = (at: number, windows: readonly DisabledWindow[] = []): DisabledWindow | undefined =>
  windows.find(({ from, to }) => Date.parse(from) <= at && (to === undefined || at < Date.parse(to)))

/** What is closed now by the content file (COM-10). Nothing until the file is loaded. */
export function useClosedTimes() {
  const { data } = useQuery(noticesQuery())
  return {
    adding: useByClock(() => openWindow(serverNow(), data?.addingContactsDisabled)),
    editing: useByClock(() => openWindow(serverNow(), data?.editingDisabled)),
  }
}
