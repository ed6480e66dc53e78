import { type OperationName, type OperationRow, registry } from '@generated/registry'
import { isResourceId } from '@/values/resource-id'

/** Whether a path has the form of the contract's, with a possible identifier for each parameter. */
function fits(template: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = template.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, i) => (part.startsWith('{') ? isResourceId(parts[i] ?? '') : part === parts[i]))
  )
}

/**
 * Whether a method and a path (`/api/user`, parameters filled in, without a query) are a call of that operation and of
 * no other: an id that comes from a link could hold `..`, and a word such as `summary` names an operation of its own.
 */
export function isCallOf(name: OperationName, method: string, path: string): boolean {
  const candidates = Object.entries<OperationRow>(registry).filter(
    ([, row]) => row.method === method && fits(row.path, path),
  )
  // An operation without parameters is meant by its name alone.
  if (registry[name].path === path) return candidates.some(([candidate]) => candidate === name)
  return candidates.length === 1 && candidates[0]?.[0] === name
}
