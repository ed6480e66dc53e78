import { useEffect, useState } from 'react'
import type { RunningMocks } from '../browser.ts'
import type { Db, Meta } from '../db.ts'

/** Reads something from the database when the panel opens and after each of its own changes. */
export function useMockData<T>(mocks: RunningMocks, read: (db: Db) => T): [T | undefined, () => void] {
  const [data, setData] = useState<T>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is written inline; `round` asks for a new reading.
  useEffect(() => {
    let isCurrent = true
    void mocks.database.withDb(read).then((value) => {
      if (isCurrent) setData(value)
    })
    return () => {
      isCurrent = false
    }
  }, [mocks, round])
  return [data, () => setRound((before) => before + 1)]
}

/** The metadata, read again after changes. */
export function useMeta(mocks: RunningMocks): [Meta | undefined, () => void] {
  return useMockData(mocks, (db) => ({ ...db.meta }))
}
