import { useCallback, useRef, useState } from 'react'

/**
 * A part of the interface that is fetched when somebody is about to use it, so that no first page waits for it.
 * @returns the part, undefined until it is here; what fetches it, the same function as long as `load` (of module level)
 * is; and whether it could not be fetched. Then nothing breaks: the page offers a reload (vite:preloadError), and the
 * next call tries again.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
): [part: Part | undefined, fetchPart: () => void, hasFailed: boolean] {
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
  return [loaded?.part, fetchPart, hasFailed]
}
