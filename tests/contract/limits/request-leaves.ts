import type * as z from 'zod/mini'

/** A text, number, date or list field of a request. */
export interface Leaf {
  /** Operation and path, such as `CreateUserBody.user.username`; `[]` is an item of a list. */
  place: string
  schema: z.core.$ZodType
}

type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  innerType?: z.core.$ZodType
  out?: z.core.$ZodType
  defaultValue?: unknown
  checks?: { _zod: { def: object } }[]
}

/** The definition of a schema; Zod has a class per kind. */
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as Definition

/** Kinds without a limit; the type of a choice defines all its values. */
const WITHOUT_LIMIT = new Set(['boolean', 'enum', 'literal', 'null'])

type Node = Leaf & { definition: Definition }

/** A schema and all its nested schemas. */
function* nodesIn(schema: z.core.$ZodType, place: string): Generator<Node> {
  const definition = definitionOf(schema)
  const { shape = {}, element, options = [], innerType, out } = definition
  yield { place, schema, definition }
  for (const [name, field] of Object.entries(shape)) yield* nodesIn(field, `${place}.${name}`)
  for (const option of options) yield* nodesIn(option, place)
  if (element) yield* nodesIn(element, `${place}[]`)
  if (innerType) yield* nodesIn(innerType, place)
  // A list in a query is sent as one text or several; a number has its limits on the pipe itself.
  if (out && definitionOf(out).innerType) yield* nodesIn(out, place)
}

const isLeaf = ({ shape, options, innerType, out, type }: Definition) =>
  !shape && !options && !innerType && !(out && definitionOf(out).innerType) && !WITHOUT_LIMIT.has(type)

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** All schemas of the requests in the generated validators. */
export const requestNodes = (validators: Record<string, unknown>): Node[] =>
  Object.entries(validators)
    .filter(([name]) => /(Body|Params|Header)$/.test(name))
    .flatMap(([name, validator]) => (isSchema(validator) ? [...nodesIn(validator, name)] : []))

/** All fields of the requests in the generated validators. */
export const requestLeaves = (validators: Record<string, unknown>): Leaf[] =>
  requestNodes(validators).filter(({ definition }) => isLeaf(definition))

/** Default values of optional fields, by path. */
export const requestDefaults = (validators: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    requestNodes(validators)
      .filter(({ definition }) => definition.type === 'default')
      .map(({ place, definition }) => [place, definition.defaultValue]),
  )
