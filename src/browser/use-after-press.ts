import { useCallback, useEffect, useRef } from 'react'

/**
 * Delays the effects of a lost focus until the mouse press that took it has ended: an error line that appears meanwhile
 * moves the pressed control away from the pointer, and the browser then sends it no click.
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
    const runAfterClick = () => {
      ended.abort()
      // The click follows mouseup within the same task.
      setTimeout(work)
    }
    document.addEventListener('mouseup', runAfterClick, { signal: ended.signal })
    document.addEventListener('dragend', runAfterClick, { signal: ended.signal })
  }, [])
}
