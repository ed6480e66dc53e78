import { isPlainObject, trimTexts } from '../form-values'

/** A field that somebody else has saved anew while the form was open. */
export interface FieldChange {
  /** As the form names it: `benefits.lunch`. */
  name: string
  /** What the form began with. */
  before: unknown
  /** What is saved now. */
  saved: unknown
  /** What the form would save. */
  typed: unknown
  /** This user has changed the field too, to something else. */
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
 * What others have saved between two readings of a form's values. A field that holds what is saved now anyway is left
 * out: nothing would be lost.
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
