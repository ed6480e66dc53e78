import { useCallback, useRef, useState } from 'react'

/**
 * Lazy-loads a part of the interface shortly before use.
 * @returns the part, a fetch function (stable for a module-level `load`), and whether the last fetch failed. The page
 * then offers a reload (vite:preloadError), and the next call retries.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [hasFailed, setHasFailed] = useState(false)
  const isHere = useRef(false)
  const fetchPart = useCallback(() => {
    if (isHere.current) return
    setHasFailed(false)
    load().then(
      (part) => {
        isHere.current = true
        setLoaded({ part })
      },
      () => setHasFailed(true),
    )
  }, [load])
  return [loaded?.part, fetchPart, hasFailed] as const
}
