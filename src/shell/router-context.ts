import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

export type RouterContext = {
  queryClient: QueryClient
  /** What a page waits for before it is shown, by its path. */
  beforePage?: (path: string) => Promise<void> | undefined
}

/** Whether the login is shown, also while the page after it loads. */
export const showsLogin = ({ matches }: Pick<AnyRouter['state'], 'matches'>): boolean =>
  matches.some((match) => match.staticData.isLogin?.(match) === true)
