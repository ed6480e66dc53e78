import { useEffect, useRef } from 'react'

/** Work of a component that can be stopped, and stops when it unmounts. */
export function useStop() {
  const current = useRef(new AbortController())
  useEffect(() => () => current.current.abort(), [])
  return {
    stop: () => current.current.abort(),
    /** Stops what is under way. @returns the signal of what begins */
    begin: (): AbortSignal => {
      current.current.abort()
      current.current = new AbortController()
      return current.current.signal
    },
  }
}
