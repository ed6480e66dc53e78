import { useState } from 'react'
import { readStoredValue, writeStoredValue } from './browser-storage'

/** The names that were chosen in this browser before; those that no longer exist are dropped. */
function readSavedChoice<Name extends string>(key: string, known: readonly Name[], defaults: readonly Name[]) {
  const names = readSavedNames(key)
  return new Set(names ? known.filter((name) => names.includes(name)) : defaults)
}

/** All names that this browser keeps under a key; undefined when nothing was chosen yet. */
export function readSavedNames(key: string): readonly string[] | undefined {
  const saved = readStoredValue('local', key)
  return Array.isArray(saved) ? saved.filter((name) => typeof name === 'string') : undefined
}

/** Keeps the chosen names. */
export const saveNames = (key: string, names: ReadonlySet<string>): boolean =>
  writeStoredValue('local', key, [...names])

/** Chosen names that this browser keeps, such as columns (DWN-07): the set, and how to turn one on or off. */
export function useSavedChoice<Name extends string>(key: string, known: readonly Name[], defaults: readonly Name[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Name>>(() => readSavedChoice(key, known, defaults))
  const toggle = (name: Name) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
    saveNames(key, next)
  }
  return [chosen, toggle] as const
}
