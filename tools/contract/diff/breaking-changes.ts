import { isDeepStrictEqual } from 'node:util'
import { type Contract, listOperations, resolve } from '../contract-document.ts'

/** Keywords for people who read the contract; clients do not depend on them. */
const FOR_READERS = ['description', 'summary', 'example', 'examples', 'x-assumed']

/** The parts that clients depend on: the contract without texts, examples and documentation marks. */
export function bare<T>(node: T, isNamed = false): T {
  if (Array.isArray(node)) return node.map((one) => bare(one)) as T
  if (node === null || typeof node !== 'object') return node
  const kept = Object.entries(node).filter(([key]) => isNamed || !FOR_READERS.includes(key))
  // A body may have a field called `description`.
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, !isNamed && key === 'properties')])) as T
}

/** What clients depend on, by operation, with what references name; a reference of a schema to itself stays. */
function partsOf(contract: Contract): Record<string, unknown> {
  /** @param within the references that the node is in */
  const inline = (node: unknown, within: readonly string[] = []): unknown => {
    if (Array.isArray(node)) return node.map((one) => inline(one, within))
    if (node === null || typeof node !== 'object') return node
    const { $ref } = node as { $ref?: string }
    if ($ref !== undefined) return within.includes($ref) ? node : inline(resolve(contract, { $ref }), [...within, $ref])
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, within)]))
  }
  const operations = listOperations(contract).map(({ name, tag: _tag, tags: _tags, ...operation }) => {
    const { security, 'x-roles': roles = [] } = operation
    const { parameters: shared = [] } = contract.paths[operation.path] as { parameters?: typeof operation.parameters }
    const parameters = [...shared, ...operation.parameters].map((parameter) => resolve(contract, parameter))
    const own = {
      ...operation,
      parameters: Object.fromEntries(parameters.map((one) => [one.name, one])),
      // Both lists allow everybody when they are empty.
      security: security?.length === 0 ? [{}] : security,
      'x-roles': roles.length === 0 ? undefined : roles,
    }
    return [name, own]
  })
  const { servers, components } = contract as { servers?: unknown; components: { securitySchemes?: unknown } }
  const { securitySchemes } = components
  return inline({ servers, securitySchemes, ...Object.fromEntries(operations) }) as Record<string, unknown>
}

/** All breaking changes between two contracts, each as `operation place: what`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const [old, next] = [partsOf(bare(before)), partsOf(bare(after))]
  return Object.keys(old).flatMap((name) => compare(old[name], next[name], [name]))
}

/** Marks of this contract that clients depend on; the others are for the code made from it. */
const MARKS = ['x-effect', 'x-roles', 'x-error-codes', 'x-limit-codes', 'x-extensible-enum']
/** Keywords whose keys are names. Another name breaks nothing. */
const NAMED = ['properties', 'mapping', 'parameters', 'responses', 'headers', 'content', 'securitySchemes']
/** Keywords that list alternatives. */
const CHOICES = ['enum', 'type', 'oneOf', 'security', 'x-roles']

const hasAll = (list: unknown, part: unknown) =>
  [part].flat().every((one) => [list].flat().some((other) => isDeepStrictEqual(one, other)))

/** Whether a keyword accepts whatever it accepted before. Only what is listed here does. */
function loosens(key: string, old: unknown, next: unknown, isInSchema: boolean): boolean {
  if (key === 'default') return false
  if (next === undefined && (isInSchema || key === 'required' || key === 'x-roles')) return true
  if (typeof old === 'number' && typeof next === 'number')
    return key.startsWith('max') ? next >= old : key.startsWith('min') && next <= old
  if (key === 'required') return typeof next === 'boolean' ? !next : hasAll(old, next)
  return CHOICES.includes(key) && hasAll(next, old)
}

const isInReply = (place: readonly string[]) => place[1] === 'responses'

/** Requests may become wider, replies narrower. */
function isCompatible(key: string, old: unknown, next: unknown, place: readonly string[]): boolean {
  const isReply = isInReply(place)
  // Clients do not expect new values in a reply.
  if (key === 'x-extensible-enum') return !isReply || next !== true
  const isInSchema = place.includes('schema')
  return isReply ? loosens(key, next, old, isInSchema) : loosens(key, old, next, isInSchema)
}

const isParent = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether clients handle any value of the list: it may grow, or it has the codes of errors, which x-error-codes lists. */
const isOpen = (schema: Record<string, unknown>, place: readonly string[]) =>
  isInReply(place) &&
  (schema['x-extensible-enum'] === true || (/^[45]/.test(place[2] ?? '') && /^(code|error)$/.test(place.at(-1) ?? '')))

const NOT_SHOWN = /^(content|application\/json|schema|properties)$/

function changeOf(old: unknown, next: unknown): string {
  if (next === undefined) return 'was removed'
  return old === undefined ? 'was added' : `${JSON.stringify(old)} became ${JSON.stringify(next)}`
}

/** The breaking changes of a part. @param isName the last step of its place is a name in the contract, not a keyword */
function compare(old: unknown, next: unknown, place: readonly string[], isName = false): string[] {
  const key = place.at(-1) ?? ''
  const areLists = Array.isArray(old) && Array.isArray(next)
  const haveSame = areLists && key !== 'default' && hasAll(old, next) && hasAll(next, old)
  if (haveSame || isDeepStrictEqual(old, next) || (!isName && isCompatible(key, old, next, place))) return []
  if (isName && old === undefined && (isInReply(place) || (next as { required?: unknown }).required !== true)) return []
  if (isParent(old) && isParent(next) && (!areLists || (old.length === next.length && old.every(isParent)))) {
    const areNames = !isName && NAMED.includes(key)
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
      (one) => areNames || !((one.startsWith('x-') && !MARKS.includes(one)) || (one === 'enum' && isOpen(old, place))),
    )
    return keys.flatMap((one) => {
      const none = !areNames && NAMED.includes(one) ? {} : undefined
      return compare(old[one] ?? none, next[one] ?? none, [...place, one], areNames)
    })
  }
  const [operation, ...steps] = place
  const where = steps.filter((step) => !NOT_SHOWN.test(step)).join('.')
  return [`${[operation, where].filter(Boolean).join(' ')}: ${changeOf(old, next)}`]
}
