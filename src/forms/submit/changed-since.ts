import { isPlainObject, trimTexts } from '../form-values'

export interface FieldChange {
  /** Field name in the form: `benefits.lunch`. */
  name: string
  before: unknown
  saved: unknown
  typed: unknown
  /** This user changed the field too, to a different value. */
  isContested: boolean
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function leavesOf(values: object, path = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const name = path === '' ? key : `${path}.${key}`
    return isPlainObject(value) ? leavesOf(value, name) : [[name, value]]
  })
}

/** What others saved between two reads of a record. Fields whose typed value equals the saved one are left out. */
export function changedSince(before: object, saved: object, typed: object): FieldChange[] {
  const first = new Map(leavesOf(before))
  const own = new Map(leavesOf(trimTexts(typed)))
  return leavesOf(saved).flatMap(([name, now]) => {
    const change = { name, before: first.get(name), saved: now, typed: own.get(name) }
    if (isSame(change.before, now) || isSame(change.typed, now)) return []
    return [{ ...change, isContested: !isSame(change.typed, change.before) }]
  })
}
