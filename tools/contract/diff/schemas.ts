import { type Contract, resolve, type Schema } from '../contract-document.ts'
import { branch, branchesAs, branchesOf } from './branches.ts'

/** A request breaks if more is required or less accepted; a reply breaks if less is guaranteed or new values may appear. */
export type Direction = 'request' | 'reply'
/** The same part of both contracts, the old one first. */
export type Both<T> = readonly [old: T, next: T]
type Side = { document: Contract; schema: Schema | undefined }
type Comparison = { where: string; before: Side; after: Side; direction: Direction; seen: Set<string> }

const asSchema = (value: unknown): Schema | undefined =>
  typeof value === 'object' && value !== null ? (value as Schema) : undefined
const read = ({ document, schema }: Side): Schema => (schema ? resolve(document, schema) : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'))

/** Breaking changes of one schema, each as `place: what`. */
export function compareSchemas(
  where: string,
  [old, next]: Both<Contract>,
  [was, is]: Both<Schema | undefined>,
  direction: Direction,
): string[] {
  const [before, after] = [
    { document: old, schema: was },
    { document: next, schema: is },
  ]
  return compare({ where, before, after, direction, seen: new Set() })
}

/** Compares parts of the schemas of a comparison. */
const compareParts = (comparison: Comparison, where: string, was: Schema | undefined, is: Schema | undefined) =>
  compare({
    ...comparison,
    where,
    before: { ...comparison.before, schema: was },
    after: { ...comparison.after, schema: is },
  })

function compare(comparison: Comparison): string[] {
  const { where, before, after, seen } = comparison
  if (before.schema && !after.schema && comparison.direction === 'reply') return [`${where}: no longer described`]
  // Recursive schemas: compare each pair once per place.
  const key = `${where}|${JSON.stringify(before.schema)}|${JSON.stringify(after.schema)}`
  if (seen.has(key) || where.split('.').length > 12) return []
  seen.add(key)
  const choices = compareChoices(comparison)
  if (choices) return choices
  const types = compareTypes(comparison, read(before), read(after))
  if (types.length > 0) return types
  return [
    ...compareValues(comparison, read(before), read(after)),
    ...compareLimits(comparison, read(before), read(after)),
    ...compareRules(comparison, read(before), read(after)),
    ...compareAlternatives(comparison, read(before), read(after)),
    ...compareFields(comparison, read(before), read(after)),
    ...compareOtherFields(comparison, read(before), read(after)),
    ...compareInner(comparison, 'items', '[]'),
  ]
}

function compareChoices(comparison: Comparison): string[] | undefined {
  const { where, before, after, direction } = comparison
  const [one, two] = [branchesOf(before), branchesOf(after)]
  const known = one ?? two
  const old = one ?? (known && branchesAs(before, known))
  const next = two ?? (known && branchesAs(after, known))
  if (!known || !old || !next) return undefined
  return [...new Set([...old.values, ...next.values])].flatMap((value) => {
    const place = `${where}.${known.key}`
    if (!next.values.includes(value)) return direction === 'request' ? [`${place}: ${value} is no longer accepted`] : []
    if (!old.values.includes(value)) return direction === 'reply' ? [`${place}: may now be ${value}`] : []
    return compareParts(comparison, `${where}(${value})`, branch(old, value, next), branch(next, value, old))
  })
}

function compareTypes({ where, direction }: Comparison, old: Schema, next: Schema): string[] {
  const [was, is] = [list(old.type), list(next.type)]
  const lost = is.length > 0 && (was.length === 0 || was.some((type) => !is.includes(type)))
  const gained = was.length > 0 && (is.length === 0 || is.some((type) => !was.includes(type)))
  if (!(direction === 'request' ? lost : gained) && !(lost && gained)) return []
  return [`${where}: type ${was.join('|') || 'any'} became ${is.join('|') || 'any'}`]
}

/** Clients of an extensible enum (`x-extensible-enum`) expect new values, so those do not break them. */
function compareValues({ where, direction }: Comparison, old: Schema, next: Schema): string[] {
  const [was, is] = [old.enum, next.enum].map((values) => (values === undefined ? undefined : list(values)))
  if (direction === 'request') {
    if (!is) return []
    const missing = (was ?? ['any other value']).filter((value) => !is.includes(value))
    return missing.map((value) => `${where}: ${shown(value)} is no longer accepted`)
  }
  if (!was || old['x-extensible-enum']) return []
  const isOpened = is && next['x-extensible-enum']
  const added = is ? is.filter((value) => !was.includes(value)) : ['any value']
  return [...added, ...(isOpened ? ['any other value'] : [])].map((value) => `${where}: may now be ${shown(value)}`)
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

function compareLimits({ where, direction }: Comparison, old: Schema, next: Schema): string[] {
  return [...LOWER, ...UPPER].flatMap((limit) => {
    const infinite = LOWER.includes(limit) ? -Infinity : Infinity
    const [was, is] = [old, next].map((schema) => (schema[limit] as number | undefined) ?? infinite) as [number, number]
    const isTighter = LOWER.includes(limit) ? is > was : is < was
    if (was === is || isTighter !== (direction === 'request')) return []
    return [`${where}: ${limit} ${shown(old[limit])} became ${shown(next[limit])}`]
  })
}

/** Keywords without an order: any changed value breaks; an added or removed one breaks by direction. */
const RULES = ['pattern', 'format', 'const', 'uniqueItems', 'multipleOf']
/** Keywords that are not analysed: any difference breaks. */
const OPAQUE = ['allOf', 'not', 'if', 'then', 'else', 'patternProperties', 'propertyNames', 'dependentRequired']
const MORE_OPAQUE = ['dependentSchemas', 'contains', 'minContains', 'maxContains', 'prefixItems', 'contentEncoding']

function compareRules({ where, before, after, direction }: Comparison, old: Schema, next: Schema): string[] {
  const became = (rule: string) => `${where}: ${rule} ${shown(old[rule])} became ${shown(next[rule])}`
  const of = (schema: Schema, rule: string) => (schema[rule] === false ? undefined : schema[rule])
  const rules = RULES.filter((rule) => {
    const [was, is] = [of(old, rule), of(next, rule)]
    if (was === is) return false
    if (is === undefined) return direction === 'reply'
    if (was === undefined) return direction === 'request'
    if (rule !== 'multipleOf') return true
    const [outer, inner] = direction === 'request' ? [is, was] : [was, is]
    return Number(inner) % Number(outer) !== 0
  })
  const opaque = [...OPAQUE, ...MORE_OPAQUE].filter(
    (rule) => expanded(before.document, old[rule]) !== expanded(after.document, next[rule]),
  )
  const defaults = JSON.stringify(old.default) === JSON.stringify(next.default) ? [] : ['default']
  return [...rules.map(became), ...opaque.map((rule) => `${where}: ${rule} changed`), ...defaults.map(became)]
}

/** Keywords for people who read the contract; clients do not depend on them. */
export const FOR_READERS = ['description', 'summary', 'example', 'examples', 'x-assumed']

/** A part of a schema with its references resolved, as text. */
function expanded(document: Contract, part: unknown, depth = 0): string {
  if (part === null || typeof part !== 'object' || depth > 12) return JSON.stringify(part) ?? ''
  const entries = Object.entries(resolve(document, part)).filter(([name]) => !FOR_READERS.includes(name))
  return entries.map(([name, value]) => `${name}:${expanded(document, value, depth + 1)}`).join(',')
}

/** Unions without a discriminator: old request bodies must fit a new branch, new reply bodies an old branch. */
function compareAlternatives(comparison: Comparison, old: Schema, next: Schema): string[] {
  const { where, direction } = comparison
  return ['oneOf', 'anyOf'].flatMap((rule) => {
    // A schema without the keyword is its own only alternative.
    if (old[rule] === undefined && next[rule] === undefined) return []
    const forms = (schema: Schema) => (schema[rule] === undefined ? [schema] : list(schema[rule]).map(asSchema))
    const [was, is] = [forms(old), forms(next)]
    const fits = (one?: Schema, other?: Schema) =>
      compareParts({ ...comparison, seen: new Set() }, where, one, other).length === 0
    const [lost, message] =
      direction === 'request'
        ? [was.filter((one) => !is.some((other) => fits(one, other))), `no longer accepts a form of ${rule}`]
        : [is.filter((other) => !was.some((one) => fits(one, other))), `may now have another form of ${rule}`]
    return lost.map(() => `${where}: ${message}`)
  })
}

function compareFields(comparison: Comparison, old: Schema, next: Schema): string[] {
  const { where, direction } = comparison
  const [was, is] = [asSchema(old.properties) ?? {}, asSchema(next.properties) ?? {}]
  const isRequired = (schema: Schema, field: string) => list(schema.required).includes(field)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const path = `${where}.${field}`
    if (!(field in is)) return [`${path}: removed`]
    if (!(field in was)) return direction === 'request' && isRequired(next, field) ? [`${path}: new and required`] : []
    const required = [old, next].map((schema) => isRequired(schema, field)).join()
    return [
      ...(direction === 'request' && required === 'false,true' ? [`${path}: became required`] : []),
      ...(direction === 'reply' && required === 'true,false' ? [`${path}: may now be missing`] : []),
      ...compareParts(comparison, path, asSchema(was[field]), asSchema(is[field])),
    ]
  })
}

/** Additional fields, not listed in `properties`. */
function compareOtherFields(comparison: Comparison, old: Schema, next: Schema): string[] {
  const { where, direction } = comparison
  const [was, is] = [old, next].map(({ additionalProperties: others }) => others ?? true)
  if (was === is) return []
  if (asSchema(was) && asSchema(is)) return compareInner(comparison, 'additionalProperties', '.*')
  // From the narrowest to the widest: none, of one schema, any.
  const width = (others: unknown) => (others === false ? 0 : others === true ? 2 : 1)
  if (width(is) === width(was) || width(is) < width(was) !== (direction === 'request')) return []
  const names = ['no other fields', 'other fields of one schema', 'any other fields']
  return [`${where}: ${names[width(was)]} became ${names[width(is)]}`]
}

function compareInner(comparison: Comparison, rule: string, mark: string): string[] {
  const { where, before, after } = comparison
  const [was, is] = [asSchema(read(before)[rule]), asSchema(read(after)[rule])]
  return was || is ? compareParts(comparison, `${where}${mark}`, was, is) : []
}
