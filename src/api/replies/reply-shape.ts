import type { $ZodIssue } from 'zod/v4/core'

/** Whether a field is missing or has another type, by the issues of a reply (docs/decisions/015-replies.md). */
export const hasOtherShape = (issues: readonly $ZodIssue[], reply: unknown): boolean =>
  issues.some((issue) => breaksShape(issue, valueAt(reply, issue.path)))

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  )

/** A newer API may know more values, patterns and limits, so those are tolerated. */
function breaksShape(issue: $ZodIssue, value: unknown): boolean {
  switch (issue.code) {
    case 'invalid_type':
      return true
    case 'invalid_value':
      return !issue.values.some((known) => typeof known === typeof value)
    case 'invalid_union':
      if ('options' in issue) return !issue.options?.some((known) => typeof known === typeof value)
      return issue.errors.every((branch) => hasOtherShape(branch, value))
    case 'too_small':
      return value === ''
    default:
      return false
  }
}
