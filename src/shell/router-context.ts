import type { QueryClient } from '@tanstack/react-query'

export type RouterContext = {
  queryClient: QueryClient
  /** What a page waits for before it is shown, by its path. */
  beforePage?: (path: string) => Promise<void> | undefined
}
