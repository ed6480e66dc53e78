import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'

const isBroken = (issues: readonly $ZodIssue[] | undefined, reply: unknown): boolean =>
  issues?.some((issue) => breaksShape(issue, valueAt(reply, issue.path))) ?? false

/**
 * Whether a reply that departs from the contract is of another shape (docs/decisions/020-replies.md): a field missing,
 * or of another type. Fetched with the first reply that departs.
 */
export function hasOtherShape(validator: $ZodType, reply: unknown): boolean {
  return isBroken(safeParse(validator, reply).error?.issues, reply)
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  )

/**
 * A newer API may know more values, patterns and limits than this portal; a value that is missing (or empty) or of
 * another type is no value at all.
 */
function breaksShape(issue: $ZodIssue, value: unknown): boolean {
  switch (issue.code) {
    case 'invalid_type':
      return true
    case 'invalid_value':
      return !issue.values.some((known) => typeof known === typeof value)
    case 'invalid_union':
      // No branch of a choice: a newer API may know more of them.
      if ('options' in issue) return !issue.options?.some((known) => typeof known === typeof value)
      return issue.errors.every((branch) => isBroken(branch, value))
    case 'too_small':
      return value === ''
    default:
      return false
  }
}
