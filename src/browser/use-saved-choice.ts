import { useState } from 'react'
import type { StorageKey } from './browser-storage'
import { persistedValue, usePersistedValue } from './persisted-value'

/** A set of chosen names, such as columns, stored in this browser (DWN-07), and a function that toggles one. */
export function useSavedChoice<Name extends string>(
  key: StorageKey,
  known: readonly Name[],
  defaults: readonly Name[],
) {
  const [kept] = useState(() =>
    persistedValue<ReadonlySet<Name>>(
      key,
      // Names that no longer exist are dropped.
      (saved) => new Set(Array.isArray(saved) ? known.filter((name) => saved.includes(name)) : defaults),
      (chosen) => [...chosen],
    ),
  )
  const chosen = usePersistedValue(kept)
  const toggle = (name: Name) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    kept.set(next)
  }
  return [chosen, toggle] as const
}
