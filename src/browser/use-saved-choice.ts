import { useState } from 'react'
import { readStoredValue, writeStoredValue } from './browser-storage'

/** The names that were chosen in this browser before; those that no longer exist are dropped. */
function readSavedChoice<Name extends string>(key: string, known: readonly Name[], defaults: readonly Name[]) {
  const saved = readStoredValue('local', key)
  if (!Array.isArray(saved)) return new Set(defaults)
  const names: readonly unknown[] = saved
  return new Set(known.filter((name) => names.includes(name)))
}

/** Chosen names that this browser keeps, such as columns (DWN-07): the set, and how to turn one on or off. */
export function useSavedChoice<Name extends string>(key: string, known: readonly Name[], defaults: readonly Name[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Name>>(() => readSavedChoice(key, known, defaults))
  const toggle = (name: Name) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
    writeStoredValue('local', key, [...next])
  }
  return [chosen, toggle] as const
}
