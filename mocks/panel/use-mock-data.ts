import { useEffect, useReducer, useState } from 'react'
import type { Db, Meta } from '../database/db.ts'
import type { RunningMocks } from './running-mocks.ts'

/**
 * Reads from the database when the panel opens and after each of the panel's changes.
 * @param read must be a stable function
 */
export function useMockData<T>(mocks: RunningMocks, read: (db: Db) => T): [T | undefined, () => void] {
  const [data, setData] = useState<T>()
  const [round, refresh] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const value = await mocks.database.withDb(read)
      if (isCurrent) setData(value)
    }
    void load()
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- a new `round` triggers a new read
  }, [mocks, read, round])
  return [data, refresh]
}

const metaOf = (db: Db): Meta => ({ ...db.meta })

/** The metadata, read again after the panel's changes. */
export const useMeta = (mocks: RunningMocks): [Meta | undefined, () => void] => useMockData(mocks, metaOf)
