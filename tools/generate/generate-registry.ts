import {
  type Contract,
  isPublic,
  type ListedOperation,
  type MediaType,
  resolve,
  type Schema,
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
export function registrySource(
  document: Contract,
  operations: ListedOperation[],
  zodSource: (tag: string) => string,
): string {
  const rows = operations.map((operation) => {
    const validator = `${pascal(operation.name)}Response`
    const source = zodSource(operation.tag)
    const { hasReply, files, canBeEmpty } = successOf(document, operation)
    if (hasReply && !source.includes(`export const ${validator} = `)) throw new Error(`${validator} is missing`)
    const some = [
      hasReply && `, reply: () => ${loaderOf(operation.tag)}().then((module) => module.${validator})`,
      files.length > 0 && `, files: [${files.map((type) => `'${type}'`).join(', ')}]`,
      (hasReply || files.length > 0) && canBeEmpty && ', canBeEmpty: true',
    ]
    return `  ${operation.name}: { method: '${operation.method}', path: '${operation.path}', effect: '${operation['x-effect']}', isPublic: ${isPublic(operation)}${some.filter(Boolean).join('')} },`
  })
  const tags = [...new Set(operations.map((operation) => operation.tag))].filter((tag) =>
    rows.some((row) => row.includes(`${loaderOf(tag)}()`)),
  )
  const loaders = tags.map((tag) => `const ${loaderOf(tag)} = () => import('./api/${tag}/${tag}.zod.ts')`)
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
  Object.fromEntries(
    Object.entries(content[JSON_TYPE]?.examples ?? {}).map(([name, example]) => [
      name,
      resolve(document, example).value,
    ]),
  )

/** generated/contract-data.ts: the registry's rows with statuses, codes, roles and names of examples, for mocks and tests. */
export function contractDataSource(document: Contract, operations: ListedOperation[]): string {
  const rows = operations.map((operation) => {
    const responses = Object.entries(operation.responses).map(([status, { content = {}, headers = {} }]) => {
      const examples = Object.keys(examplesOf(document, content))
      const required = Object.entries(headers).flatMap(([name, header]) => {
        const { required: isRequired, schema = {} } = resolve(document, header)
        return isRequired ? [[name, schema.pattern ?? '']] : []
      })
      return [status, { contentTypes: Object.keys(content), headers: Object.fromEntries(required), examples }] as const
    })
    return [
      operation.name,
      {
        roles: operation['x-roles'] ?? [],
        hasBody: operation.requestBody !== undefined,
        parameters: operation.parameters.map((parameter) => ({
          name: parameter.name,
          in: parameter.in,
          required: parameter.required ?? false,
          example: parameter.example,
          values: resolve(document, parameter.schema).enum,
          foundIn: parameter['x-found-in'],
        })),
        successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        errorCodes: operation['x-error-codes'] ?? {},
        limitCodes: operation['x-limit-codes'] ?? {},
        responses: Object.fromEntries(responses),
      },
    ] as const
  })
  const withRegistry = json(Object.fromEntries(rows)).replaceAll(/^ {2}"(\w+)": \{$/gm, '$&\n    ...registry.$1,')
  return `${HEADER}import { type OperationName, type OperationRow, registry } from './registry.ts'

export type ContractRow = OperationRow & {
  /** Any of these roles; an empty list means any logged-in user. */
  roles: string[]
  hasBody: boolean
  parameters: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    example?: unknown
    /** The allowed values, if they are limited. */
    values?: unknown[]
    /** The reply that contains its value: listEmployees.beneficiaries.personId. */
    foundIn?: string
  }[]
  successStatus: number
  errorCodes: Record<string, string[]>
  /** Error codes of broken limits, by field and limit. */
  limitCodes: Record<string, Record<string, string>>
  responses: Record<
    string,
    {
      contentTypes: string[]
      /** The patterns of its required headers. */
      headers: Record<string, string>
      /** The names of its examples (contract-examples.ts). */
      examples: string[]
    }
  >
}

export const contractData: Record<OperationName, ContractRow> = ${withRegistry}
`
}

/** generated/contract-examples.ts: the examples, in a file of their own because the fake API rarely needs them. */
export function contractExamplesSource(document: Contract, operations: ListedOperation[]): string {
  const rows = operations.map(({ name, requestBody, responses }) => [
    name,
    {
      request: examplesOf(document, requestBody?.content),
      replies: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [status, examplesOf(document, content)]),
      ),
    },
  ])
  return `${HEADER}import type { OperationName } from './registry.ts'

type Examples = Record<string, unknown>

/** The examples of each operation by name; those of replies by status first. */
export const contractExamples: Record<OperationName, { request: Examples; replies: Record<string, Examples> }> = ${json(Object.fromEntries(rows))}
`
}

const withoutTexts = (value: object) =>
  JSON.stringify(
    value,
    (key, part: unknown) => (key === 'description' && typeof part === 'string' ? undefined : part),
    1,
  )

/** generated/contract-schemas.ts: the schemas of requests, replies and errors as in the contract, for tests only. */
export function schemasSource({ components }: Contract, operations: ListedOperation[]): string {
  const rows = operations.map(({ name: operation, parameters, requestBody, responses }) => [
    operation,
    {
      parameters: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      request: requestBody?.content[JSON_TYPE]?.schema,
      replies: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [status, content?.[JSON_TYPE]?.schema]),
      ),
    },
  ])
  return `${HEADER}import type { OperationName } from './registry.ts'

export type JsonSchema = Record<string, unknown>

/** The schemas that references of the others name. */
export const components: { schemas: Record<string, JsonSchema> } = ${withoutTexts({ schemas: components.schemas })}

export const operationSchemas: Record<
  OperationName,
  { parameters: Record<string, JsonSchema>; request?: JsonSchema; replies: Record<string, JsonSchema> }
> = ${withoutTexts(Object.fromEntries(rows))}
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

/** A number or a text of the contract that code uses by name. */
type Limit = { name: string; value: unknown; description: string }

/** Exports of a schema and its parts: their limits by `x-export`, other constants by `x-constants`. */
function limitsOf(node: unknown, place: string): Limit[] {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap((item) => limitsOf(item, place))
  const { 'x-export': own = {}, 'x-constants': others = {}, ...rest } = node as Schema
  const ownLimits = Object.entries(own as Record<string, string>).map(([keyword, name]) => {
    const value = (node as Schema)[keyword]
    if (value === undefined) throw new Error(`${place} exports ${name}, but has no ${keyword}`)
    return { name, value, description: `${keyword} of ${place}` }
  })
  const constants = Object.entries(others as Record<string, { value: unknown; description: string }>)
  return [
    ...ownLimits,
    ...constants.map(([name, { value, description }]) => ({ name, value, description: `${description} (${place})` })),
    ...Object.entries(rest).flatMap(([key, value]) =>
      limitsOf(value, key === 'properties' ? place : `${place}.${key}`),
    ),
  ]
}

/** generated/limits.ts: the contract's exported limits and constants, by their names in the contract. */
export function limitsSource(document: Contract): string {
  const limits = Object.entries(document.components.schemas ?? {})
    .flatMap(([name, schema]) => limitsOf(schema, name))
    .map((limit) => ({ ...limit, description: limit.description.replaceAll('.properties.', '.') }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const names = limits.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`the contract exports ${twice} twice`)
  const lines = limits.map(({ name, value, description }) => {
    const source = Array.isArray(value) ? `${JSON.stringify(value)} as const` : JSON.stringify(value)
    return `/** ${description.replaceAll(/\s+/g, ' ')} */\nexport const ${name} = ${source}\n`
  })
  return `${HEADER}\n${lines.join('\n')}`
}

/** Names of properties that are lists with `uniqueItems`. */
function uniqueNames(document: Contract, node: unknown, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return found
  for (const [name, schema] of Object.entries((node as Schema).properties ?? {})) {
    if (resolve(document, schema as Schema).uniqueItems === true) found.add(name)
  }
  for (const value of Object.values(node)) uniqueNames(document, value, found)
  return found
}

/** Rejects duplicates; orval ignores `uniqueItems`. */
const UNIQUE = `zod.check((list) => {
  const seen = new Set<unknown>()
  for (const [at, item] of list.value.entries()) {
    if (seen.has(item)) list.issues.push({ code: 'custom', input: item, path: [at] })
    seen.add(item)
  }
})`

/** Adds the check of `uniqueItems` to a file of validators. Such lists have a maxItems. */
export function withUniqueItems(document: Contract, source: string): string {
  return [...uniqueNames(document, document.components.schemas)].reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`(zod\\.maxLength\\(\\w+${pascal(name)}Max\\)\\))`, 'g'), `$1.check(${UNIQUE})`),
    source,
  )
}
