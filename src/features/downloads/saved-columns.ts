import { useState } from 'react'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'

const keyOf = (report: string) => `download-columns-${report}`

/** DWN-07: the names that were chosen in this browser before; those that no longer exist are dropped. */
export function readSaved<Name extends string>(
  report: string,
  known: readonly Name[],
  defaults: readonly Name[],
): ReadonlySet<Name> {
  const saved = readStoredValue('local', keyOf(report))
  if (!Array.isArray(saved)) return new Set(defaults)
  const names: readonly unknown[] = saved
  return new Set(known.filter((name) => names.includes(name)))
}

/** Chosen names that this browser keeps (DWN-07): the set, and how to turn one on or off. */
export function useSaved<Name extends string>(report: string, known: readonly Name[], defaults: readonly Name[]) {
  const [chosen, setChosen] = useState(() => readSaved(report, known, defaults))
  const toggle = (name: Name) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
    writeStoredValue('local', keyOf(report), [...next])
  }
  return [chosen, toggle] as const
}
