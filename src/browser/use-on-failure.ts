import { useEffect, useEffectEvent } from 'react'

/** Calls `report` once for each error. */
export function useOnFailure(error: unknown, report: ((error: unknown) => void) | undefined): void {
  const tell = useEffectEvent((failure: unknown) => report?.(failure))
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
