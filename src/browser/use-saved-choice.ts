import { useState } from 'react'
import type { StorageKey } from './browser-storage'
import { persistedValue, usePersistedValue } from './persisted-value'

/** The names that were chosen in this browser; names that no longer exist are dropped. */
function savedChoice<Name extends string>(key: StorageKey, known: readonly Name[], defaults: readonly Name[]) {
  return persistedValue<ReadonlySet<Name>>(
    key,
    (saved) => {
      if (!Array.isArray(saved)) return new Set(defaults)
      const names: readonly unknown[] = saved
      return new Set(known.filter((name) => names.includes(name)))
    },
    (chosen) => [...chosen],
  )
}

/** A set of chosen names, such as columns, stored in this browser (DWN-07), and a function that toggles one. */
export function useSavedChoice<Name extends string>(
  key: StorageKey,
  known: readonly Name[],
  defaults: readonly Name[],
) {
  const [kept] = useState(() => savedChoice(key, known, defaults))
  const chosen = usePersistedValue(kept)
  const toggle = (name: Name) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    kept.set(next)
  }
  return [chosen, toggle] as const
}
