import { type RefObject, useEffect, useRef, useState } from 'react'

/** Somewhat before it is in sight, so that it has begun when it is. */
const MARGIN = '200px'

/** Whether an element has come into sight, or nearly; it stays true. Where nobody can tell, it is at once. */
export function useSeen(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
