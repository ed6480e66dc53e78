import { toDotPath } from 'zod/v4/core'
import { trimmed } from '@/values/text/text'

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isPassword = (key: string) => /password/i.test(key)

/** Passwords are never trimmed (FMT-07, VAL-17). */
export function trimTexts<Value>(value: Value, key = ''): Value {
  // The casts are safe: each branch returns the shape that it received.
  if (typeof value === 'string') return (isPassword(key) ? value : trimmed(value)) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => trimTexts(item, key)) as Value
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, trimTexts(item, name)])) as Value
}

/** The field name of a body path: `rows[0].amount` for `['rows', 0, 'amount']`. The longest renamed prefix wins. */
export function fieldNameOf(path: readonly PropertyKey[], renamed: Record<string, string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const other = renamed[toDotPath(path.slice(0, length))]
    if (other === undefined) continue
    const rest = toDotPath(path.slice(length))
    return rest === '' || rest.startsWith('[') ? other + rest : `${other}.${rest}`
  }
  return toDotPath(path)
}
