import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { readStoredValue, type StorageKey, writeStoredValue } from './browser-storage'

/** Values that storage refused, in their stored form. A new map after each change of any value. */
const refused = createAtom<ReadonlyMap<StorageKey, unknown>>(new Map())

/** @param parse validates and converts the stored JSON, which may be anything */
export function persistedValue<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  toStored: (value: Value) => unknown = (value) => value,
) {
  let last: { text: string | undefined; value: Value } | undefined
  return {
    /** Returns the same object until the value changes. */
    get: (): Value => {
      const stored = isUnstored(key) ? refused.get().get(key) : readStoredValue('local', key)
      const text = JSON.stringify(stored)
      if (last?.text !== text || !last) last = { text, value: parse(stored) }
      return last.value
    },
    /** Notifies other tabs too. @returns false when storage refuses: the value lasts as long as the page */
    set: (value: Value): boolean => {
      const stored = toStored(value)
      const isStored = writeStoredValue('local', key, stored)
      const next = new Map(refused.get())
      if (isStored) next.delete(key)
      else next.set(key, stored)
      refused.set(next)
      return isStored
    },
    subscribe: (listener: () => void) => {
      const { unsubscribe } = refused.subscribe(listener)
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', hear)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', hear)
      }
    },
  }
}

export const isUnstored = (key: StorageKey): boolean => refused.get().has(key)

export const usePersistedValue = <Value>({ get, subscribe }: ReturnType<typeof persistedValue<Value>>): Value =>
  useSyncExternalStore(subscribe, get, get)
