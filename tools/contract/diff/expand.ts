import { type Contract, resolve } from '../contract-document.ts'

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

/** The calls of a contract with what their references name; a reference of a schema to itself stays. */
export function expand(document: Contract): Contract {
  /** @param within the references that the node is in */
  const follow = ($ref: string, within: readonly string[]) =>
    within.includes($ref) ? { $ref } : inline(resolve(document, { $ref }), [...within, $ref])
  const inline = (node: unknown, within: readonly string[] = []): unknown => {
    if (Array.isArray(node)) return node.map((one) => inline(one, within))
    if (node === null || typeof node !== 'object') return node
    if ('$ref' in node) return follow(node.$ref as string, within)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, within)]))
  }
  return { ...document, paths: inline(document.paths) as Contract['paths'] }
}
