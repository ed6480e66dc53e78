import {
  type Contract,
  isPublic,
  type ListedOperation,
  type MediaType,
  mapValues,
  nodesOf,
  resolve,
  type Schema,
  withoutTexts,
} from '../contract/contract-document.ts'

const HEADER = '/** Made by `npm run generate` from openapi/. Do not edit. */\n'
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** `benefit-groups` as the name of a variable. */
export const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const json = (value: unknown) => JSON.stringify(value, null, 2)

const JSON_TYPE = 'application/json'

/** What the successful replies of an operation are. */
export function successOf(document: Contract, operation: ListedOperation) {
  const contents = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const types = new Set(contents.flatMap((content) => Object.keys(content ?? {})))
  return {
    /** Some success status returns JSON, which then has a validator. */
    hasReply: types.delete(JSON_TYPE),
    /** The media types of files. */
    files: [...types],
    /** An empty reply is valid: some success status has no body, or a command's body has no required field. */
    canBeEmpty: contents.some((content) => {
      if (content === undefined) return true
      const schema = content[JSON_TYPE]?.schema && resolve(document, content[JSON_TYPE].schema)
      return operation['x-effect'] === 'command' && schema?.type === 'object' && !schema.required
    }),
  }
}

/** The name of the function that loads a tag's validators. */
const loaderOf = (tag: string) => `load${pascal(camel(tag))}`

/** generated/error-texts.ts: the text of each error code with a message of its own, `error_<code>` in messages/. */
export function errorTextsSource(document: Contract, messages: readonly string[]): string {
  const codes = (document.components.schemas?.ErrorCode?.enum ?? []) as string[]
  const texts = codes
    .filter((code) => messages.includes(`error_${code}`))
    .map((code) => `  ${code}: () => m.error_${code}(),`)
  return `/** Made by npm run generate from openapi/ and messages/. Do not edit. */
// By alias: builds read other files (vite.config.ts).
import { m } from '@generated/messages/messages.js'

export const ownTexts = {\n${texts.join('\n')}\n}
`
}

/** generated/registry.ts: one small row per operation, with the data that the request function needs. */
export function registrySource(document: Contract, operations: ListedOperation[]): string {
  const rows = operations.map((operation) => {
    const { name, tag, method, path, 'x-effect': effect } = operation
    const { hasReply, files, canBeEmpty } = successOf(document, operation)
    const some = [
      hasReply && `, reply: () => ${loaderOf(tag)}().then((module) => module.${pascal(name)}Response)`,
      files.length > 0 && `, files: [${files.map((type) => `'${type}'`).join(', ')}]`,
      (hasReply || files.length > 0) && canBeEmpty && ', canBeEmpty: true',
    ]
    return `  ${name}: { method: '${method}', path: '${path}', effect: '${effect}', isPublic: ${isPublic(operation)}${some.filter(Boolean).join('')} },`
  })
  const tags = new Set(operations.flatMap((one) => (successOf(document, one).hasReply ? [one.tag] : [])))
  const loaders = [...tags].map((tag) => `const ${loaderOf(tag)} = () => import('./api/${tag}/${tag}.zod.ts')`)
  return `${HEADER}import type { $ZodType } from 'zod/v4/core'

/** Data of an operation for the request function. */
export type OperationRow = {
  method: string
  path: string
  effect: 'read' | 'command'
  isPublic: boolean
  /** Loads the validator of its JSON reply, if it has one. */
  reply?: () => Promise<$ZodType>
  /** The media types of its reply, if that is a file. */
  files?: readonly string[]
  /** A success status without a body exists in addition to one with a body. */
  canBeEmpty?: true
}

// One loader per tag, because each import() of a build adds a list of its dependencies.
${loaders.join('\n')}

export const registry = {
${rows.join('\n')}
} as const satisfies Record<string, OperationRow>

export type OperationName = keyof typeof registry
`
}

/** The examples of a JSON body by their names. */
const examplesOf = (document: Contract, content: Record<string, MediaType> = {}) =>
  mapValues(content[JSON_TYPE]?.examples, (example) => resolve(document, example).value)

/** Fields that JSON leaves out when they are undefined. */
const optional = <Fields extends object>(fields: Fields): Partial<Fields> => fields

/** What mocks and tests know about an operation in addition to its row of the registry. */
export const contractRow = (document: Contract, operation: ListedOperation) => ({
  /** Any of these roles; an empty list means any logged-in user. */
  roles: operation['x-roles'] ?? [],
  hasBody: operation.requestBody !== undefined,
  parameters: operation.parameters.map((parameter) => ({
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    ...optional({
      example: parameter.example,
      /** The allowed values, if they are limited. */
      values: resolve(document, parameter.schema).enum,
      /** The reply that contains its value: listEmployees.beneficiaries.personId. */
      foundIn: parameter['x-found-in'],
    }),
  })),
  successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
  errorCodes: operation['x-error-codes'] ?? {},
  /** Error codes of broken limits, by field and limit. */
  limitCodes: operation['x-limit-codes'] ?? {},
  responses: mapValues(operation.responses, ({ content = {}, headers }) => ({
    contentTypes: Object.keys(content),
    /** The patterns of its required headers. */
    headers: mapValues(headers, (header) => {
      const { required, schema } = resolve(document, header)
      return required ? (schema?.pattern ?? '') : undefined
    }),
    /** The names of its examples (contract-examples.ts). */
    examples: Object.keys(examplesOf(document, content)),
  })),
})

const rowsOf = (operations: ListedOperation[], rowOf: (operation: ListedOperation) => object) =>
  Object.fromEntries(operations.map((operation) => [operation.name, rowOf(operation)]))

/** generated/contract-data.ts: the registry's rows with statuses, codes, roles and names of examples, for mocks and tests. */
export function contractDataSource(document: Contract, operations: ListedOperation[]): string {
  const rows = json(rowsOf(operations, (operation) => contractRow(document, operation)))
  return `${HEADER}import type { contractRow } from '../tools/generate/generate-registry.ts'
import { type OperationName, type OperationRow, registry } from './registry.ts'

export type ContractRow = OperationRow & ReturnType<typeof contractRow>

export const contractData: Record<OperationName, ContractRow> = ${rows.replaceAll(/^ {2}"(\w+)": \{$/gm, '$&\n    ...registry.$1,')}
`
}

/** generated/contract-examples.ts: the examples, in a file of their own because the fake API rarely needs them. */
export function contractExamplesSource(document: Contract, operations: ListedOperation[]): string {
  const rows = rowsOf(operations, ({ requestBody, responses }) => ({
    request: examplesOf(document, requestBody?.content),
    replies: mapValues(responses, ({ content }) => examplesOf(document, content)),
  }))
  return `${HEADER}import type { OperationName } from './registry.ts'

type Examples = Record<string, unknown>

/** The examples of each operation by name; those of replies by status first. */
export const contractExamples: Record<OperationName, { request: Examples; replies: Record<string, Examples> }> = ${json(rows)}
`
}

/** generated/contract-schemas.ts: the schemas of requests, replies and errors as in the contract, for tests only. */
export function schemasSource({ components: { schemas } }: Contract, operations: ListedOperation[]): string {
  const rows = rowsOf(operations, ({ parameters, requestBody, responses }) => ({
    parameters: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    request: requestBody?.content[JSON_TYPE]?.schema,
    replies: mapValues(responses, ({ content }) => content?.[JSON_TYPE]?.schema),
  }))
  const text = (part: object) => JSON.stringify(withoutTexts(part), null, 1)
  return `${HEADER}import type { OperationName } from './registry.ts'

export type JsonSchema = Record<string, unknown>

/** The schemas that references of the others name. */
export const components: { schemas: Record<string, JsonSchema> } = ${text({ schemas })}

export const operationSchemas: Record<
  OperationName,
  { parameters: Record<string, JsonSchema>; request?: JsonSchema; replies: Record<string, JsonSchema> }
> = ${text(rows)}
`
}

/** generated/modules.ts: every validator by name, and the types of all calls, for mocks and tests only. */
export function modulesSource(operations: ListedOperation[]): string {
  const tags = [...new Set(operations.map((operation) => operation.tag))]
  const imports = tags.flatMap((tag) => [
    `import type * as ${camel(tag)}Calls from './api/${tag}/${tag}.ts'`,
    `import * as ${camel(tag)}Zod from './api/${tag}/${tag}.zod.ts'`,
  ])
  return `${HEADER}${imports.join('\n')}

export type Calls = ${tags.map((tag) => `typeof ${camel(tag)}Calls`).join(' & ')}
export const schemas = { ${tags.map((tag) => `...${camel(tag)}Zod`).join(', ')} }
`
}

/** generated/limits.ts: the contract's exported limits and constants, by their names in the contract. */
export function limitsSource(document: Contract): string {
  const found = new Map<string, string>()
  const add = (name: string, value: unknown, description: string) => {
    if (found.has(name)) throw new Error(`the contract exports ${name} twice`)
    if (value === undefined) throw new Error(`the contract exports ${name}, but has no ${description}`)
    const source = Array.isArray(value) ? `${JSON.stringify(value)} as const` : JSON.stringify(value)
    found.set(name, `/** ${description.replaceAll(/\s+/g, ' ')} */\nexport const ${name} = ${source}\n`)
  }
  for (const [node, keys] of nodesOf(document.components.schemas)) {
    const { 'x-export': own = {}, 'x-constants': others = {} } = node
    const place = keys.filter((key) => key !== 'properties').join('.')
    for (const [keyword, name] of Object.entries(own)) add(name, node[keyword], `${keyword} of ${place}`)
    for (const [name, { value, description }] of Object.entries(others)) add(name, value, `${description} (${place})`)
  }
  const names = [...found.keys()].toSorted()
  return `${HEADER}\n${names.map((name) => found.get(name)).join('\n')}`
}

/** Rejects duplicates; orval ignores `uniqueItems`. */
const UNIQUE = `zod.check((list) => {
  const seen = new Set<unknown>()
  for (const [at, item] of list.value.entries()) {
    if (seen.has(item)) list.issues.push({ code: 'custom', input: item, path: [at] })
    seen.add(item)
  }
})`

/** Adds the check of `uniqueItems` to a file of validators. Such lists are properties with a maxItems. */
export function withUniqueItems(document: Contract, source: string): string {
  const isUnique = (schema: Schema) => resolve(document, schema).uniqueItems === true
  const names = nodesOf(document.components.schemas)
    .filter(([node, place]) => place.at(-2) === 'properties' && isUnique(node))
    .map(([, place]) => pascal(place.at(-1) ?? ''))
  return source.replaceAll(
    new RegExp(`zod\\.maxLength\\(\\w+(${names.join('|')})Max\\)\\)`, 'g'),
    `$&.check(${UNIQUE})`,
  )
}
