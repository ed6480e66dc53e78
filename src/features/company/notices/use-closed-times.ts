import type { DisabledWindow, Notices } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { now } from '@/values/clock'
import { closedTimesQuery } from '../queries'

/** What is closed now (COM-10). */
export interface ClosedTimes {
  /** Window during which contacts cannot be added. */
  adding: DisabledWindow | undefined
  /** Maintenance window during which nothing can be edited. */
  editing: DisabledWindow | undefined
  /** Whom to contact instead. */
  support: Notices['support'] | undefined
}

/** The first of these windows that is open at `at` (ms). */
export const openWindow = (windows: readonly DisabledWindow[], at: number): DisabledWindow | undefined =>
  windows.find(({ from, to }) => Date.parse(from) <= at && (to === undefined || at < Date.parse(to)))

/** Time (ms) when the next window opens or closes after `at`; Infinity if none does. */
export const nextEdge = (windows: readonly DisabledWindow[], at: number): number =>
  Math.min(...windows.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to ?? '')]).filter((edge) => edge > at))

/** setTimeout() overflows above 24.8 days and stops while the machine sleeps, so recheck every minute. */
const LOOK_AGAIN_MS = 60_000

/** What is closed now according to the content file, updated as time passes. Nothing until the file is loaded. */
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
