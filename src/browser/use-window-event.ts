import { useEffect, useEffectEvent } from 'react'

/** Calls the handler of the latest render for each such event of the window. */
export function useWindowEvent<Type extends 'keydown' | 'pageshow'>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => handle(event)
    window.addEventListener(type, listen)
    return () => window.removeEventListener(type, listen)
  }, [type])
}
