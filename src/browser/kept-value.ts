import { useSyncExternalStore } from 'react'
import { readStoredValue, writeStoredValue } from './browser-storage'
import type { StorageKey } from './stored-keys'

/** A value that this browser keeps for every tab and the next start. */
export interface KeptValue<Value> {
  /** The same object while nothing has changed. */
  get: () => Value
  /** Everybody who uses it hears of it, in other tabs too. @returns false when it cannot be kept: it holds for this page */
  set: (value: Value) => boolean
  /** @returns how to stop */
  subscribe: (listener: () => void) => () => void
}

/** What the browser would not keep, as it would have been stored. */
const unkept = new Map<StorageKey, unknown>()
const listeners = new Map<StorageKey, Set<() => void>>()

/**
 * @param parse makes the value of what is stored, which may be anything, and undefined when there is nothing
 * @param toStored what is written for a value, when that is not the value itself
 */
export function keptValue<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  toStored: (value: Value) => unknown = (value) => value,
): KeptValue<Value> {
  let last: { text: string | undefined; value: Value } | undefined
  return {
    get: () => {
      const stored = unkept.has(key) ? unkept.get(key) : readStoredValue('local', key)
      const text = JSON.stringify(stored)
      if (last?.text !== text || !last) last = { text, value: parse(stored) }
      return last.value
    },
    set: (value) => {
      const stored = toStored(value)
      const isKept = writeStoredValue('local', key, stored)
      if (isKept) unkept.delete(key)
      else unkept.set(key, stored)
      for (const listener of listeners.get(key) ?? []) listener()
      return isKept
    },
    subscribe: (listener) => {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', hear)
      return () => {
        own.delete(listener)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** Whether the browser refused to keep what was chosen last under a key. */
export const isUnkept = (key: StorageKey): boolean => unkept.has(key)

/** A kept value as a subscription: the caller renders again when it changes. */
export const useKeptValue = <Value>({ get, subscribe }: KeptValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, get)
