/** The parts of the contract that a run did not cover. */
import { contractData } from '../../../generated/contract-data.ts'
import { operationSchemas } from '../../../generated/contract-schemas.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { allOperations, COMMON_CODES } from './inputs.ts'
import type { Run } from './run.ts'
import {
  branchesOf,
  isRequired,
  type JsonSchema,
  listedValues,
  type Path,
  placeOf,
  propertiesOf,
  resolved,
  walk,
} from './schema.ts'

/** Each as `operation: place`. */
export type Unseen = { operations: string[]; fields: string[]; values: string[]; codes: string[]; users: string[] }

/** All optional fields and enum values that a schema declares. */
function declaredIn(schema: JsonSchema, path: Path = [], isOptional = false): { fields: string[]; values: string[] } {
  const own = resolved(schema)
  const inner = [
    ...branchesOf(own).map((branch) => declaredIn(branch, path)),
    ...Object.entries(propertiesOf(own)).map(([name, at]) => declaredIn(at, [...path, name], !isRequired(own, name))),
    ...(own.items ? [declaredIn(own.items as JsonSchema, [...path, 0])] : []),
  ]
  const place = placeOf(path)
  return {
    fields: [...(isOptional ? [place] : []), ...inner.flatMap(({ fields }) => fields)],
    values: [
      ...(listedValues(own) ?? []).map((value) => `${place} = ${String(value)}`),
      ...inner.flatMap(({ values }) => values),
    ],
  }
}

function seenIn(run: Run, operation: OperationName): Set<string> {
  const seen = new Set<string>()
  for (const { call, answer } of run.exchanges) {
    const schema = operationSchemas[operation].replies[String(answer.status)]
    if (call.operation !== operation || answer.status >= 300 || !schema || answer.json === undefined) continue
    walk(schema, answer.json, (own, value, path) => {
      seen.add(placeOf(path))
      if (listedValues(own)) seen.add(`${placeOf(path)} = ${String(value)}`)
    })
  }
  return seen
}

/** The uncovered parts of the operations in the run. */
export function unseenIn(run: Run): Unseen {
  const unseen: Unseen = { operations: [], fields: [], values: [], codes: [], users: [...run.untried] }
  for (const operation of allOperations.filter((name) => run.wants(name))) {
    const own = run.exchanges.filter(({ call }) => call.operation === operation)
    const prefixed = (names: string[]) => [...new Set(names)].map((name) => `${operation}: ${name}`)
    const met = new Set(own.flatMap(({ result }) => result.codes.map((code) => `${result.status} ${code}`)))
    const codes = Object.entries(contractData[operation].errorCodes).flatMap(([status, names]) =>
      names.filter((code) => !COMMON_CODES.has(code)).map((code) => `${status} ${code}`),
    )
    unseen.codes.push(...prefixed(codes.filter((code) => !met.has(code))))
    if (!own.some(({ answer }) => answer.status >= 200 && answer.status < 300)) {
      unseen.operations.push(operation)
      continue
    }
    const seen = seenIn(run, operation)
    const success = Object.entries(operationSchemas[operation].replies).filter(([status]) => Number(status) < 300)
    const declared = success.map(([, schema]) => declaredIn(schema))
    unseen.fields.push(...prefixed(declared.flatMap(({ fields }) => fields).filter((place) => !seen.has(place))))
    unseen.values.push(...prefixed(declared.flatMap(({ values }) => values).filter((place) => !seen.has(place))))
  }
  return unseen
}
