/** How orval makes calls and validators. tools/generate.ts calls these functions; orval never runs alone. */
import { generate, type Options } from 'orval'
import { type Contract, listOperations } from './tools/contract/contract-document.ts'

async function run(contract: Contract, output: Options['output']): Promise<void> {
  const config = { input: { target: contract as never }, output }
  try {
    await generate(config, process.cwd(), { logLevel: 'error', throwOnError: true })
  } catch (cause) {
    // It has printed why.
    throw new Error('orval failed', { cause })
  }
}

/** Reads become query hooks and commands mutation hooks, whatever the HTTP method (x-effect). */
const hooksOf = (contract: Contract) =>
  Object.fromEntries(
    listOperations(contract).map(({ name, 'x-effect': effect }) => [
      name,
      {
        query: { useQuery: effect === 'read', useMutation: effect !== 'read' },
        // Tells the request function which operation is called, so that it can refuse any other path.
        requestOptions: { operation: name },
      },
    ]),
  )

/** Writes the calls, hooks and types of a contract below `folder`/api. */
export const generateCalls = (contract: Contract, folder: string) =>
  run(contract, {
    mode: 'tags-split',
    // Without `schemas`, all types are in one file (model.schemas.ts), and not in hundreds that a dev server would request.
    target: `${folder}/api/model.ts`,
    indexFiles: false,
    client: 'react-query',
    httpClient: 'axios',
    headers: true,
    urlEncodeParameters: true,
    clean: true,
    override: {
      mutator: { path: 'src/api/calls/request.ts', name: 'request' },
      query: { useOperationIdAsQueryKey: true, signal: false, version: 5 },
      operations: hooksOf(contract),
    },
  })

/** Writes the validators of a contract below `folder`/api. */
export const generateValidators = (contract: Contract, folder: string) =>
  run(contract, {
    mode: 'tags-split',
    target: `${folder}/api`,
    client: 'zod',
    fileExtension: '.zod.ts',
    override: {
      zod: { version: 4, variant: 'mini', generateDiscriminatedUnion: true, coerce: { query: ['number', 'array'] } },
    },
  })
