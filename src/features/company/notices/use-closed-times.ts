import type { DisabledWindow, Notices } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { now } from '@/values/clock'
import { closedTimesQuery } from '../queries'

/** What is closed at the moment (COM-10). */
export interface ClosedTimes {
  /** The window during which no contact person can be added. */
  adding: DisabledWindow | undefined
  /** The maintenance window during which nothing can be edited. */
  editing: DisabledWindow | undefined
  /** Whom to ask instead. */
  support: Notices['support'] | undefined
}

/** The first of these windows that is open at `at` (ms). */
export const openWindow = (windows: readonly DisabledWindow[], at: number): DisabledWindow | undefined =>
  windows.find(({ from, to }) => Date.parse(from) <= at && (to === undefined || at < Date.parse(to)))

/** When the next of these windows opens or closes after `at` (ms); Infinity when none does. */
export const nextEdge = (windows: readonly DisabledWindow[], at: number): number =>
  Math.min(...windows.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to ?? '')]).filter((edge) => edge > at))

/** No timer of a browser runs longer than some weeks, nor keeps its time over a sleep of the machine. */
const LOOK_AGAIN_MS = 60_000

/** What is closed now by the content file; follows the time. Nothing is while the file is not known. */
export function useClosedTimes(): ClosedTimes {
  const { data } = useQuery(closedTimesQuery())
  const [, look] = useReducer((count: number) => count + 1, 0)
  const adding = data?.addingContactsDisabled ?? []
  const editing = data?.editingDisabled ?? []
  const at = now()
  const edge = nextEdge([...adding, ...editing], at)
  useEffect(() => {
    if (edge === Number.POSITIVE_INFINITY) return undefined
    const timer = setInterval(look, Math.min(Math.max(edge - now(), 0), LOOK_AGAIN_MS))
    return () => clearInterval(timer)
  }, [edge])
  return { adding: openWindow(adding, at), editing: openWindow(editing, at), support: data?.support }
}
