import { type OperationName, type OperationRow, registry } from '@generated/registry'
import { isResourceId } from '@/values/identifiers/resource-id'

/** Whether a path matches a path template of the contract, with a valid identifier for each parameter. */
function fits(template: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = template.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, i) => (part.startsWith('{') ? isResourceId(parts[i] ?? '') : part === parts[i]))
  )
}

/** An id from a link could be `..` or a word such as `summary`, which make the path of another operation. */
export function isCallOf(name: OperationName, method: string, path: string): boolean {
  const candidates = Object.entries<OperationRow>(registry).filter(
    ([, row]) => row.method === method && fits(row.path, path),
  )
  // A literal path is the operation itself, even if it also matches another operation's template.
  if (registry[name].path === path) return candidates.some(([candidate]) => candidate === name)
  return candidates.length === 1 && candidates[0]?.[0] === name
}
