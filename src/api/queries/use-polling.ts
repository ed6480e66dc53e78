import { focusManager, type QueryKey, type QueryState, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How often a query is read, and for how long; ms, counted while the tab is visible. */
export interface PollingLeg {
  everyMs: number
  forMs: number
}

export interface PollingOptions<Data> {
  isAwaited: (data: Data) => boolean
  /** The intervals, leg by leg; polling stops after the last one. Must be a constant of the module. */
  legs: readonly PollingLeg[]
}

/** Failing reads slow down to at most this many times the usual interval. */
const BACK_OFF_LIMIT = 4
const TICK_MS = 1000

/** After failures it equals the time since the last success, so that it doubles: 3, 6, 12 s. */
function pauseMs(everyMs: number, { status, dataUpdatedAt, errorUpdatedAt }: QueryState<unknown, unknown>): number {
  if (status !== 'error') return everyMs
  return Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, everyMs), BACK_OFF_LIMIT * everyMs)
}

function legAfter(legs: readonly PollingLeg[], passedMs: number): number {
  let endMs = 0
  const leg = legs.findIndex(({ forMs }) => {
    endMs += forMs
    return passedMs < endMs
  })
  return leg === -1 ? legs.length : leg
}

/**
 * Polls a query while its result is awaited: one read at a time, none in a hidden tab, one at once when the tab is
 * shown again. After the last leg the user decides whether to read again. The caller makes the first read.
 */
export function usePolling<Data, Failure, Key extends QueryKey>(
  query: UseQueryOptions<Data, Failure, Data, Key>,
  { isAwaited, legs }: PollingOptions<Data>,
) {
  const [leg, setLeg] = useState(0)
  const [timesAsked, setTimesAsked] = useState(0)
  const everyMs = legs[leg]?.everyMs
  // After the user asked again, a failed read is repeated even if older data is final.
  const isNeeded = (data: Data | undefined, hasFailed: boolean) =>
    data !== undefined && (isAwaited(data) || (hasFailed && timesAsked > 0))
  const pauseOf = (state: QueryState<Data, Failure>) =>
    everyMs !== undefined && isNeeded(state.data, state.status === 'error') ? pauseMs(everyMs, state) : false
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => pauseOf(state),
    refetchOnWindowFocus: ({ state }) => (pauseOf(state) === false ? true : 'always'),
  })
  const isRunning = isNeeded(data, isError)

  // Counted by a timer: the clock may jump and goes on while the machine sleeps.
  useEffect(() => {
    if (!isRunning) return undefined
    let passedMs = 0
    const timer = setInterval(() => {
      if (!focusManager.isFocused()) return
      passedMs += TICK_MS
      setLeg(legAfter(legs, passedMs))
    }, TICK_MS)
    return () => {
      clearInterval(timer)
      setLeg(0)
    }
  }, [isRunning, legs, timesAsked])

  return {
    data,
    hasFailed: isError,
    isReading: isFetching,
    /** The result is still awaited, but polling has stopped. */
    isOver: isRunning && everyMs === undefined,
    /** Reads now and restarts the polling from the first leg. Returns when the read has ended. */
    refetch: () => {
      setTimesAsked((times) => times + 1)
      return refetch({ cancelRefetch: false })
    },
  }
}
