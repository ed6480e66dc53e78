import { useCallback, useEffect, useRef } from 'react'

/**
 * Delays the effects of a lost focus until the mouse press that took it has ended: an error line that appears meanwhile
 * moves the pressed control away from the pointer, and the browser then sends it no click. The click follows the effects,
 * so it also submits what the field has just taken over.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const end = () => {
      isDown.current = false
    }
    document.addEventListener('mousedown', () => (isDown.current = true), options)
    document.addEventListener('mouseup', end, options)
    // A press that becomes a drag ends without mouseup.
    document.addEventListener('dragend', end, options)
    return () => listening.abort()
  }, [])
  return useCallback((work: () => void) => {
    if (!isDown.current) return work()
    const ended = new AbortController()
    const run = () => {
      ended.abort()
      work()
    }
    document.addEventListener('mouseup', run, { signal: ended.signal })
    document.addEventListener('dragend', run, { signal: ended.signal })
  }, [])
}
