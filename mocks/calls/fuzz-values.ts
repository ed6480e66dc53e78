/** Values for the fuzz test, generated from the contract's validators: valid ones, and invalid ones derived from them. */
import fc from 'fast-check'
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core'

type Schema = JSONSchema.BaseSchema

const EMAILS = ['helmi.salonen@yritys.example', 'invalid@yritys.example', 'aino@nowhere.example', 'a@b.fi']
/** Candidate texts for patterns that no generator can produce. */
const TEXTS = [
  'Etuportaali-1',
  'aino.virtanen',
  'Helmi',
  '2759804-6',
  '010171-1985',
  '+358401234567',
  '2026-04-01',
  '33100',
]

const MATCHING = new Map<string, fc.Arbitrary<string>>()
/** Texts that match a pattern. Cached, because fast-check enumerates all of Unicode for some. @throws if it cannot be parsed */
function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`
  const texts = MATCHING.get(key) ?? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  MATCHING.set(key, texts)
  return texts
}

function textOf({ pattern, format, minLength = 0, maxLength = 60, enum: choices }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices)
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  if (format === 'email') return fc.constantFrom(...EMAILS)
  if (format === 'date') return fc.constantFrom('2026-03-10', '2026-04-01', '2027-01-01', '2020-02-29')
  if (format === 'date-time') return fc.constantFrom('2026-03-10T09:00:00Z')
  if (format === 'uri') return fc.constantFrom('http://portal.test/x', 'https://elsewhere.example/')
  if (format === 'uuid') return fc.uuid()
  if (!pattern) return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) })
  const known = TEXTS.filter(fits)
  const fromList = known.length > 0 ? fc.constantFrom(...known) : fc.constant('x'.repeat(Math.max(1, minLength)))
  try {
    return fc.oneof(fromList, matching(pattern, Math.min(maxLength, 30)).filter(fits))
  } catch {
    return fromList
  }
}

function numberOf({ minimum = -1_000_000, maximum = 1_000_000, multipleOf, type }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  if (multipleOf !== undefined) {
    return fc
      .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) })
      .map((n) => n * multipleOf)
  }
  if (type === 'integer') return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
}

/** Values that are valid by a JSON schema, as far as it expresses the rules. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valueOf))
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}) as [string, Schema][]
      return fc.record(Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value)])), {
        requiredKeys: schema.required ?? [],
      })
    }
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as Schema), { minLength: schema.minItems ?? 0, maxLength: 3 })
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

/** Valid values of a validator, deterministic by seed. */
export const validValues = (validator: $ZodType, count: number, seed: number): unknown[] =>
  fc.sample(valueOf(toJSONSchema(validator, { io: 'input', unrepresentable: 'any' }) as Schema), {
    numRuns: count,
    seed,
  })

type Path = (string | number)[]

/** All paths in a value, the outermost first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

const GONE = Symbol('gone')
const NAUGHTY = [
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000',
  'ä̈🙂‮',
  '<script>alert(1)</script>',
  "'; drop table",
  '__proto__',
  '-0',
  'null',
  '1e999',
]
const WRONG: unknown[] = [GONE, null, true, -1, 0, 1e308, 1.5, [], {}, [null], { nested: {} }, ...NAUGHTY]

function withChange(value: unknown, path: Path, change: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change
  const copy = new Map<string | number, unknown>(
    Array.isArray(value) ? value.entries() : Object.entries(value as object),
  )
  const inner = withChange(copy.get(key), rest, change)
  if (inner === GONE) copy.delete(key)
  else copy.set(key, inner)
  return Array.isArray(value) ? [...copy.values()] : Object.fromEntries(copy)
}

/** Values with one invalid part: missing, null, of the wrong type, too long, too big, or a naughty string. */
export function brokenValues(valid: unknown, count: number, seed: number): unknown[] {
  const change = fc.tuple(fc.constantFrom(...placesIn(valid)), fc.constantFrom(...WRONG))
  return fc
    .sample(change, { numRuns: count, seed })
    .map(([path, wrong]) => withChange(valid, path, wrong))
    .map((value) => (value === GONE ? undefined : value))
}
