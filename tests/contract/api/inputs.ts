/** Parameter values of operations: from earlier replies, from enums, and from the contract's examples. */
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import type { Values } from './caller.ts'

type Parameter = (typeof contractData)[OperationName]['parameters'][number]
export type Known = {
  /** The JSON bodies of successful replies. */
  answers: ReadonlyMap<OperationName, unknown[]>
  /** Values given by the user, by parameter: `readCardOrderPayment.paymentId`. */
  given: Readonly<Record<string, unknown[]>>
}

/** Maximum number of ids of a list that an operation is called with. */
const MAX_IDS = 5

/** Evenly spread values of a list, the first and the last included, so that old and new rows are covered. */
const spread = (values: unknown[]) =>
  values.length <= MAX_IDS
    ? values
    : Array.from({ length: MAX_IDS }, (_, at) => values[Math.round((at * (values.length - 1)) / (MAX_IDS - 1))])

/** Every text and number at a path of the replies, with lists flattened. */
export function valuesAt(source: unknown[], path: string[]): unknown[] {
  const step = (value: unknown, key: string): unknown[] =>
    Array.isArray(value)
      ? value.flatMap((item) => step(item, key))
      : value !== null && typeof value === 'object'
        ? [(value as Values)[key]]
        : []
  const found = path.reduce((values, key) => values.flatMap((value) => step(value, key)), source).flat()
  return [...new Set(found)].filter((value) => typeof value === 'string' || typeof value === 'number')
}

export const inputsOf = (operation: OperationName): Parameter[] =>
  contractData[operation].parameters.filter(({ in: place }) => place !== 'header')

function valuesOf({ answers, given }: Known, operation: OperationName, parameter: Parameter): unknown[] {
  const { name, values, foundIn, example } = parameter
  const known = given[`${operation}.${name}`]
  if (known) return known
  if (foundIn) {
    const [from = '', ...path] = foundIn.split('.')
    return valuesAt(answers.get(from as OperationName) ?? [], path)
  }
  return values ?? (example === undefined ? [] : [example])
}

/** Several sets of parameters to call an operation with; or the name of the parameter without a value. */
export function paramsFor(known: Known, operation: OperationName): Values[] | { missing: string; isEmpty: boolean } {
  const inputs = inputsOf(operation)
  const lists = inputs
    .filter((parameter) => parameter.required)
    .map((parameter) => {
      const values = valuesOf(known, operation, parameter)
      return { parameter, values: parameter.foundIn ? spread(values) : values }
    })
  const empty = lists.find(({ values }) => values.length === 0)
  if (empty) return { missing: empty.parameter.name, isEmpty: empty.parameter.foundIn !== undefined }
  const count = Math.max(1, ...lists.map(({ values }) => values.length))
  const sets = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(lists.map(({ parameter, values }) => [parameter.name, values[at % values.length]])),
  )
  const optional = inputs.filter(({ required, foundIn }) => !required && !foundIn)
  const choices = optional.flatMap((parameter) =>
    (parameter.values ?? []).map((value) => ({ ...sets[0], [parameter.name]: value })),
  )
  // One more call with all optional parameters for which the contract has an example.
  const examples = optional.flatMap((parameter) => {
    const [value] = valuesOf(known, operation, parameter)
    return value === undefined ? [] : [[parameter.name, value] as const]
  })
  const whole = examples.length === 0 ? [] : [{ ...sets[0], ...Object.fromEntries(examples) }]
  return [...sets, ...whole, ...choices]
}

/** The operations whose replies contain an operation's parameters. */
export const sourcesOf = (operation: OperationName): OperationName[] =>
  inputsOf(operation)
    .filter(({ required, foundIn }) => required && foundIn !== undefined)
    // tests/contract/contract-rules.test.ts checks that the name is an operation.
    .map(({ foundIn }) => foundIn?.split('.')[0] as OperationName)

/** Codes that every operation shares. */
export const COMMON_CODES: ReadonlySet<string> = new Set([
  'validation_failed',
  'field_required',
  'field_invalid',
  'field_too_long',
  'unauthorized',
  'access_denied',
  'not_found',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
])

export const allOperations = Object.keys(contractData) as OperationName[]
