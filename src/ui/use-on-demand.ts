import { useCallback, useRef, useState } from 'react'

/**
 * A part of the interface that is fetched when somebody is about to use it, so that no first page waits for it.
 * @returns the part, undefined until it is here, and what fetches it, the same function as long as `load` (of module
 * level) is. When that fails nothing breaks: the page offers a
 * reload (vite:preloadError), and the next call tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | undefined, fetchPart: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const isHere = useRef(false)
  const fetchPart = useCallback(() => {
    if (isHere.current) return
    load().then(
      (part) => {
        isHere.current = true
        setLoaded({ part })
      },
      () => undefined,
    )
  }, [load])
  return [loaded?.part, fetchPart]
}
