import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../contract-document.ts'

/** A request breaks if fewer values fit it (`narrower`); a reply breaks if more do (`wider`). */
export type Direction = 'request' | 'reply'
type Effect = 'same' | 'narrower' | 'wider' | 'other'

const breaks = (effect: Effect, direction: Direction) =>
  effect === 'other' || effect === (direction === 'request' ? 'narrower' : 'wider')

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'))
const schemaIn = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Schema) : undefined)
const propertiesOf = (schema: Schema | undefined) => (schema?.properties ?? {}) as Record<string, Schema>
const namesIn = (...parts: Iterable<string>[]) => [...new Set(parts.flatMap((part) => [...part]))]

/** Breaking changes of a schema without references (expand.ts), each as `place: what`. */
export function compareSchemas(where: string, direction: Direction, before?: Schema, after?: Schema): string[] {
  if (before && !after && direction === 'reply') return [`${where}: no longer described`]
  const [old, next] = [before ?? {}, after ?? {}]
  // The inside of a recursive schema, which is compared where it is not a reference.
  if (old.$ref && next.$ref) return []
  if (old.$ref || next.$ref) return [`${where}: ${next.$ref ? 'became' : 'is no longer'} recursive`]
  const choices = compareChoices(where, direction, old, next)
  if (choices) return choices
  const types = compareTypes(where, direction, old, next)
  if (types.length > 0) return types
  return [
    ...compareValues(where, direction, old, next),
    ...compareKeywords(where, direction, old, next),
    ...compareAlternatives(where, direction, old, next),
    ...compareFields(direction, fieldsOf(where, old), fieldsOf(where, next)),
    ...compareOtherFields(where, direction, old, next),
    ...compareInner(`${where}[]`, direction, old.items, next.items),
  ]
}

const compareInner = (where: string, direction: Direction, was: unknown, is: unknown) =>
  was || is ? compareSchemas(where, direction, schemaIn(was), schemaIn(is)) : []

type Branches = Record<string, Schema>

/** The branches of a union, by the values of its discriminator. A flat schema is itself the branch of each value. */
function branchesOf(schema: Schema, key: string): Branches | undefined {
  const { mapping } = (schema.discriminator ?? {}) as { mapping?: Branches }
  const values = propertiesOf(schema)[key]?.enum as string[] | undefined
  return mapping ?? (values && Object.fromEntries(values.map((value) => [value, schema])))
}

/** A branch without its discriminator, and without fields that the other contract has only in other branches. */
function branchOf(value: string, key: string, own: Branches, other: Branches): Schema {
  const { properties: _, required, ...rest } = own[value] ?? {}
  const isElsewhere = (name: string) =>
    !(name in propertiesOf(other[value])) && Object.values(other).some((branch) => name in propertiesOf(branch))
  const properties = Object.entries(propertiesOf(own[value])).filter(([name]) => name !== key && !isElsewhere(name))
  return {
    ...rest,
    properties: Object.fromEntries(properties),
    required: list(required).filter((name) => name !== key),
  }
}

/** Compares each branch of a union that has a discriminator; undefined for other schemas. */
function compareChoices(where: string, direction: Direction, old: Schema, next: Schema): string[] | undefined {
  const { propertyName: key } = (old.discriminator ?? next.discriminator ?? {}) as { propertyName?: string }
  const [was, is] = key === undefined ? [] : [branchesOf(old, key), branchesOf(next, key)]
  if (key === undefined || !was || !is) return undefined
  return namesIn(Object.keys(was), Object.keys(is)).flatMap((value) => {
    const place = `${where}.${key}`
    if (!(value in is)) return direction === 'request' ? [`${place}: ${value} is no longer accepted`] : []
    if (!(value in was)) return direction === 'reply' ? [`${place}: may now be ${value}`] : []
    return compareSchemas(`${where}(${value})`, direction, branchOf(value, key, was, is), branchOf(value, key, is, was))
  })
}

function compareTypes(where: string, direction: Direction, old: Schema, next: Schema): string[] {
  const [was, is] = [list(old.type), list(next.type)]
  const lost = is.length > 0 && (was.length === 0 || was.some((type) => !is.includes(type)))
  const gained = was.length > 0 && (is.length === 0 || is.some((type) => !was.includes(type)))
  const effect = lost && gained ? 'other' : lost ? 'narrower' : gained ? 'wider' : 'same'
  return breaks(effect, direction) ? [`${where}: type ${was.join('|') || 'any'} became ${is.join('|') || 'any'}`] : []
}

/** Clients of an extensible enum (`x-extensible-enum`) expect new values, so those do not break them. */
function compareValues(where: string, direction: Direction, old: Schema, next: Schema): string[] {
  const [was, is] = [old.enum, next.enum] as (unknown[] | undefined)[]
  if (direction === 'request') {
    const missing = is ? (was ?? ['any other value']).filter((value) => !is.includes(value)) : []
    return missing.map((value) => `${where}: ${shown(value)} is no longer accepted`)
  }
  if (!was || old['x-extensible-enum']) return []
  const added = is ? is.filter((value) => !was.includes(value)) : ['any value']
  if (is && next['x-extensible-enum']) added.push('any other value')
  return added.map((value) => `${where}: may now be ${shown(value)}`)
}

type Keyword = (was: unknown, is: unknown) => Effect
const lowest: Keyword = (was = -Infinity, is = -Infinity) => (Number(is) > Number(was) ? 'narrower' : 'wider')
const highest: Keyword = (was = Infinity, is = Infinity) => (Number(is) < Number(was) ? 'narrower' : 'wider')
const rule: Keyword = (was, is) => (was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other')
const multiple: Keyword = (was, is) => {
  if (was === undefined || is === undefined) return rule(was, is)
  return Number(is) % Number(was) === 0 ? 'narrower' : Number(was) % Number(is) === 0 ? 'wider' : 'other'
}
const flag: Keyword = (was = false, is = false) => (was === is ? 'same' : is ? 'narrower' : 'wider')
const other: Keyword = () => 'other'

/** What changed keywords do to the values that fit. */
const KEYWORDS: [Keyword, string[]][] = [
  [lowest, ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']],
  [highest, ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']],
  [rule, ['pattern', 'format', 'const']],
  [flag, ['uniqueItems']],
  [multiple, ['multipleOf']],
  // The last three say how a parameter is written (operations.ts).
  [other, ['default', 'style', 'explode', 'allowReserved']],
]
/** Keywords that are not analysed: any difference breaks. */
const OPAQUE = ['allOf', 'not', 'if', 'then', 'else', 'patternProperties', 'propertyNames', 'dependentRequired']
const MORE_OPAQUE = ['dependentSchemas', 'contains', 'minContains', 'maxContains', 'prefixItems', 'contentEncoding']

function compareKeywords(where: string, direction: Direction, old: Schema, next: Schema): string[] {
  const isChanged = (keyword: string) => !isDeepStrictEqual(old[keyword], next[keyword])
  const broken = KEYWORDS.flatMap(([effect, keywords]) =>
    keywords.filter((keyword) => isChanged(keyword) && breaks(effect(old[keyword], next[keyword]), direction)),
  )
  return [
    ...broken.map((keyword) => `${where}: ${keyword} ${shown(old[keyword])} became ${shown(next[keyword])}`),
    ...[...OPAQUE, ...MORE_OPAQUE].filter(isChanged).map((keyword) => `${where}: ${keyword} changed`),
  ]
}

/** Unions without a discriminator: old request bodies must fit a new branch, new reply bodies an old branch. */
function compareAlternatives(where: string, direction: Direction, old: Schema, next: Schema): string[] {
  return ['oneOf', 'anyOf'].flatMap((keyword) => {
    // A schema without the keyword is its own only alternative.
    if (old[keyword] === undefined && next[keyword] === undefined) return []
    const [was, is] = [old, next].map((schema) => (schema[keyword] ?? [schema]) as Schema[]) as [Schema[], Schema[]]
    const fits = (one: Schema, another: Schema) => compareSchemas(where, direction, one, another).length === 0
    return direction === 'request'
      ? was
          .filter((one) => !is.some((another) => fits(one, another)))
          .map(() => `${where}: no longer accepts a form of ${keyword}`)
      : is
          .filter((another) => !was.some((one) => fits(one, another)))
          .map(() => `${where}: may now have another form of ${keyword}`)
  })
}

/** The fields of an object, the parameters of a call or the headers of a reply, by their places. */
export type Fields = Map<string, { required: boolean; schema: Schema | undefined }>

const fieldsOf = (where: string, schema: Schema): Fields =>
  new Map(
    Object.entries(propertiesOf(schema)).map(([name, field]) => [
      `${where}.${name}`,
      { required: list(schema.required).includes(name), schema: field },
    ]),
  )

export function compareFields(direction: Direction, old: Fields, next: Fields): string[] {
  return namesIn(old.keys(), next.keys()).flatMap((where) => {
    const [was, is] = [old.get(where), next.get(where)]
    if (!is) return [`${where}: removed`]
    if (!was) return direction === 'request' && is.required ? [`${where}: new and required`] : []
    return [
      ...(direction === 'request' && is.required && !was.required ? [`${where}: became required`] : []),
      ...(direction === 'reply' && was.required && !is.required ? [`${where}: may now be missing`] : []),
      ...compareSchemas(where, direction, was.schema, is.schema),
    ]
  })
}

/** Additional fields, not listed in `properties`. */
function compareOtherFields(where: string, direction: Direction, old: Schema, next: Schema): string[] {
  const [was, is] = [old, next].map(({ additionalProperties: others }) => others ?? true)
  if (schemaIn(was) && schemaIn(is)) return compareInner(`${where}.*`, direction, was, is)
  // From the narrowest to the widest: none, of one schema, any.
  const width = (others: unknown) => (others === false ? 0 : others === true ? 2 : 1)
  const effect = width(is) < width(was) ? 'narrower' : width(is) > width(was) ? 'wider' : 'same'
  const names = ['no other fields', 'other fields of one schema', 'any other fields']
  return breaks(effect, direction) ? [`${where}: ${names[width(was)]} became ${names[width(is)]}`] : []
}
