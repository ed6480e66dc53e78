import { useState } from 'react'

/**
 * A part of the interface that is fetched when somebody is about to use it, so that no first page waits for it.
 * @returns the part, undefined until it is here, and what fetches it. When that fails nothing breaks: the page offers a
 * reload (vite:preloadError), and the next call tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | undefined, fetchPart: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const fetchPart = () => {
    if (loaded) return
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    )
  }
  return [loaded?.part, fetchPart]
}
