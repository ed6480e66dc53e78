import { trimmed } from '@/values/text'

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

/** Undefined if there is nothing at the path. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

/** A copy of nested plain objects with the value at one path replaced. */
export function withValueAt(value: unknown, [key, ...rest]: readonly PropertyKey[], inner: unknown): unknown {
  if (key === undefined) return inner
  if (!isPlainObject(value)) return value
  return { ...value, [key]: withValueAt(Reflect.get(value, key), rest, inner) }
}

/** Formats `['rows', 0, 'amount']` as `rows[0].amount`, the form's field name. */
export const pathName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')

/** The field name of a body path; the longest renamed prefix wins. */
export function fieldNameOf(path: readonly PropertyKey[], renamed: Record<string, string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const other = renamed[pathName(path.slice(0, length))]
    if (other === undefined) continue
    const rest = pathName(path.slice(length))
    return rest === '' || rest.startsWith('[') ? other + rest : `${other}.${rest}`
  }
  return pathName(path)
}
