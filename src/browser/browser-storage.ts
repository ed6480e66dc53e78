import type { StorageKey } from './stored-keys'

export type StorageArea = 'local' | 'session'

/** Even reading the property throws where the browser blocks web storage. */
const areaOf = (area: StorageArea): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

/** The JSON value under a key; undefined when there is none, it is not JSON, or the browser blocks storage. */
export function readStoredValue(area: StorageArea, key: StorageKey): unknown {
  try {
    const text = areaOf(area).getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes a JSON value. @returns false when the browser refuses (blocked or full). */
export function writeStoredValue(area: StorageArea, key: StorageKey, value: unknown): boolean {
  try {
    areaOf(area).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeStoredValue(area: StorageArea, key: StorageKey): void {
  try {
    areaOf(area).removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
