/** Data from the contract for reading replies tolerantly (CTR-07). */
import { type Contract, listOperations, resolve, type Schema } from '../contract/contract-document.ts'

const SCHEMAS = '#/components/schemas/'

/** The names of all schemas that a part of the contract references. */
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

/** The names of the schemas used in successful JSON replies. */
export function replySchemas(document: Contract): Set<string> {
  const found = new Set<string>()
  for (const { responses } of listOperations(document)) {
    for (const [status, { content }] of Object.entries(responses)) {
      if (status.startsWith('2')) schemasOf(document, content, found)
    }
  }
  return found
}

/** Names of the types of values that the contract does not list; only a reply can contain one. */
const NEW_VALUES: Record<string, string> = { string: 'NewText', integer: 'NewNumber' }

/**
 * The contract for the types of replies: open enums (`x-extensible-enum`) also accept unlisted values there. Requests stay
 * closed.
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
    const other = { $ref: SCHEMAS + NEW_VALUES[schema.type as string] }
    return [
      [name, schema],
      [
        `Any${name}`,
        { anyOf: [{ $ref: SCHEMAS + name }, other], description: `${name} of a reply, which may be new.` },
      ],
    ]
  })
  // No lookup table can use a text or a number with a property as a key.
  const brand = { type: 'object', required: ['isNew'], properties: { isNew: { type: 'boolean', const: true } } }
  const description = 'A value of a reply that the contract does not list (x-extensible-enum).'
  const others = Object.entries(NEW_VALUES).map(([type, name]) => [name, { description, allOf: [{ type }, brand] }])
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries([...entries, ...others]) },
  }
}

/** Schemas of error bodies, whose elementIndex is a number. */
const ERRORS = ['ErrorBody', 'ErrorItem']

type Kind = 'day' | 'moment' | 'number' | 'map' | 'other'

/** The kind of each property name in replies. @throws Error if a name has two kinds */
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
      // Times are recognised by their format, so only dates need to be known by name.
      const alike = (one: Kind) => (one === 'moment' ? 'other' : one)
      if (alike(known) !== alike(kind)) throw new Error(`${name} is ${known} in one reply and ${kind} in ${reply}`)
      // A name that is a time in only one reply counts as "other".
      kinds.set(name, known === kind ? kind : 'other')
    }
  }
  return kinds
}

/** The names of properties that are required lists in all replies that have them. */
export function requiredLists(document: Contract): string[] {
  const [required, other] = [new Set<string>(), new Set<string>()]
  for (const reply of replySchemas(document)) {
    const schema = document.components.schemas?.[reply]
    for (const [name, property] of Object.entries((schema?.properties ?? {}) as Record<string, Schema>)) {
      const isList = resolve(document, property).type === 'array'
      const isRequired = ((schema?.required ?? []) as string[]).includes(name)
      ;(isList && isRequired ? required : other).add(name)
    }
  }
  return [...required].filter((name) => !other.has(name)).toSorted()
}

/** generated/reading.ts: the property names that src/api/read-tolerantly.ts uses. */
export function readingSource(document: Contract): string {
  const kinds = [...kindsOfProperties(document)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const constant = (name: string, what: string, names: string[]) =>
    `/** ${what}, separated by spaces. */\nexport const ${name} = '${names.join(' ')}'\n`
  const ofKind = (wanted: Kind) => kinds.filter(([, kind]) => kind === wanted).map(([name]) => name)
  return [
    '/** Made by `npm run generate` from openapi/. Do not edit. */\n',
    constant('DAYS', 'Properties of replies that are dates', ofKind('day')),
    constant('MOMENTS', 'Properties of replies that are moments', ofKind('moment')),
    constant('NUMBERS', 'Properties of replies that are numbers', ofKind('number')),
    constant('MAPS', 'Properties of replies that are maps with keys outside the contract', ofKind('map')),
    constant('LISTS', 'Lists that all replies with them require', requiredLists(document)),
  ].join('\n')
}
