import { useSyncExternalStore } from 'react'

const noSubscription = () => () => undefined

/** False in the prerendered HTML and while it is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
