import type { QueryClient } from '@tanstack/react-query'

/** What every route gets. */
export type RouterContext = {
  queryClient: QueryClient
  /** What a page waits for before it is shown, by its path. */
  beforePage?: (path: string) => Promise<void> | undefined
}
