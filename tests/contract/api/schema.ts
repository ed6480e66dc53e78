/** Reads the JSON Schemas of the contract (generated/contract-schemas.ts). */
import { components, type JsonSchema } from '../../../generated/contract-schemas.ts'

export type { JsonSchema }
export type Path = (string | number)[]

/** The schema with its references and `allOf` merged, one level deep. */
export function resolved(schema: JsonSchema): JsonSchema {
  const { $ref, allOf, ...own } = schema
  const named = typeof $ref === 'string' ? components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] : undefined
  const parts = [...(named ? [named] : []), ...((allOf as JsonSchema[] | undefined) ?? [])]
  return parts.length === 0 ? schema : (Object.assign({}, ...parts.map(resolved), own) as JsonSchema)
}

export const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function isOfType({ type }: JsonSchema, value: unknown): boolean {
  const types = Array.isArray(type) ? type : [type]
  return types.some((name) => name === typeOf(value) || (name === 'integer' && Number.isInteger(value)))
}

export const branchesOf = ({ oneOf, anyOf }: JsonSchema) => (oneOf ?? anyOf ?? []) as JsonSchema[]

/** The schema of a value: in a union the branch of its discriminator, else the branch of its type. */
export function schemaFor(schema: JsonSchema, value: unknown): JsonSchema {
  const whole = resolved(schema)
  const branches = branchesOf(whole)
  if (branches.length === 0) return whole
  const { propertyName, mapping } = (whole.discriminator ?? {}) as {
    propertyName?: string
    mapping?: Record<string, string>
  }
  const choice = propertyName && (value as Record<string, unknown> | null | undefined)?.[propertyName]
  const $ref = typeof choice === 'string' ? mapping?.[choice] : undefined
  if ($ref) return resolved({ $ref })
  const known = branches.map(resolved)
  return known.find((branch) => isOfType(branch, value)) ?? known[0] ?? {}
}

/** The values of a closed or open enum. */
export const listedValues = (schema: JsonSchema) =>
  (schema.enum ?? schema['x-extensible-enum'] ?? (schema.const === undefined ? undefined : [schema.const])) as
    | unknown[]
    | undefined

export const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>
export const isRequired = (schema: JsonSchema, name: string) => ((schema.required ?? []) as string[]).includes(name)

/** `employees[].firstName`: list indexes are left out. */
export const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the body'

/** A copy of the value with another value at a path; `undefined` removes the field. */
export function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item, at) => (at === key ? changedAt(item, rest, to) : item))
    return items.filter((item) => item !== undefined)
  }
  const copy = { ...(value as Record<string, unknown>) }
  copy[key] = changedAt(copy[key], rest, to)
  return copy
}

type Visit = (schema: JsonSchema, value: unknown, path: Path, isOptional: boolean) => void

/** Visits every declared value together with its schema. */
export function walk(schema: JsonSchema, value: unknown, visit: Visit, path: Path = [], isOptional = false): void {
  const own = schemaFor(schema, value)
  visit(own, value, path, isOptional)
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) walk((own.items ?? {}) as JsonSchema, item, visit, [...path, at])
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(propertiesOf(own))) {
      const given = (value as Record<string, unknown>)[name]
      if (given !== undefined) walk(inner, given, visit, [...path, name], !isRequired(own, name))
    }
  }
}

/** The schema with all references inlined. */
export function inlined(schema: JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return value !== null && typeof value === 'object' ? inlined(value as JsonSchema) : value
  }
  return Object.fromEntries(Object.entries(resolved(schema)).map(([key, value]) => [key, inner(value)]))
}

/** The fields of a value that the schema does not declare. */
export function undeclaredFields(schema: JsonSchema, value: unknown): string[] {
  const found = new Set<string>()
  walk(schema, value, (own, at, path) => {
    if (typeOf(at) !== 'object' || own.additionalProperties !== undefined) return
    for (const name of Object.keys(at as object)) if (!(name in propertiesOf(own))) found.add(placeOf([...path, name]))
  })
  return [...found]
}
