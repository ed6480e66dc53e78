/** Data from the contract for reading replies tolerantly (CTR-07). */
import { groupBy } from '../../src/values/collections/group-by.ts'
import { type Contract, listOperations, resolve, type Schema } from '../contract/contract-document.ts'

const SCHEMAS = '#/components/schemas/'
const REFERENCES = /(?<="#\/components\/schemas\/)\w+(?=")/g

/** The names of all schemas that a part of the contract references, also through other schemas. */
export function schemasOf(document: Contract, part: object, found = new Set<string>()): Set<string> {
  for (const [name] of JSON.stringify(part).matchAll(REFERENCES)) {
    if (!found.has(name)) schemasOf(document, document.components.schemas?.[name] ?? {}, found.add(name))
  }
  return found
}

/** The names of the schemas used in successful JSON replies. */
export function replySchemas(document: Contract): Set<string> {
  const replies = listOperations(document).flatMap(({ responses }) => Object.entries(responses))
  const contents = replies.flatMap(([status, { content }]) => (status.startsWith('2') ? [content] : []))
  return schemasOf(document, contents)
}

/** Names of the types of values that the contract does not list; only a reply can contain one. */
const NEW_VALUES: Record<string, string> = { string: 'NewText', integer: 'NewNumber' }

/**
 * The contract for the types of replies: open enums (`x-extensible-enum`) also accept unlisted values there. Requests stay
 * closed.
 */
export function withOpenReplies(document: Contract): Contract {
  const schemas = document.components.schemas ?? {}
  const isOpen = (name: string) => schemas[name]?.['x-extensible-enum'] === true
  const opened = (schema: Schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll(REFERENCES, (name) => (isOpen(name) ? `Any${name}` : name))) as Schema
  const replies = replySchemas(document)
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isOpen(name)) return [[name, replies.has(name) ? opened(schema) : schema]]
    const anyOf = [{ $ref: SCHEMAS + name }, { $ref: SCHEMAS + NEW_VALUES[schema.type as string] }]
    return [
      [name, schema],
      [`Any${name}`, { anyOf, description: `${name} of a reply, which may be new.` }],
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

function kindOf(document: Contract, given: Schema): Kind {
  const schema = resolve(document, given)
  if (schema.format === 'date') return 'day'
  if (schema.format === 'date-time') return 'moment'
  if (schema.additionalProperties !== undefined) return 'map'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  const [inner = schema.items] = (schema.allOf ?? []) as Schema[]
  return inner === undefined ? 'other' : kindOf(document, inner as Schema)
}

/** The properties of replies and errors by name. @throws Error if a name has two kinds */
function propertiesOf(document: Contract) {
  const all = [...replySchemas(document), ...ERRORS].flatMap((of) => {
    const { properties = {}, required = [] } = document.components.schemas?.[of] ?? {}
    return Object.entries(properties).map(([name, schema]) => {
      const isList = !ERRORS.includes(of) && resolve(document, schema).type === 'array'
      return { name, of, kind: kindOf(document, schema), isRequiredList: isList && required.includes(name) }
    })
  })
  const properties = [...groupBy(all, ({ name }) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, alike] of properties) {
    // A moment is recognised by its format. All other kinds are recognised by the name of the property, which must have one kind.
    const kinds = new Set(alike.map(({ kind }) => (kind === 'moment' ? 'other' : kind)))
    if (kinds.size > 1) throw new Error(`${name} is ${alike.map(({ kind, of }) => `${kind} in ${of}`).join(', ')}`)
  }
  return properties
}

/** generated/reading.ts: the property names that src/api/replies/read-tolerantly.ts uses. */
export function readingSource(document: Contract): string {
  const properties = propertiesOf(document)
  type Property = (typeof properties)[number][1][number]
  const constant = (name: string, what: string, isMeant: (property: Property) => boolean) => {
    const names = properties.filter(([, all]) => all.every(isMeant)).map(([property]) => property)
    return `/** ${what}, separated by spaces. */\nexport const ${name} = '${names.join(' ')}'\n`
  }
  return [
    '/** Made by `npm run generate` from openapi/. Do not edit. */\n',
    constant('DAYS', 'Properties of replies that are dates', ({ kind }) => kind === 'day'),
    constant('MOMENTS', 'Properties of replies that are moments', ({ kind }) => kind === 'moment'),
    constant('NUMBERS', 'Properties of replies that are numbers', ({ kind }) => kind === 'number'),
    constant(
      'MAPS',
      'Properties of replies that are maps with keys outside the contract',
      ({ kind }) => kind === 'map',
    ),
    constant('LISTS', 'Lists that all replies with them require', ({ isRequiredList }) => isRequiredList),
  ].join('\n')
}
