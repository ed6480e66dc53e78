import { isPlainObject, trimTexts } from '../form-values'

/** A field that another user saved while the form was open. */
export interface FieldChange {
  /** Field name in the form: `benefits.lunch`. */
  name: string
  /** The form's initial value. */
  before: unknown
  /** The value that is saved now. */
  saved: unknown
  /** The value that the form would save. */
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

/**
 * Compares two reads of a record and returns what others saved in between. Fields whose typed value equals the saved
 * one are left out: nothing would be lost.
 */
export function changedSince(before: object, saved: object, typed: object): FieldChange[] {
  const first = new Map(leavesOf(before))
  const own = new Map(leavesOf(trimTexts(typed)))
  return leavesOf(saved).flatMap(([name, now]) => {
    const change = { name, before: first.get(name), saved: now, typed: own.get(name) }
    if (isSame(change.before, now) || isSame(change.typed, now)) return []
    return [{ ...change, isContested: !isSame(change.typed, change.before) }]
  })
}
