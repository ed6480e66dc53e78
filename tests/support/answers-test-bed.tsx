import type { OperationName } from '@generated/registry'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ApiError } from '@/api/api-error'
import { makeQueryClient } from '@/api/query-client'
import type { request } from '@/api/request'
import { render, settle } from './mount-in-test'

type SentConfig = Parameters<typeof request>[0]
type Answer = (config: SentConfig) => unknown

/** What each operation answers in a test; a function that throws is a failed call. */
export let answers: Partial<Record<OperationName, Answer>> = {}
/** The calls so far, by operation, with what was sent. */
export let calls: { operation: OperationName; data: unknown; params: unknown }[] = []
export const callsOf = (name: OperationName) => calls.filter(({ operation }) => operation === name)

/** What is answered from now on; no call has been made yet. */
export function answerWith(given: typeof answers): void {
  answers = given
  calls = []
}

/** In the place of `@/api/request` (answers-in-place). */
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

/** The answer was lost: nobody knows whether the command was carried out. */
export const lost = (operation: OperationName) => new ApiError({ kind: 'network', operation })

export const refused = (operation: OperationName, status: number, code: string, fieldName?: string) =>
  new ApiError({
    kind: 'http',
    operation,
    status,
    items: [{ code, message: '', severity: 'Error', ...(fieldName !== undefined && { fieldName }) }],
  })

/** Where a part stands, for parts that read the address of their route. */
interface Place {
  /** The path of its route. */
  at: string
  search?: string
  /** Other paths that exist, which show themselves. */
  others?: readonly string[]
}

function treeOf(component: () => ReactNode, place: Place | undefined) {
  if (!place) return createRootRoute({ component })
  const root = createRootRoute()
  const route = (path: string, drawn: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component: drawn })
  const others = (place.others ?? []).map((path) => route(path, () => <p>{`at ${path}`}</p>))
  return root.addChildren([route(place.at, component), ...others])
}

/** Draws a part of the portal over these answers, with a router around it; `load` is what the route's loader reads. */
export async function openPart(
  node: ReactNode,
  given: typeof answers,
  load: (client: QueryClient) => Promise<unknown> = () => Promise.resolve(),
  place?: Place,
): Promise<void> {
  answerWith(given)
  const client = makeQueryClient()
  await load(client)
  const router = createRouter({
    routeTree: treeOf(() => <Suspense>{node}</Suspense>, place),
    history: createMemoryHistory(place && { initialEntries: [place.at + (place.search ?? '')] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={client}>
      {/* A router of its own, whose routes the portal's types do not know. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await settle(undefined, 50)
}
