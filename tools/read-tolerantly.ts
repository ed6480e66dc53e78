/** What the generated code needs of the contract to read replies with tolerance (CTR-07). */
import { type Contract, listOperations, resolve, type Schema } from './contract-document.ts'

const SCHEMAS = '#/components/schemas/'

/** The names of all schemas that a part of the contract leads to. */
export function schemasOf(document: Contract, part: unknown, found = new Set<string>()): Set<string> {
  if (part === null || typeof part !== 'object') return found
  const { $ref } = part as { $ref?: unknown }
  if (typeof $ref === 'string') {
    const name = $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined
    if (name !== undefined && found.has(name)) return found
    if (name !== undefined) found.add(name)
    schemasOf(document, resolve(document, { $ref }), found)
  }
  for (const [key, value] of Object.entries(part)) if (key !== 'examples') schemasOf(document, value, found)
  return found
}

/** The names of the schemas that successful JSON replies are made of. */
export function replySchemas(document: Contract): Set<string> {
  const found = new Set<string>()
  for (const operation of listOperations(document)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (status.startsWith('2')) schemasOf(document, resolve(document, response).content, found)
    }
  }
  return found
}

/** The types of values that no list of this contract names: nothing but a value of a reply has them. */
const NEW_VALUES: Record<string, { name: string; source: string }> = {
  string: { name: 'NewText', source: 'string' },
  integer: { name: 'NewNumber', source: 'number' },
}

/**
 * The contract as the types of replies follow from it: where a reply holds a value of an open enumeration
 * (`x-extensible-enum`), it may be another one too. Requests stay closed.
 */
export function withOpenReplies(document: Contract): Contract {
  const schemas = document.components.schemas ?? {}
  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened)
    if (node === null || typeof node !== 'object') return node
    const { $ref, ...rest } = node as { $ref?: unknown }
    const name = typeof $ref === 'string' ? $ref.slice(SCHEMAS.length) : undefined
    const target = name === undefined ? undefined : schemas[name]
    if (target?.['x-extensible-enum'] === true) return { ...rest, $ref: `${SCHEMAS}Any${name}` }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)]))
  }
  const replies = replySchemas(document)
  const entries = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    if (schema['x-extensible-enum'] !== true) return [[name, replies.has(name) ? opened(schema) : schema]]
    const other = { $ref: SCHEMAS + NEW_VALUES[schema.type as string]!.name }
    return [
      [name, schema],
      [
        `Any${name}`,
        { anyOf: [{ $ref: SCHEMAS + name }, other], description: `${name} of a reply, which may be new.` },
      ],
    ]
  })
  const others = Object.entries(NEW_VALUES).map(([type, { name }]) => [name, { type }])
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries([...entries, ...others]) },
  }
}

/** Example replies hold listed values only: what is no value of any list has no example. */
export const withListedExamples = (source: string): string =>
  source.replaceAll(
    /(faker\.helpers\.arrayElement)s?(\((?:Object\.values\(\w+\)|\[[\d,]+\] as const)\)),faker\.(?:string\.alpha|number\.int)\([^()]*\),\]/g,
    '$1$2]',
  )

/** The files of the model that replace what is generated for values of no list: no table of words takes them as a key. */
export const newValueSources = (): [file: string, source: string][] =>
  Object.values(NEW_VALUES).map(({ name, source }) => [
    `${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`,
    `declare const brand: unique symbol
/** A value of a reply that the contract does not list (x-extensible-enum). */
export type ${name} = ${source} & { readonly [brand]: 'new' }
`,
  ])

/** Schemas of error bodies: elementIndex is a number too. */
const ERRORS = ['ErrorBody', 'ErrorItem']

type Kind = 'day' | 'moment' | 'number' | 'map' | 'other'

/** The properties of replies by what a value of theirs is. @throws Error when a name has two meanings. */
export function kindsOfProperties(document: Contract): Map<string, Kind> {
  const schemas = document.components.schemas ?? {}
  const kindOf = (given: Schema): Kind => {
    const schema = resolve(document, given)
    if (schema.format === 'date') return 'day'
    if (schema.format === 'date-time') return 'moment'
    if (schema.additionalProperties !== undefined) return 'map'
    if (schema.type === 'integer' || schema.type === 'number') return 'number'
    const [inner = schema.items] = (schema.allOf ?? []) as Schema[]
    return inner === undefined ? 'other' : kindOf(inner as Schema)
  }
  const kinds = new Map<string, Kind>()
  for (const reply of [...replySchemas(document), ...ERRORS]) {
    for (const [name, schema] of Object.entries((schemas[reply]?.properties ?? {}) as Record<string, Schema>)) {
      const kind = kindOf(schema)
      const known = kinds.get(name) ?? kind
      // Every text with the form of a moment is read as one, so only days are told apart by name.
      const alike = (one: Kind) => (one === 'moment' ? 'other' : one)
      if (alike(known) !== alike(kind)) throw new Error(`${name} is ${known} in one reply and ${kind} in ${reply}`)
      // A name that is a moment's in one reply alone tells nothing.
      kinds.set(name, known === kind ? kind : 'other')
    }
  }
  return kinds
}

/** generated/reading.ts: the names that src/api/read-tolerantly.ts goes by. */
export function readingSource(document: Contract): string {
  const kinds = [...kindsOfProperties(document)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = (wanted: Kind) =>
    kinds
      .filter(([, kind]) => kind === wanted)
      .map(([name]) => name)
      .join(' ')
  return `/** Made by \`npm run generate\` from openapi/. Do not edit. */

/** Properties of replies that hold a day, with spaces between. */
export const DAYS = '${names('day')}'

/** Properties of replies that hold a moment, with spaces between. */
export const MOMENTS = '${names('moment')}'

/** Properties of replies that hold numbers, with spaces between. */
export const NUMBERS = '${names('number')}'

/** Properties of replies that hold a map, whose own names are not the contract's. */
export const MAPS = '${names('map')}'
`
}
