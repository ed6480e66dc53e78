/** What is wrong with an answer by the contract. Findings name places and types, never values. */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { contractData } from '../../generated/contract-data.ts'
import { schemas } from '../../generated/modules.ts'
import type { OperationName } from '../../generated/registry.ts'
import type { Answer } from './caller.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The validator of a part of an operation; undefined where the contract has none. */
export const schemaOf = (operation: OperationName, part: 'Params' | 'QueryParams' | 'Body' | 'Response') =>
  (schemas as Record<string, unknown>)[`${pascal(operation)}${part}`] as $ZodType | undefined

/** `employees[].firstName`: an element of a list is like any other. */
const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the body'

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

function wordIssue(issue: $ZodIssue, value: unknown): string {
  const found = valueAt(value, issue.path)
  const place = placeOf(issue.path)
  if (found === undefined) return `${place} is missing`
  if (issue.code === 'invalid_type') return `${place} is a ${typeOf(found)}, not a ${issue.expected}`
  if (issue.code === 'invalid_format') return `${place} is not in the form of the contract`
  if (issue.code === 'too_big' || issue.code === 'too_small') return `${place} is outside the limits of the contract`
  return `${place} is none of the values of the contract`
}

/** Fields that the validator has left out: the contract does not know them. */
function unknownFields(raw: unknown, known: unknown, path: PropertyKey[] = []): string[] {
  if (raw === null || known === null || typeof raw !== 'object' || typeof known !== 'object') return []
  return Object.entries(raw).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(raw) ? Number(key) : key]
    if (!(key in known)) return [`${placeOf(at)} is not declared`]
    return unknownFields(value, (known as Record<string, unknown>)[key], at)
  })
}

const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  'application/pdf': (bytes) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-',
  'application/vnd.ms-excel': (bytes) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte),
  'text/csv': (bytes) => bytes.length > 0 && !bytes.includes(0),
}

function checkSuccess(operation: OperationName, answer: Answer): string[] {
  const { responses, repliesJson } = contractData[operation]
  const { status, type, bytes, headers, json } = answer
  const { contentTypes = [] } = responses[String(status)] ?? {}
  if (contentTypes.length === 0) return bytes.length > 0 ? [`${status} with a body, which is not declared`] : []
  if (!contentTypes.includes(type)) return [`${status} as ${type || 'nothing'}, not ${contentTypes.join(' or ')}`]
  if (type !== 'application/json') {
    return [
      ...(SIGNATURES[type]?.(bytes) === false ? [`the file is no ${type}`] : []),
      ...(/filename/.test(headers.get('Content-Disposition') ?? '') ? [] : ['Content-Disposition names no file']),
    ]
  }
  const schema = repliesJson ? schemaOf(operation, 'Response') : undefined
  if (!schema) return []
  if (json === undefined) return ['the body is no JSON']
  const checked = safeParse(schema, json)
  const broken = checked.success
    ? unknownFields(json, checked.data)
    : checked.error.issues.map((issue) => wordIssue(issue, json))
  return [...new Set(broken)]
}

type Item = { code?: unknown; message?: unknown; severity?: unknown }

/** The codes of an error body, as far as it has any. */
export const codesOf = ({ json }: Answer): string[] =>
  ((json as { errors?: Item[] } | undefined)?.errors ?? []).flatMap(({ code }) =>
    typeof code === 'string' ? [code] : [],
  )

function checkError(operation: OperationName, answer: Answer): string[] {
  const { errors, canRetry } = (answer.json ?? {}) as { errors?: Item[]; canRetry?: unknown }
  const { status, headers } = answer
  const declared = contractData[operation].errorCodes[String(status)] ?? []
  const found: string[] = []
  if (!Array.isArray(errors) || errors.length === 0 || typeof canRetry !== 'boolean')
    found.push(`${status} without an error body`)
  for (const item of Array.isArray(errors) ? errors : []) {
    if (typeof item.code !== 'string') found.push(`${status}: an error item has no code`)
    else if (!declared.includes(item.code)) found.push(`${status}: code ${item.code} is not declared`)
    if (typeof item.message !== 'string' || typeof item.severity !== 'string') {
      found.push(`${status}: an error item lacks message or severity`)
    }
  }
  if (status === 429 && headers.get('Retry-After') === null) found.push('429 without Retry-After')
  return [...new Set(found)]
}

/** What an answer breaks, by the contract alone. */
export function checkAnswer(operation: OperationName, answer: Answer): string[] {
  if (answer.failure) return [answer.failure]
  const { responses } = contractData[operation]
  if (!responses[String(answer.status)]) return [`status ${answer.status} is not declared`]
  return answer.status < 400 ? checkSuccess(operation, answer) : checkError(operation, answer)
}

/** The fields of an answer with their types, for comparing two APIs. */
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
  // Of a refusal only the code counts, which is compared by itself.
  if (status < 400) walk(json, [])
  return Object.fromEntries(Object.entries(shape).map(([place, types]) => [place, [...types].toSorted().join(' or ')]))
}
