import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'

/** tools/generate.ts bundles the contract and sets these paths; orval never runs alone. */
const given = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: run npm run generate`)
  return value
}
const input = given('PORTAL_BUNDLE')
const project = given('PORTAL_PROJECT')
const output = given('PORTAL_GENERATED')

type Contract = { paths: Record<string, Record<string, { operationId?: string; 'x-effect'?: 'read' | 'command' }>> }
const contract = JSON.parse(readFileSync(input, 'utf8')) as Contract

/** Reads become query hooks and commands mutation hooks, whatever the HTTP method (x-effect). */
const operations = Object.fromEntries(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => {
      if (!operation.operationId) return []
      const reads = operation['x-effect'] === 'read'
      return [
        [
          operation.operationId,
          {
            query: { useQuery: reads, useSuspenseQuery: reads, useMutation: !reads },
            // Tells the request function which operation is called, so that it can refuse any other path.
            requestOptions: { operation: operation.operationId },
          },
        ],
      ] as const
    }),
)

const projects = {
  api: {
    input,
    output: {
      mode: 'tags-split',
      target: `${output}/api`,
      schemas: `${output}/api/model`,
      client: 'react-query',
      httpClient: 'axios',
      headers: true,
      urlEncodeParameters: true,
      clean: true,
      override: {
        mutator: { path: 'src/api/request.ts', name: 'request' },
        query: { useOperationIdAsQueryKey: true, signal: false, version: 5 },
        operations,
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: `${output}/api`,
      client: 'zod',
      fileExtension: '.zod.ts',
      override: {
        zod: { version: 4, variant: 'mini', generateDiscriminatedUnion: true, coerce: { query: ['number', 'array'] } },
      },
    },
  },
} satisfies Parameters<typeof defineConfig>[0]

// One project per run, so that generate.ts can run both in parallel.
export default defineConfig(project === 'zod' ? { zod: projects.zod } : { api: projects.api })
