import type { JsonSchema } from '../../generated/contract-schemas.ts'
import { propertiesOf, schemaFor } from '../contract/api/schema.ts'
import type { Kind } from './kinds.ts'

/** A value that must never be shown: it is in no list of the contract, or has the wrong type. */
export const UNSHOWN = 'Zzyzx'
const UNLISTED_NUMBER = 987
const LONG_LIST = 1000
const LONG_TEXT = 10_000

type Fields = Record<string, unknown>
interface Change {
  /** Changes a value that is neither list nor object. */
  value?: (schema: JsonSchema, value: unknown) => unknown
  list?: (items: unknown[], schema: JsonSchema) => unknown[]
  /** Changes an object, after its values have been changed. */
  fields?: (schema: JsonSchema, fields: Fields, isInList: boolean) => Fields
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (schema: JsonSchema) => (schema['x-export'] as { pattern?: string } | undefined)?.pattern === 'ID_PATTERN'
const isMoment = ({ format }: JsonSchema) => format === 'date' || format === 'date-time'
const isText = ({ type, format, pattern, enum: values }: JsonSchema) =>
  type === 'string' && format === undefined && pattern === undefined && values === undefined
const isNumber = ({ type, enum: values }: JsonSchema) =>
  (type === 'integer' || type === 'number') && values === undefined

/** A copy of a row with its own ids. */
const copyOf = (row: Fields, at: number): Fields =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /(id|number|code)$/i.test(name) ? `${value}-${at}` : value,
    ]),
  )

/** Deviations of a reply from the contract, by kind (CTR-07). */
const CHANGES: Record<Kind, Change> = {
  nulls: {
    // Required lists are null only in rows; `empty-lists` makes those of a whole reply null.
    fields: ({ required = [], ...schema }, fields, isInList) => ({
      ...fields,
      ...Object.fromEntries(
        Object.keys(propertiesOf(schema))
          .filter((name) => !(required as string[]).includes(name) || (isInList && Array.isArray(fields[name])))
          .map((name) => [name, null]),
      ),
    }),
  },
  'unlisted-values': {
    value(schema, value) {
      if (schema['x-extensible-enum'] !== true) return value
      return typeof value === 'number' ? UNLISTED_NUMBER : UNSHOWN
    },
  },
  'extra-fields': {
    fields: (_, fields) => ({ ...fields, addedText: 'added', addedList: [null, 1], addedObject: { added: true } }),
  },
  'documented-only': {
    fields: (schema, fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => propertiesOf(schema)[name]?.['x-assumed'] !== true)),
  },
  'times-in-dates': { value: ({ format }, value) => (format === 'date' ? `${String(value)}T00:00:00` : value) },
  'no-zones': {
    value: ({ format }, value) =>
      format === 'date-time' ? String(value).replace(/(\.\d+)?(Z|[+-]\d\d:\d\d)$/, '') : value,
  },
  'number-ids': { value: (schema, value) => (isId(schema) ? numberOf(String(value)) : value) },
  'empty-lists': {
    list: () => [],
    fields: ({ required = [] }, fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          Array.isArray(value) && (required as string[]).includes(name) ? null : value,
        ]),
      ),
  },
  'long-lists': {
    list: (items, { maxItems }) => {
      // Only long lists are extended; a short list has one row per kind.
      if (!isObject(items[0]) || Number(maxItems) < 20) return items
      const more = Array.from({ length: LONG_LIST - items.length }, (_, at) =>
        copyOf(items[at % items.length] as Fields, at),
      )
      return [...items, ...more]
    },
  },
  'long-texts': {
    value: (schema, value) =>
      typeof value === 'string' && value !== '' && isText(schema) && !isId(schema)
        ? value.repeat(Math.ceil(LONG_TEXT / value.length)).slice(0, LONG_TEXT)
        : value,
  },
  unreadable: {
    value: (schema, value) => (isMoment(schema) || isNumber(schema) ? UNSHOWN : value),
  },
}

/** Original values of ids that became numbers. */
const ids: string[] = []
const FIRST_NUMBER = 770_000_001

function numberOf(id: string): number {
  if (!ids.includes(id)) ids.push(id)
  return FIRST_NUMBER + ids.indexOf(id)
}

/** Replaces changed ids in a request by the original ones. */
export const withOwnIds = (text: string): string =>
  text.replaceAll(/\b77\d{7}\b/g, (digits) => ids[Number(digits) - FIRST_NUMBER] ?? digits)

/**
 * A reply with the deviation of a kind, and each row of its lists with that of its own kind. The schema guides the change, so
 * new operations are included automatically.
 */
export function skewed(
  kindOfReply: Kind,
  kindOfRow: (row: number) => Kind,
  schema: JsonSchema,
  reply: unknown,
): unknown {
  const at = (declared: JsonSchema, value: unknown, isInList: boolean, kind: Kind): unknown => {
    const change = CHANGES[kind]
    const own = schemaFor(declared, value)
    if (Array.isArray(value)) {
      const items = value.map((item, row) => at((own.items ?? {}) as JsonSchema, item, true, kindOfRow(row)))
      // A list inside a row of an extended list is not extended, or the reply would have a million values.
      return isInList && kind === 'long-lists' ? items : (change.list?.(items, own) ?? items)
    }
    if (!isObject(value)) return value === null ? value : (change.value?.(own, value) ?? value)
    const fields = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const schemaOfField = propertiesOf(own)[name]
        return [name, schemaOfField ? at(schemaOfField, inner, isInList, kind) : inner]
      }),
    )
    return change.fields?.(own, fields, isInList) ?? fields
  }
  return at(schema, reply, false, kindOfReply)
}
