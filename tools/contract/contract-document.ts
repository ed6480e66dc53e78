/** Types of the bundled contract: only the parts that the tools use. */
export type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  pattern?: string
  /** Names of limits in generated/limits.ts, by keyword. */
  'x-export'?: Record<string, string>
  /** Constants in generated/limits.ts that no schema can express. */
  'x-constants'?: Record<string, { value: unknown; description: string }>
}
export type MediaType = { schema?: Schema; examples?: Record<string, { value: unknown }> }
export type Response = {
  headers?: Record<string, { required?: boolean; schema?: Schema }>
  content?: Record<string, MediaType>
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
  /** The reply that contains its value, such as `listEmployees.beneficiaries.personId`. */
  'x-found-in'?: string
}
export type Operation = {
  operationId: string
  tags: string[]
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses?: Record<string, Response>
  'x-effect'?: 'read' | 'command'
  /** Roles that may call it; without the mark, any logged-in user. */
  'x-roles'?: string[]
  'x-error-codes'?: Record<string, string[]>
  /** Error codes of broken limits, by field and limit: `{ amount: { minimum: 'amount_below_minimum' } }`. */
  'x-limit-codes'?: Record<string, Record<string, string>>
  /** The parts that the specification does not define. */
  'x-assumed'?: string[]
}
export type Contract = {
  info: { title: string; version: string }
  /** Description of each role used in operations' x-roles. */
  'x-roles'?: Record<string, string>
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, Schema> }
}
export type ListedOperation = ReturnType<typeof listOperations>[number]

/** Can be called without a session; some public operations also accept one. */
export const isPublic = ({ security }: Operation): boolean =>
  security !== undefined && (security.length === 0 || security.some((needs) => Object.keys(needs).length === 0))

/** A record of what a function makes of each value. */
export const mapValues = <Value, Result>(record: Record<string, Value> = {}, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Every object and list in a part of the contract, with the keys that lead to it. */
export function nodesOf(part: unknown, place: string[] = []): [node: Schema, place: string[]][] {
  if (part === null || typeof part !== 'object') return []
  const inner = Object.entries(part).flatMap(([key, value]) => nodesOf(value, [...place, key]))
  return [[part as Schema, place], ...inner]
}

/** A copy without descriptions, or with empty ones; properties called `description` stay. */
export const withoutTexts = <Part extends object>(part: Part, instead?: '') =>
  JSON.parse(
    JSON.stringify(part, (key, value) => (key === 'description' && typeof value === 'string' ? instead : value)),
  ) as Part

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Every operation with its method (upper case) and path, in the order of the document. References to parameters and responses
 * are replaced by what they name.
 */
export function listOperations(document: Contract) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        ...operation,
        name: operation.operationId,
        tag: operation.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((parameter) => resolve(document, parameter)),
        responses: mapValues(operation.responses, (response) => resolve(document, response)),
      })),
  )
}

/** Follows a local reference (`#/components/…`); returns any other value unchanged. */
export function resolve<T extends object>(document: Contract, value: T): T {
  const { $ref } = value as { $ref?: string }
  if ($ref === undefined) return value
  let found: unknown = document
  for (const key of $ref.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[key]
  if (found === undefined) throw new Error(`unresolved reference ${$ref}`)
  return resolve(document, found as T)
}
