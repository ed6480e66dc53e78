import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { bundleContract } from '../../tools/contract/bundle-contract.ts'
import {
  type Contract,
  isPublic,
  listOperations,
  type MediaType,
  nodesOf,
  type Parameter,
  resolve,
  type Schema,
} from '../../tools/contract/contract-document.ts'
import { RELEASED, sinceRelease } from '../../tools/contract/diff/release.ts'
import { replySchemas, schemasOf } from '../../tools/generate/read-tolerantly.ts'
import { markProblems } from './contract-marks.ts'

const document = bundleContract()
const operations = listOperations(document)
const problems: string[] = []

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components: document.components })
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object

/** Validators by schema, because most responses share the same error body. */
const compiled = new Map<string, ValidateFunction>()
function validatorOf(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = compiled.get(text) ?? ajv.compile(absolute(schema))
  compiled.set(text, validate)
  return validate
}

function checkExamples(where: string, media: MediaType | undefined, needed: boolean) {
  if (!media?.schema) return
  const examples = Object.entries(media.examples ?? {})
  if (needed && examples.length === 0) problems.push(`${where}: no named example`)
  const validate = validatorOf(media.schema)
  for (const [name, example] of examples) {
    const { value } = resolve(document, example)
    checkSums(value, `${where} ${name}`)
    if (!validate(value)) problems.push(`${where}: example ${name}: ${ajv.errorsText(validate.errors)}`)
  }
}

/** Names of all fields that a request of the operation can have, at any depth. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): Set<string> {
  const fields = new Set<string>()
  const walk = (given: unknown) => {
    if (given === null || typeof given !== 'object') return
    const node = resolve(document, given)
    if (seen.has(node)) return
    seen.add(node)
    for (const name of Object.keys((node as Schema).properties ?? {})) fields.add(name)
    for (const value of Object.values(node)) walk(value)
  }
  walk(schema)
  return fields
}

/** One word for what only replies use. */
for (const name of Object.keys(document.components.schemas ?? {})) {
  if (/(?:Response|Result|Answer|Validity|Availability)$|^Created/.test(name)) {
    problems.push(
      `components/schemas/${name}: name it after what it holds, with Reply at the end: no Created, Response, Result, Answer, Validity or Availability`,
    )
  }
}

/** CTR-07: rules for replies that keep clients compatible. */
function checkReplies() {
  const requested = new Set<string>()
  for (const { parameters, requestBody } of operations) schemasOf(document, { parameters, requestBody }, requested)
  for (const name of replySchemas(document)) {
    const schema = document.components.schemas?.[name] ?? {}
    const properties = Object.entries(schema.properties ?? {})
    if (properties.length > 0 && requested.has(name)) {
      problems.push(
        `schema ${name}: used in requests and in replies; give replies a separate schema without the rules of forms`,
      )
    }
    for (const [field, { 'x-assumed': mark }] of properties) {
      if (mark === true && schema.required?.includes(field)) {
        problems.push(
          `schema ${name}: ${field} is required but assumed; if the specification names it, mark a separate schema instead`,
        )
      }
    }
    // An enum in replies is open, or says why it is closed; an open one needs a named schema.
    for (const [node, place] of nodesOf(schema, [name])) {
      const isOpen = place.length === 1 && node['x-extensible-enum'] === true
      if (node.enum !== undefined && typeof node['x-closed-enum'] !== 'string' && !isOpen) {
        problems.push(
          `schema ${place.join('/')}: an enum in a reply needs x-extensible-enum (in a named schema) or x-closed-enum`,
        )
      }
    }
  }
}
checkReplies()

problems.push(...markProblems(document, readFileSync('docs/requirements.md', 'utf8')))

for (const [path, { parameters }] of Object.entries(document.paths)) {
  // Path items list the shared parameters of their operations.
  const own = (parameters ?? []) as unknown as Parameter[]
  const names = own.map((parameter) => resolve(document, parameter).name)
  if (!names.includes('Accept-Language')) problems.push(`${path}: no Accept-Language`)
}

for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
  for (const [{ type, maxItems }, place] of nodesOf(schema, [name])) {
    // Clients must know how much to expect.
    if (type === 'array' && maxItems === undefined) problems.push(`schema ${place.join('/')}: no maxItems`)
  }
  if (!schema.description) problems.push(`schema ${name}: no description`)
}

/** Sum of each order id in all examples: the same order must have the same sum everywhere. */
const sums = new Map<string, { sum: number; where: string }>()
function checkSums(value: unknown, where: string): void {
  if (value === null || typeof value !== 'object') return
  const { id, orderId = id, totalAmountWithFees: sum } = value as Record<string, unknown>
  if (typeof orderId === 'string' && typeof sum === 'number') {
    const known = sums.get(orderId) ?? { sum, where }
    sums.set(orderId, known)
    if (known.sum !== sum) {
      problems.push(`${where}: order ${orderId} costs ${sum} here, but ${known.sum} in ${known.where}`)
    }
  }
  for (const inner of Object.values(value)) checkSums(inner, where)
}

const COMMON = {
  '400': ['validation_failed'],
  '403': ['access_denied'],
  '429': ['too_many_requests'],
  '500': ['internal_error'],
  '503': ['service_unavailable'],
}
const FIELD_CODES = ['field_required', 'field_invalid', 'field_too_long']
const codes = new Set((document.components.schemas?.ErrorCode?.enum ?? []) as string[])
const carried = new Set<string>()

for (const operation of operations) {
  const { name } = operation
  if (/^get[A-Z]/.test(name)) problems.push(`${name}: operation names do not start with get`)
  if (!operation['x-effect']) problems.push(`${name}: no x-effect`)
  for (const role of operation['x-roles'] ?? []) {
    if (!(role in (document['x-roles'] ?? {})))
      problems.push(`${name}: x-roles of the document does not describe ${role}`)
    if (isPublic(operation)) problems.push(`${name}: x-roles on a public operation`)
  }
  if (!operation.description) problems.push(`${name}: no description`)
  const listed = operation['x-error-codes'] ?? {}
  const errors = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
  for (const status of new Set([...errors, ...Object.keys(listed)])) {
    if (!listed[status]) problems.push(`${name}: x-error-codes has no codes for ${status}`)
    if (!errors.includes(status))
      problems.push(`${name}: x-error-codes names ${status}, which is not among the responses`)
  }
  for (const [status, wanted] of Object.entries(COMMON)) {
    for (const code of wanted) if (!listed[status]?.includes(code)) problems.push(`${name}: ${status} lacks ${code}`)
  }
  const takesInput = operation.parameters.length > 0 || operation.requestBody !== undefined
  for (const code of FIELD_CODES) {
    if ((listed['400']?.includes(code) ?? false) !== takesInput) {
      problems.push(`${name}: 400 ${takesInput ? 'lacks' : 'the operation has no input, but lists'} ${code}`)
    }
  }
  if (!isPublic(operation) && !listed['401']?.includes('unauthorized')) problems.push(`${name}: 401 lacks unauthorized`)
  for (const code of Object.values(listed).flat()) {
    carried.add(code)
    if (!codes.has(code)) problems.push(`${name}: ${code} is not in ErrorCode`)
  }
  for (const code of Object.values(operation['x-limit-codes'] ?? {}).flatMap((limits) => Object.values(limits))) {
    if (!listed['400']?.includes(code)) problems.push(`${name}: x-limit-codes names ${code}, which 400 does not list`)
  }
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    checkExamples(`${name} request ${type}`, media, true)
  }
  for (const { 'x-found-in': source, name: of } of operation.parameters) {
    const [from = ''] = source?.split('.') ?? []
    if (source && !operations.some((other) => other.name === from))
      problems.push(`${name}: x-found-in of ${of} names ${from}, which is not an operation`)
  }
  const inputs = [
    ...operation.parameters.map((parameter) => parameter.name),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => [...fieldsOf(schema)]),
  ]
  for (const [status, response] of Object.entries(operation.responses)) {
    const media = response.content?.['application/json']
    checkExamples(`${name} ${status}`, media, true)
    const shown = Object.values(media?.examples ?? {}).map((example) =>
      JSON.stringify(resolve(document, example).value),
    )
    for (const code of Number(status) >= 400 ? (listed[status] ?? []) : []) {
      if (FIELD_CODES.includes(code) || shown.some((body) => body.includes(`"${code}"`))) continue
      problems.push(`${name} ${status}: no example of ${code}`)
    }
    const isPersonal = !isPublic(operation) || operation.tag === 'session'
    if (Number(status) < 300 && response.content && isPersonal && !response.headers?.['Cache-Control'])
      problems.push(`${name} ${status}: no Cache-Control`)
    if (Number(status) >= 400 && !response.headers?.['X-Request-Id'])
      problems.push(`${name} ${status}: no X-Request-Id`)
    for (const example of Object.values(media?.examples ?? {})) {
      const { value } = resolve(document, example) as { value: { errors?: { code: string; fieldName?: string }[] } }
      if (Number(status) < 400) continue
      for (const item of value.errors ?? []) {
        for (const part of item.fieldName?.split('.') ?? []) {
          if (!inputs.includes(part)) problems.push(`${name} ${status}: example names ${part}, which no request has`)
        }
        if (!listed[status]?.includes(item.code) && !item.code.startsWith('field_')) {
          problems.push(`${name} ${status}: example with ${item.code}, which is not listed`)
        }
      }
    }
  }
}
for (const code of codes) if (!carried.has(code)) problems.push(`no operation lists ErrorCode ${code}`)

const names = operations.map((operation) => operation.name)
if (new Set(names).size !== names.length) problems.push('operation names are not unique')

// What the linter does not check; `npm run contract:diff` finds operations that are gone.
test('every example fits its schema, every operation has its marks, and codes match the responses [CTR-01]', () => {
  expect(problems).toEqual([])
})

test('breaks no client of the last release without a new major version [CTR-08]', () => {
  const { breaks, problem } = sinceRelease(JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract, document)
  expect(problem, breaks.join('\n')).toBeUndefined()
})
