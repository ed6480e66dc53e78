import { useEffect, useEffectEvent } from 'react'

/** Runs when the back-forward cache restores the page: what it shows may be outdated. */
export function useRestoredPage(onRestore: () => void): void {
  const restored = useEffectEvent(onRestore)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
