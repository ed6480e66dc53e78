/** Parses params, query and body of a call with the contract's validators; validation errors become a problem. */
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { ErrorCode } from '../../generated/api/model/index.ts'
import { contractData } from '../../generated/contract-data.ts'
import { schemas } from '../../generated/modules.ts'
import type { OperationName } from '../../generated/registry.ts'
import { problem, validationProblem } from './problem.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The validator of a part of an operation; undefined if the contract has none. */
export const schemaOf = (operation: OperationName, part: 'Params' | 'QueryParams' | 'Header' | 'Body' | 'Response') =>
  // The name is built from the operation's; a missing part has no export.
  (schemas as Record<string, unknown>)[`${pascal(operation)}${part}`] as $ZodType | undefined

type Definition = {
  type: string
  innerType?: $ZodType
  in?: $ZodType
  out?: $ZodType
  shape?: Record<string, $ZodType>
}
// The members of a zod definition that contain the schema inside defaults, optionals and pipes.
// oxlint-disable-next-line no-underscore-dangle -- zod's own name
const definition = (schema: $ZodType) => schema._zod.def as unknown as Definition

type Kind = { type: string; isRequired: boolean }

/** The schema inside defaults, optionals and pipes. */
function kindOf(schema: $ZodType): Kind {
  const { type, innerType, in: input, out } = definition(schema)
  if (innerType) return { ...kindOf(innerType), isRequired: type === 'nullable' }
  if (type !== 'pipe' || !input || !out) return { type, isRequired: true }
  return kindOf(definition(input).type === 'transform' ? out : input)
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/

/**
 * Converts a query string value to the type that the validator expects; zod's own coercion would turn any text into true and
 * an empty one into 0.
 * @returns undefined if the text is not such a value
 */
function readText(text: string, type: string): unknown {
  if (type === 'boolean') return { true: true, false: false }[text]
  if (type === 'number' || type === 'int') return NUMBER.test(text) ? Number(text) : undefined
  return text
}

function readQuery(schema: $ZodType, url: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition(schema).shape ?? {})) {
    const { type, isRequired } = kindOf(field)
    const texts = url.searchParams.getAll(name)
    const [text] = texts
    if (text === undefined) {
      if (isRequired) throw validationProblem([{ fieldName: name, code: 'field_required' }])
      continue
    }
    query[name] = type === 'array' ? texts : texts.length > 1 ? undefined : readText(text, type)
    if (query[name] === undefined) throw validationProblem([{ fieldName: name, code: 'field_invalid' }])
  }
  return query
}

/** The request headers that the contract declares for the operation; missing ones are left out. */
function readHeader(schema: $ZodType, headers: Headers): Record<string, string> {
  const names = Object.keys(definition(schema).shape ?? {})
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}

function readParams(schema: $ZodType | undefined, params: object): Record<string, unknown> {
  const shape = schema ? (definition(schema).shape ?? {}) : {}
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const field = shape[name]
      // Keep an inconvertible text, so that it is reported as invalid, not as missing.
      return [name, field && typeof value === 'string' ? (readText(value, kindOf(field).type) ?? value) : value]
    }),
  )
}

/** The error code of an issue. */
function fieldCode(issue: { code: string }, value: unknown) {
  if (value === undefined || value === null || value === '') return 'field_required' as const
  if (issue.code === 'too_big' && typeof value === 'string') return 'field_too_long' as const
  return 'field_invalid' as const
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined | null)?.[key], value)

/** The limit that an issue is about, as named in x-limit-codes. */
function limitOf(issue: { code: string }, value: unknown): string | undefined {
  if (value === undefined) return 'required'
  return { too_small: 'minimum', too_big: 'maximum' }[issue.code]
}

/** Validates a part. @throws Problem 400 with an item per field, or with the limit's own code */
function check(schema: $ZodType, value: unknown, limitCodes: Record<string, Record<string, string>>): unknown {
  const result = safeParse(schema, value)
  if (result.success) return result.data
  // One item per field: an empty value would also break the pattern, which is no extra information.
  const items = new Map<string, Parameters<typeof validationProblem>[0][number]>()
  for (const issue of result.error.issues) {
    const place = issue.path.join('.')
    const index = issue.path.find((key) => typeof key === 'number')
    if (items.has(place)) continue
    const own = limitCodes[place]?.[limitOf(issue, valueAt(value, issue.path)) ?? '']
    // tests/contract/contract-rules.test.ts checks that the code exists.
    if (own && result.error.issues.length === 1) throw problem(400, own as ErrorCode, { fieldName: place })
    items.set(place, {
      fieldName: issue.path.filter((key) => typeof key !== 'number').join('.') || undefined,
      ...(typeof index === 'number' && { elementIndex: index }),
      code: fieldCode(issue, valueAt(value, issue.path)),
    })
  }
  throw validationProblem([...items.values()])
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw validationProblem([])
  }
}

/** A call before parsing: path parameters, headers, and body text. */
export type GivenCall = { params: object; headers: Headers; text: string }

/** Parses a call. @throws Problem 400, or 404 if an id cannot exist */
export function parseCall(operation: OperationName, url: URL, given: GivenCall) {
  const [params, query, header, body] = [
    schemaOf(operation, 'Params'),
    schemaOf(operation, 'QueryParams'),
    schemaOf(operation, 'Header'),
    schemaOf(operation, 'Body'),
  ]
  const { limitCodes } = contractData[operation]
  const read = readParams(params, given.params)
  // An id with a wrong format counts as an unknown id.
  const isId = contractData[operation].errorCodes['404'] !== undefined
  if (params && isId && !safeParse(params, read).success) throw problem(404, 'not_found')
  return {
    params: params && check(params, read, limitCodes),
    query: query && check(query, readQuery(query, url), limitCodes),
    header:
      header && (check(header, readHeader(header, given.headers), limitCodes) as Record<string, string | undefined>),
    body: body && contractData[operation].hasBody ? check(body, readBody(given.text), limitCodes) : undefined,
  }
}
