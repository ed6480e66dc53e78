/**
 * `npm run contract:diff <old> <new>`: names what of the new contract breaks callers or readers of the old one, by
 * operation and field (CTR-06). Both are files of the contract (openapi/portal.yaml of a checkout, or a bundle).
 * Exit code: 0 nothing breaks, 1 something breaks, 2 the call or a file is wrong.
 */
import { bundleContract } from './bundle-contract.ts'
import {
  type Contract,
  isPublic,
  type ListedOperation,
  listOperations,
  type MediaType,
  resolve,
  type Schema,
} from './contract-document.ts'

/** Requests break when they must say more or may say less; replies when they may say less or something new. */
type Direction = 'request' | 'reply'
type Side = { document: Contract; schema: Schema | undefined }

const asSchema = (value: unknown): Schema | undefined =>
  typeof value === 'object' && value !== null ? (value as Schema) : undefined
const read = ({ document, schema }: Side): Schema | undefined => schema && resolve(document, schema)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const LOWER = ['minimum', 'minLength', 'minItems']
const UPPER = ['maximum', 'maxLength', 'maxItems']

type Branches = { key: string; values: string[]; of: (value: string) => Schema; fields: Schema }

/** The branches of a choice by the values of its discriminator; undefined for a schema that is none. */
function branchesOf({ document, schema }: Side): Branches | undefined {
  const union = schema && resolve(document, schema)
  const { propertyName: key, mapping } = (union?.discriminator ?? {}) as {
    propertyName?: string
    mapping?: Record<string, string>
  }
  if (key === undefined || mapping === undefined) return undefined
  const of = (value: string) => resolve<Schema>(document, { $ref: mapping[value] })
  const values = Object.keys(mapping)
  const fields = Object.assign({}, ...values.map((value) => of(value).properties)) as Schema
  return { key, values, of, fields }
}

/** A flat schema as the branches of another: what belongs to other values may be left out, so nothing of it is lost. */
function asBranches({ document, schema }: Side, { key }: Branches): Branches | undefined {
  const flat = schema && resolve(document, schema)
  const own = asSchema(flat?.properties)
  const choice = own && resolve(document, asSchema(own[key]) ?? {})
  if (!flat || !own || !choice?.enum) return undefined
  return { key, values: list(choice.enum) as string[], of: () => flat, fields: own }
}

/** A branch without its discriminator, whose values are compared by themselves, and without what `other` ignores for it. */
function branch({ key, of }: Branches, value: string, other: Branches): Schema {
  const isIgnored = (name: string) => name in other.fields && !(name in (asSchema(other.of(value).properties) ?? {}))
  const own = Object.entries(asSchema(of(value).properties) ?? {})
  const properties = Object.fromEntries(own.filter(([name]) => name !== key && !isIgnored(name)))
  return { ...of(value), properties, required: list(of(value).required).filter((name) => name !== key) }
}

function compareChoices(
  where: string,
  before: Side,
  after: Side,
  direction: Direction,
  found: string[],
  seen: Set<string>,
): boolean {
  const [one, two] = [branchesOf(before), branchesOf(after)]
  const known = one ?? two
  if (!known) return false
  const old = one ?? asBranches(before, known)
  const next = two ?? asBranches(after, known)
  if (!old || !next) return false
  for (const value of new Set([...old.values, ...next.values])) {
    const place = `${where}.${known.key}`
    if (!next.values.includes(value)) {
      if (direction === 'request') found.push(`${place}: ${value} is no longer accepted`)
    } else if (!old.values.includes(value)) {
      if (direction === 'reply') found.push(`${place}: may now be ${value}`)
    } else {
      compareSchemas(
        `${where}(${value})`,
        { document: before.document, schema: branch(old, value, next) },
        { document: after.document, schema: branch(next, value, old) },
        direction,
        found,
        seen,
      )
    }
  }
  return true
}

function compareSchemas(
  where: string,
  before: Side,
  after: Side,
  direction: Direction,
  found: string[],
  seen = new Set<string>(),
) {
  const old = read(before)
  const next = read(after)
  if (!old || !next) {
    if (old && !next) found.push(`${where}: no longer described`)
    return
  }
  // Schemas that refer to themselves are compared once for each place.
  const key = `${where}|${JSON.stringify(before.schema)}`
  if (seen.has(key) || where.split('.').length > 12) return
  seen.add(key)
  if (compareChoices(where, before, after, direction, found, seen)) return

  const oldTypes = list(old.type)
  const newTypes = list(next.type)
  const lost = oldTypes.filter((type) => !newTypes.includes(type))
  const gained = newTypes.filter((type) => !oldTypes.includes(type))
  if ((direction === 'request' ? lost : gained).length > 0 || (lost.length > 0 && gained.length > 0)) {
    found.push(`${where}: type ${oldTypes.join('|') || 'any'} became ${newTypes.join('|') || 'any'}`)
    return
  }
  const oldValues = old.enum === undefined ? undefined : list(old.enum)
  const newValues = next.enum === undefined ? undefined : list(next.enum)
  if (direction === 'request' && newValues) {
    for (const value of oldValues ?? ['any other value']) {
      if (!newValues.includes(value)) found.push(`${where}: ${String(value)} is no longer accepted`)
    }
  }
  if (direction === 'reply' && oldValues) {
    for (const value of newValues ?? ['any value']) {
      if (!oldValues.includes(value)) found.push(`${where}: may now be ${String(value)}`)
    }
  }
  for (const limit of [...LOWER, ...UPPER]) {
    const was = old[limit] as number | undefined
    const is = next[limit] as number | undefined
    if (was === is) continue
    const infinite = LOWER.includes(limit) ? -Infinity : Infinity
    const isTighter = LOWER.includes(limit)
      ? (is ?? infinite) > (was ?? infinite)
      : (is ?? infinite) < (was ?? infinite)
    if (isTighter === (direction === 'request'))
      found.push(`${where}: ${limit} ${was ?? 'none'} became ${is ?? 'none'}`)
  }
  for (const rule of ['pattern', 'format', 'const']) {
    if (old[rule] === next[rule]) continue
    const loosened = next[rule] === undefined && direction === 'request'
    const tightened = old[rule] === undefined && direction === 'reply'
    if (!loosened && !tightened)
      found.push(
        `${where}: ${rule} ${JSON.stringify(old[rule] ?? 'none')} became ${JSON.stringify(next[rule] ?? 'none')}`,
      )
  }

  const oldFields = asSchema(old.properties) ?? {}
  const newFields = asSchema(next.properties) ?? {}
  const oldRequired = list(old.required)
  const newRequired = list(next.required)
  for (const field of new Set([...Object.keys(oldFields), ...Object.keys(newFields)])) {
    const path = `${where}.${field}`
    if (!(field in newFields)) found.push(`${path}: removed`)
    else if (!(field in oldFields)) {
      if (direction === 'request' && newRequired.includes(field)) found.push(`${path}: new and required`)
    } else {
      const became = newRequired.includes(field) && !oldRequired.includes(field)
      const stopped = oldRequired.includes(field) && !newRequired.includes(field)
      if (direction === 'request' && became) found.push(`${path}: became required`)
      if (direction === 'reply' && stopped) found.push(`${path}: may now be missing`)
      compareSchemas(
        path,
        { document: before.document, schema: asSchema(oldFields[field]) },
        { document: after.document, schema: asSchema(newFields[field]) },
        direction,
        found,
        seen,
      )
    }
  }
  if (old.items || next.items) {
    compareSchemas(
      `${where}[]`,
      { document: before.document, schema: asSchema(old.items) },
      { document: after.document, schema: asSchema(next.items) },
      direction,
      found,
      seen,
    )
  }
}

function compareContents(
  where: string,
  before: [Contract, Record<string, MediaType> | undefined],
  after: [Contract, Record<string, MediaType> | undefined],
  direction: Direction,
  found: string[],
) {
  for (const [type, media] of Object.entries(before[1] ?? {})) {
    const next = after[1]?.[type]
    if (!next) found.push(`${where}: ${type} is gone`)
    else {
      compareSchemas(
        where,
        { document: before[0], schema: media.schema },
        { document: after[0], schema: next.schema },
        direction,
        found,
      )
    }
  }
}

function compareParameters(
  name: string,
  before: [Contract, ListedOperation],
  after: [Contract, ListedOperation],
  found: string[],
) {
  const oldOnes = (before[1].parameters ?? []).map((parameter) => resolve(before[0], parameter))
  const newOnes = (after[1].parameters ?? []).map((parameter) => resolve(after[0], parameter))
  for (const parameter of oldOnes) {
    const next = newOnes.find((other) => other.name === parameter.name && other.in === parameter.in)
    const where = `${name} ${parameter.in} ${parameter.name}`
    if (!next) found.push(`${where}: removed`)
    else {
      if (next.required && !parameter.required) found.push(`${where}: became required`)
      compareSchemas(
        where,
        { document: before[0], schema: parameter.schema },
        { document: after[0], schema: next.schema },
        'request',
        found,
      )
    }
  }
  for (const parameter of newOnes) {
    const known = oldOnes.some((other) => other.name === parameter.name && other.in === parameter.in)
    if (!known && parameter.required) found.push(`${name} ${parameter.in} ${parameter.name}: new and required`)
  }
}

/** Every breaking change from one contract to the other, each as `operation place: what`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const found: string[] = []
  const next = new Map(listOperations(after).map((operation) => [operation.name, operation]))
  for (const operation of listOperations(before)) {
    const { name } = operation
    const other = next.get(name)
    if (!other) {
      found.push(`${name}: removed`)
      continue
    }
    if (other.method !== operation.method || other.path !== operation.path) {
      found.push(`${name}: ${operation.method} ${operation.path} became ${other.method} ${other.path}`)
    }
    if (isPublic(operation) && !isPublic(other)) found.push(`${name}: now needs a session`)
    compareParameters(name, [before, operation], [after, other], found)
    if (other.requestBody?.required && !operation.requestBody) found.push(`${name} request: a body is now required`)
    compareContents(
      `${name} request`,
      [before, operation.requestBody?.content],
      [after, other.requestBody?.content],
      'request',
      found,
    )
    for (const [status, reference] of Object.entries(operation.responses ?? {})) {
      const there = other.responses?.[status]
      if (!there) {
        if (status.startsWith('2')) found.push(`${name} ${status}: no longer answered`)
        continue
      }
      if (!status.startsWith('2')) continue
      compareContents(
        `${name} ${status}`,
        [before, resolve(before, reference).content],
        [after, resolve(after, there).content],
        'reply',
        found,
      )
    }
    for (const [status, codes] of Object.entries(other['x-error-codes'] ?? {})) {
      const known = operation['x-error-codes']?.[status] ?? []
      for (const code of codes) if (!known.includes(code)) found.push(`${name} ${status}: new code ${code}`)
    }
  }
  return found
}

function main() {
  const [oldFile, newFile] = process.argv.slice(2)
  if (!oldFile || !newFile) {
    console.error('Usage: npm run contract:diff <old> <new>')
    return 2
  }
  try {
    const found = breakingChanges(bundleContract(oldFile), bundleContract(newFile))
    console.info(found.length === 0 ? 'Nothing breaks.' : found.join('\n'))
    return found.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

if (import.meta.filename === process.argv[1]) process.exitCode = main()
