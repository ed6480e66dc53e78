import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls the handler of the latest render for each such event of the window. A layout effect: a passive one runs after a paint,
 * and a shortcut that is pressed as soon as its button is seen would do nothing.
 */
export function useWindowEvent<Type extends 'keydown' | 'pageshow'>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler)
  useLayoutEffect(() => {
    const listen = (event: WindowEventMap[Type]) => handle(event)
    window.addEventListener(type, listen)
    return () => window.removeEventListener(type, listen)
  }, [type])
}
