import { type Contract, type ListedOperation, resolve } from '../contract/contract-document.ts'

const JSON_TYPE = 'application/json'

/** generated/contract-schemas.ts: the schemas of requests, replies and errors as in the contract, for tests only. */
export function schemasSource({ components, ...document }: Contract, operations: ListedOperation[]): string {
  const contract = { ...document, components }
  const rows = operations.map((operation) => {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    const responses = Object.entries(operation.responses ?? {}).map(
      ([status, response]) => [status, resolve(contract, response)] as const,
    )
    return [
      operation.name,
      {
        parameters: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        request: operation.requestBody?.content[JSON_TYPE]?.schema,
        replies: Object.fromEntries(responses.map(([status, { content }]) => [status, content?.[JSON_TYPE]?.schema])),
      },
    ] as const
  })
  return `/** Made by \`npm run generate\` from openapi/. Do not edit. */
import type { OperationName } from './registry.ts'

export type JsonSchema = Record<string, unknown>

/** The schemas that references of the others name. */
export const components: { schemas: Record<string, JsonSchema> } = ${JSON.stringify({ schemas: components.schemas }, null, 1)}

export const operationSchemas: Record<
  OperationName,
  { parameters: Record<string, JsonSchema>; request?: JsonSchema; replies: Record<string, JsonSchema> }
> = ${JSON.stringify(Object.fromEntries(rows), null, 1)}
`
}
