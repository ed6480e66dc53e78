/** Requests with one value at or beyond a limit of the contract, each with the expected reply. */
import { safeParse } from 'zod/v4/core'
import { contractData } from '../../../generated/contract-data.ts'
import { operationSchemas } from '../../../generated/contract-schemas.ts'
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer, Values } from './caller.ts'
import { errorItemsOf, schemaOf } from './check-answer.ts'
import { type Edge, edgesOf } from './edges.ts'
import { changedAt, isRequired, type JsonSchema, type Path, placeOf, propertiesOf, walk } from './schema.ts'

/** `place` is the field as error items name it; `codes` are the accepted codes of its error item. */
export type Attempt = { name: string; place: string; isGood: boolean; body?: unknown; params?: Values; codes: string[] }

/** The field name in an error item: `employees.firstName`, without list indexes. */
const fieldNameOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.')

/** Accepted codes: the general one of the kind of limit, and the operation's own code of that field. */
const codesFor = (operation: OperationName, place: string, { code }: Edge) => [
  code,
  ...Object.values(contractData[operation].limitCodes[place] ?? {}),
]

/** An optional field that a body lacks cannot be varied, so all examples of a body are used. */
export function bodyAttempts(operation: OperationName, bases: readonly unknown[]): Attempt[] {
  const schema = schemaOf(operation, 'Body')
  const { request } = operationSchemas[operation]
  if (!schema || !request) return []
  const attempts = new Map<string, Attempt>()
  for (const base of bases) {
    const isAccepted = (path: Path, value: unknown) => safeParse(schema, changedAt(base, path, value)).success
    const add = (path: Path, edge: Edge) => {
      const name = `${placeOf(path)} ${edge.what}`
      const value = edge.values.find((one) => isAccepted(path, one) === edge.isGood)
      if (attempts.has(name) || (value === undefined && edge.what !== 'missing')) return
      if (edge.what === 'missing' && isAccepted(path, undefined)) return
      const place = fieldNameOf(path)
      const body = changedAt(base, path, value)
      attempts.set(name, { name, place, isGood: edge.isGood, body, codes: codesFor(operation, place, edge) })
    }
    walk(request, base, (own, value, path) => {
      // Only the first element of a list is varied.
      if (path.some((key) => typeof key === 'number' && key > 0)) return
      if (path.length > 0) for (const edge of edgesOf(own, value, (one) => isAccepted(path, one))) add(path, edge)
      for (const name of Object.keys(propertiesOf(own)).filter((key) => isRequired(own, key))) {
        add([...path, name], { what: 'missing', isGood: false, values: [], code: 'field_required' })
      }
    })
  }
  return [...attempts.values()]
}

/** Parameters other than ids; ids are varied as unknown ids elsewhere. */
export function parameterAttempts(operation: OperationName): Attempt[] {
  return contractData[operation].parameters.flatMap(({ name, in: place, example, foundIn, values }) => {
    const schema: JsonSchema = operationSchemas[operation].parameters[name] ?? {}
    const validator = schemaOf(operation, place === 'path' ? 'Params' : 'QueryParams')
    if (place === 'header' || (foundIn && !values) || example === undefined || !validator) return []
    const isAccepted = (value: unknown) =>
      (safeParse(validator, { [name]: value }).error?.issues ?? []).every(({ path }) => path[0] !== name)
    const edges = edgesOf(schema, example, isAccepted).filter(({ what }) => what !== 'of the wrong type')
    const all: Edge[] = [...edges, { what: 'of nonsense', isGood: false, values: ['!'], code: 'field_invalid' }]
    return all.flatMap((edge) => {
      const value = edge.values.find((one) => !Array.isArray(one) && isAccepted(one) === edge.isGood)
      if (value === undefined || value === '') return []
      const codes = codesFor(operation, name, edge)
      return [{ name: `${name} ${edge.what}`, place: name, isGood: edge.isGood, params: { [name]: value }, codes }]
    })
  })
}

const FIELD_CODES = ['field_required', 'field_too_long', 'field_invalid']
const isAbout = (fieldName: unknown, place: string) =>
  typeof fieldName === 'string' &&
  (fieldName === place || place.startsWith(`${fieldName}.`) || fieldName.startsWith(`${place}.`))

/** Faults in the reply to an attempt, apart from its status. */
export function judgeAttempt({ isGood, place, codes }: Attempt, answer: Answer): string[] {
  const items = errorItemsOf(answer)
  const named = items.filter(({ fieldName }) => isAbout(fieldName, place))
  if (isGood) {
    const refused = answer.status === 400 && named.some(({ code }) => FIELD_CODES.includes(String(code)))
    return refused || [401, 403].includes(answer.status) || answer.status >= 500
      ? [`${answer.status} for a value within the limits of the contract`]
      : []
  }
  if (answer.status !== 400 || items.some(({ code }) => codes.slice(1).includes(String(code)))) return []
  if (named.length === 0) return [`no error item names the field ${place}`]
  return named.some(({ code }) => codes.includes(String(code)))
    ? []
    : [`the error item of ${place} has the code ${named.map(({ code }) => String(code)).join(', ')}, not ${codes[0]}`]
}

export const attemptsOf = (operation: OperationName, bases: readonly unknown[]): Attempt[] => [
  ...bodyAttempts(operation, bases),
  ...parameterAttempts(operation),
]
