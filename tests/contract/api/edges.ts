/** Values at, below and above the limits of a schema. */
import { type JsonSchema, listedValues, resolved } from './schema.ts'

/** One variation of a value. `values` are tried in turn until the contract's validator gives the verdict `isGood`. */
export type Edge = { what: string; isGood: boolean; values: unknown[]; code: string }

const bad = (what: string, values: unknown[], code = 'field_invalid'): Edge => ({ what, isGood: false, values, code })
const good = (what: string, value: unknown): Edge => ({ what, isGood: true, values: [value], code: '' })

const PADDING = ['a', 'A', '1', '-', ' ']
/** Characters that some pattern forbids. */
const NOISE = ['!', '<', ' ', '§', 'x', '0', '\t']

/** The text padded to a length in several ways, of which patterns allow at least one. */
const stretched = (text: string, length: number, pad: string) => [
  text.slice(0, length).padEnd(length, pad),
  text.slice(-length).padStart(length, pad),
]

function textEdges(schema: JsonSchema, text: string, accepts: (value: unknown) => boolean): Edge[] {
  const {
    minLength = 0,
    maxLength,
    pattern,
    format,
  } = schema as {
    minLength?: number
    maxLength?: number
    pattern?: string
    format?: string
  }
  const edges: Edge[] = []
  const fit = (length: number) =>
    PADDING.flatMap((pad) => [0, 1].map((way) => ({ pad, way, value: stretched(text, length, pad)[way] }))).find(
      ({ value }) => accepts(value),
    )
  if (maxLength !== undefined) {
    const longest = fit(maxLength)
    if (longest) edges.push(good(`of ${maxLength} characters`, longest.value))
    // Use the padding that is valid at the limit, so that one character more breaks only the length.
    const { pad, way } = longest ?? { pad: 'a', way: 0 }
    edges.push(bad(`of ${maxLength + 1} characters`, [stretched(text, maxLength + 1, pad)[way]], 'field_too_long'))
  }
  if (minLength > 0) {
    const shortest = fit(minLength)
    if (shortest) edges.push(good(`of ${minLength} characters`, shortest.value))
    if (minLength > 1) edges.push(bad(`of ${minLength - 1} characters`, [text.slice(0, minLength - 1)]))
    edges.push(bad('empty', [''], 'field_required'))
  }
  if (pattern !== undefined || format !== undefined) {
    const noisy = NOISE.map((sign) => `${text.slice(0, (maxLength ?? Infinity) - 1)}${sign}`)
    edges.push(bad('that breaks the pattern', [...noisy, 'nonsense']))
  }
  return edges
}

function numberEdges(schema: JsonSchema, given: number): Edge[] {
  const { minimum, maximum, multipleOf, type } = schema as {
    minimum?: number
    maximum?: number
    multipleOf?: number
    type?: string
  }
  const step = multipleOf ?? 1
  return [
    ...(minimum === undefined ? [] : [good(`of ${minimum}`, minimum), bad(`of ${minimum - step}`, [minimum - step])]),
    ...(maximum === undefined ? [] : [good(`of ${maximum}`, maximum), bad(`of ${maximum + step}`, [maximum + step])]),
    ...(multipleOf === undefined ? [] : [bad(`no multiple of ${multipleOf}`, [given + 1])]),
    ...(type === 'integer' ? [bad('with a fraction', [given + 0.5])] : []),
  ]
}

/** Longest list sent to exceed maxItems. */
const LONGEST_LIST = 1000

function listEdges({ minItems = 0, maxItems }: { minItems?: number; maxItems?: number }, list: unknown[]): Edge[] {
  const filled = (length: number) => Array.from({ length }, (_, at) => list[at % list.length])
  return [
    ...(minItems > 0 ? [bad('empty', [[]])] : []),
    ...(maxItems !== undefined && maxItems < LONGEST_LIST && list.length > 0
      ? [bad(`of ${maxItems + 1} elements`, [filled(maxItems + 1)])]
      : []),
  ]
}

/** The variations of a valid value. `accepts` applies the contract's validator to another value in its place. */
export function edgesOf(schema: JsonSchema, value: unknown, accepts: (value: unknown) => boolean): Edge[] {
  const whole = resolved(schema)
  const nonsense = bad('of the wrong type', [
    value !== null && typeof value === 'object' ? 'nonsense' : { nonsense: true },
  ])
  const listed = listedValues(whole)
  if (listed) return [bad('not in the list', ['no-such-value', true]), nonsense]
  if (typeof value === 'string') return [...textEdges(whole, value, accepts), nonsense]
  if (typeof value === 'number') return [...numberEdges(whole, value), nonsense]
  if (Array.isArray(value)) return [...listEdges(whole, value), nonsense]
  return [nonsense]
}
