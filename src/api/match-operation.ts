import { type OperationName, type OperationRow, registry } from '@generated/registry'

type Matcher = { name: OperationName; row: OperationRow; segments: string[] }

const matchers: Matcher[] = (Object.keys(registry) as OperationName[]).map((name) => ({
  name,
  row: registry[name],
  segments: registry[name].path.split('/'),
}))

/** Fixed segments win over parameters, so that /summary is never taken for an id. */
const parameters = (matcher: Matcher) => matcher.segments.filter((segment) => segment.startsWith('{')).length

/**
 * The operation of the contract behind a method and a path (`/api/user`, parameters filled in, without a query).
 * @throws Error when the contract has no such call, which generated code cannot produce.
 */
export function matchOperation(method: string, path: string): { name: OperationName; row: OperationRow } {
  const segments = path.split('/')
  const found = matchers
    .filter(
      (matcher) =>
        matcher.row.method === method &&
        matcher.segments.length === segments.length &&
        matcher.segments.every((segment, i) => segment.startsWith('{') || segment === segments[i]),
    )
    .sort((a, b) => parameters(a) - parameters(b))[0]
  if (!found) throw new Error(`no operation for ${method} ${path}`)
  return found
}
