import { useEffect, useReducer, useState } from 'react'
import type { Db, Meta } from '../database/db.ts'
import type { RunningMocks } from '../running-mocks.ts'

/**
 * Reads something from the database when the panel opens and after each of its own changes.
 * @param read the same function as long as it reads the same
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- `round` asks for a new reading
  }, [mocks, read, round])
  return [data, refresh]
}

const metaOf = (db: Db): Meta => ({ ...db.meta })

/** The metadata, read again after changes. */
export const useMeta = (mocks: RunningMocks): [Meta | undefined, () => void] => useMockData(mocks, metaOf)
