/** Types of the bundled contract: only the parts that the tools use. */
export type Schema = Record<string, unknown>
export type MediaType = { schema?: Schema; examples?: Record<string, { value: unknown }> }
export type Header = { required?: boolean; schema?: Schema }
export type Response = {
  headers?: Record<string, Header>
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
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
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
  info: { title: string; version: string; description?: string }
  /** Description of each role used in operations' x-roles. */
  'x-roles'?: Record<string, string>
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
  }
}
export type ListedOperation = Operation & {
  name: string
  tag: string
  method: string
  path: string
  parameters: Parameter[]
  responses: Record<string, Response>
}

/** Can be called without a session; some public operations also accept one. */
export const isPublic = ({ security }: Operation): boolean =>
  security !== undefined && (security.length === 0 || security.some((needs) => Object.keys(needs).length === 0))

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Every operation with its method (upper case) and path, in the order of the document. References to parameters and responses
 * are replaced by what they name.
 */
export function listOperations(document: Contract): ListedOperation[] {
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
        responses: Object.fromEntries(
          Object.entries(operation.responses ?? {}).map(([status, response]) => [status, resolve(document, response)]),
        ),
      })),
  )
}

/** Follows a local reference (`#/components/…`); returns any other value unchanged. */
export function resolve<T extends object>(document: Contract, value: T): T {
  const ref = (value as { $ref?: unknown }).$ref
  if (typeof ref !== 'string') return value
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  if (found === undefined) throw new Error(`unresolved reference ${ref}`)
  return resolve(document, found as T)
}
