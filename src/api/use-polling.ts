import { focusManager, type QueryKey, type QueryState, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How often something is read, and for how long; ms, counted in a visible tab. */
export interface PollingLeg {
  everyMs: number
  forMs: number
}

export interface PollingOptions<Data> {
  /** Whether the server's last word is still to come. */
  isAwaited: (data: Data) => boolean
  /** The pace, leg by leg; after the last one nothing is read by itself. A constant of the module. */
  legs: readonly PollingLeg[]
}

/** Failing reads come this many times as seldom at most. */
const BACK_OFF_LIMIT = 4
const TICK_MS = 1000

/** The ms to the next read. After failures it is as long as they have lasted, so that it doubles: 3, 6, 12 s. */
function pauseMs(everyMs: number, { status, dataUpdatedAt, errorUpdatedAt }: QueryState<unknown, unknown>): number {
  if (status !== 'error') return everyMs
  return Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, everyMs), BACK_OFF_LIMIT * everyMs)
}

/** The number of legs that are over after so many ms. */
function legAfter(legs: readonly PollingLeg[], passedMs: number): number {
  let endMs = 0
  const leg = legs.findIndex(({ forMs }) => {
    endMs += forMs
    return passedMs < endMs
  })
  return leg === -1 ? legs.length : leg
}

/**
 * Reads a query again and again while its answer is awaited: one read under way at a time, none in a hidden tab, whose
 * time does not count either; at once when the tab is shown again. Reads that fail come more and more seldom. When the
 * time of all legs is over the user decides; an answer that is still on its way counts. It only reads what was read
 * before: the first read is the caller's, by the same query.
 */
export function usePolling<Data, Failure, Key extends QueryKey>(
  query: UseQueryOptions<Data, Failure, Data, Key>,
  { isAwaited, legs }: PollingOptions<Data>,
) {
  const [leg, setLeg] = useState(0)
  const [timesAsked, setTimesAsked] = useState(0)
  const everyMs = legs[leg]?.everyMs
  // Whoever asked wants an answer: a failed read is none, whatever was known before.
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

  // Seconds that pass in a visible tab, rather than the clock: that one may jump, and stands in no sleeping tab.
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
    /** The last read failed: what is known may be old. */
    hasFailed: isError,
    isReading: isFetching,
    /** The answer is still awaited, and nothing is read by itself any more. */
    isOver: isRunning && everyMs === undefined,
    /** Reads now, and goes on from the first leg. */
    askAgain: () => {
      setTimesAsked((times) => times + 1)
      void refetch({ cancelRefetch: false })
    },
  }
}
