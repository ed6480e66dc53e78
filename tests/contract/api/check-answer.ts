/** Compares a reply with the contract. Findings name fields and types, never values. */
import { fromJSONSchema } from 'zod'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { contractData } from '../../../generated/contract-data.ts'
import { components, operationSchemas } from '../../../generated/contract-schemas.ts'
import { schemas } from '../../../generated/modules.ts'
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer } from './caller.ts'
import { inlined, type JsonSchema, placeOf, undeclaredFields } from './schema.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The validator of a part of an operation; undefined if the contract has none. */
export const schemaOf = (operation: OperationName, part: 'Params' | 'QueryParams' | 'Body' | 'Response') =>
  (schemas as Record<string, unknown>)[`${pascal(operation)}${part}`] as $ZodType | undefined

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

function wordIssue(issue: $ZodIssue, value: unknown): string {
  const found = valueAt(value, issue.path)
  const place = placeOf(issue.path)
  if (found === undefined) return `${place} is missing`
  if (issue.code === 'invalid_type') return `${place} is a ${typeOf(found)}, not a ${issue.expected}`
  if (issue.code === 'invalid_format') return `${place} does not match the format of the contract`
  if (issue.code === 'too_big' || issue.code === 'too_small') return `${place} is outside the limits of the contract`
  return `${place} is not a value of the contract`
}

/** Fields that fail the validator, and undeclared fields. */
function checkShape(validator: $ZodType, schema: JsonSchema, value: unknown): string[] {
  const checked = safeParse(validator, value)
  const broken = checked.success ? [] : checked.error.issues.map((issue) => wordIssue(issue, value))
  const unknown = undeclaredFields(schema, value).map((place) => `${place} is not declared`)
  return [...new Set([...broken, ...unknown])]
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const isUtf8 = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== ''
  } catch {
    return false
  }
}
/** Checks of a file by media type, on its first and last bytes. */
const FILES: Record<string, [what: string, holds: (bytes: Uint8Array) => boolean][]> = {
  'application/pdf': [
    ['a PDF', (bytes) => textOf(bytes.slice(0, 5)) === '%PDF-'],
    ['a whole PDF: its end is missing', (bytes) => textOf(bytes.slice(-1024)).includes('%%EOF')],
  ],
  'application/vnd.ms-excel': [
    ['a workbook of Excel', (bytes) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)],
    ['a whole workbook: it is too short', (bytes) => bytes.length >= 1536],
  ],
  'text/csv': [
    ['text in UTF-8', isUtf8],
    ['text', (bytes) => !bytes.includes(0)],
  ],
}
const FILE_NAME = /^\s*[\w-]+\s*;(?:.*;)?\s*filename\*?\s*=\s*[^\s;"]|;\s*filename\s*=\s*"[^"]+"/i

function checkFile({ type, bytes, headers }: Answer): string[] {
  const broken = (FILES[type] ?? []).find(([, holds]) => !holds(bytes))
  const name = headers.get('Content-Disposition')
  return [
    ...(broken ? [`the file is not ${broken[0]}`] : []),
    ...(name === null || FILE_NAME.test(name) ? [] : ['Content-Disposition has no file name']),
  ]
}

function checkSuccess(operation: OperationName, answer: Answer): string[] {
  const { responses } = contractData[operation]
  const { status, type, bytes, json } = answer
  const { contentTypes = [] } = responses[String(status)] ?? {}
  if (contentTypes.length === 0) return bytes.length > 0 ? [`${status} with a body, which is not declared`] : []
  if (!contentTypes.includes(type)) return [`${status} as ${type || 'nothing'}, not ${contentTypes.join(' or ')}`]
  if (type !== 'application/json') return checkFile(answer)
  const validator = schemaOf(operation, 'Response')
  const schema = operationSchemas[operation].replies[String(status)]
  if (!validator || !schema) return []
  return json === undefined ? ['the body is not JSON'] : checkShape(validator, schema, json)
}

/** The required headers of a reply, and `Date`, which HTTP requires of each reply. */
function checkHeaders(operation: OperationName, { headers, status }: Answer): string[] {
  const required = { Date: '', ...contractData[operation].responses[String(status)]?.headers }
  return Object.entries(required).flatMap(([name, pattern]) => {
    const value = headers.get(name)
    if (value === null) return [`no ${name} header`]
    return new RegExp(pattern, 'u').test(value) ? [] : [`${name} is ${value}, which the contract does not allow`]
  })
}

type Item = { code?: unknown; fieldName?: unknown; elementIndex?: unknown }

/** The items of an error body; empty if the body has another shape. */
export function errorItemsOf({ json }: Answer): Item[] {
  const { errors } = (json ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? errors.filter((item) => item !== null && typeof item === 'object') : []
}

/** The codes of an error body; empty if it has none. */
export const codesOf = (answer: Answer): string[] =>
  errorItemsOf(answer).flatMap(({ code }) => (typeof code === 'string' ? [code] : []))

const ERROR_BODY: JsonSchema = components.schemas.ErrorBody ?? {}
const errorBody = fromJSONSchema(inlined(ERROR_BODY))

function checkError(operation: OperationName, answer: Answer): string[] {
  const { status, headers, json } = answer
  const declared = contractData[operation].errorCodes[String(status)] ?? []
  const codes = codesOf(answer)
  return [
    ...(json === undefined
      ? [`${status} without an error body`]
      : checkShape(errorBody, ERROR_BODY, json).map((broken) => `${status}: ${broken}`)),
    ...(json !== undefined && codes.length === 0 ? [`${status} without an error item that has a code`] : []),
    ...codes.filter((code) => !declared.includes(code)).map((code) => `${status}: code ${code} is not declared`),
    ...(status === 429 && headers.get('Retry-After') === null ? ['429 without Retry-After'] : []),
  ]
}

/** All ways in which a reply breaks the contract. */
export function checkAnswer(operation: OperationName, answer: Answer): string[] {
  if (answer.failure) return [answer.failure]
  const { status } = answer
  if (!contractData[operation].responses[String(status)]) return [`status ${status} is not declared`]
  const broken = status < 400 ? checkSuccess(operation, answer) : checkError(operation, answer)
  return [...new Set([...broken, ...checkHeaders(operation, answer)])]
}

/** The fields of a reply with their types, to compare two APIs. */
export function shapeOf({ json, type, status }: Answer): Record<string, string> {
  const shape: Record<string, Set<string>> = {}
  const walk = (value: unknown, path: PropertyKey[]) => {
    const place = placeOf(path)
    shape[place] = (shape[place] ?? new Set()).add(typeOf(value))
    if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, Array.isArray(value) ? 0 : key])
    }
  }
  if (json === undefined) return { 'the body': type || 'none' }
  // Of refusals only the code is compared, separately.
  if (status < 400) walk(json, [])
  return Object.fromEntries(Object.entries(shape).map(([place, types]) => [place, [...types].toSorted().join(' or ')]))
}
