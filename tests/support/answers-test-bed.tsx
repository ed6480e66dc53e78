import type { OperationName } from '@generated/registry'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { request } from '@/api/calls/request'
import { makeQueryClient } from '@/api/queries/query-client'
import { ApiError } from '@/api/replies/api-error'
import { render, settle } from './mount-in-test'

type SentConfig = Parameters<typeof request>[0]
type Answer = (config: SentConfig) => unknown

/** The reply of each operation in a test; a function that throws is a failed call. */
export let answers: Partial<Record<OperationName, Answer>> = {}
/** The calls so far, with operation and data. */
export let calls: { operation: OperationName; data: unknown; params: unknown }[] = []
export const callsOf = (name: OperationName) => calls.filter(({ operation }) => operation === name)

/** Sets the replies and clears the recorded calls. */
export function answerWith(given: typeof answers): void {
  answers = given
  calls = []
  globalThis.answerCall = requestModule.request as typeof request
}

/** Replaces `@/api/calls/request` (answers-in-place). */
export const requestModule = {
  request: async (config: SentConfig, { operation }: { operation: OperationName }): Promise<unknown> => {
    const [data, params]: unknown[] = [config.data, config.params]
    calls.push({ operation, data, params })
    const answer = answers[operation]
    await globalThis.jitter?.lateReply(operation)
    if (!answer) throw new ApiError({ kind: 'http', operation, status: 404 })
    return answer(config)
  },
}

/** A lost reply: the outcome of the command is unknown. */
export const lost = (operation: OperationName) => new ApiError({ kind: 'network', operation })

export const refused = (operation: OperationName, status: number, code: string, fieldName?: string) =>
  new ApiError({
    kind: 'http',
    operation,
    status,
    items: [{ code, message: '', severity: 'Error', ...(fieldName !== undefined && { fieldName }) }],
  })

/** The route of a component that reads the URL. */
interface TestRoute {
  /** The path of its route. */
  at: string
  search?: string
  /** Other existing paths; their pages show the path. */
  others?: readonly string[]
}

function treeOf(component: () => ReactNode, testRoute: TestRoute | undefined) {
  if (!testRoute) return createRootRoute({ component })
  const root = createRootRoute()
  const route = (path: string, drawn: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component: drawn })
  const others = (testRoute.others ?? []).map((path) => route(path, () => <p>{`at ${path}`}</p>))
  return root.addChildren([route(testRoute.at, component), ...others])
}

/** Renders a component over these replies, with a router around it; `load` is the route's loader. */
export async function openPart(
  node: ReactNode,
  given: typeof answers,
  load: (client: QueryClient) => Promise<unknown> = () => Promise.resolve(),
  testRoute?: TestRoute,
): Promise<void> {
  answerWith(given)
  const client = makeQueryClient()
  await load(client)
  const router = createRouter({
    routeTree: treeOf(() => <Suspense>{node}</Suspense>, testRoute),
    history: createMemoryHistory(testRoute && { initialEntries: [testRoute.at + (testRoute.search ?? '')] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={client}>
      {/* A router of its own, whose routes the portal's types do not know. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await settle()
}
