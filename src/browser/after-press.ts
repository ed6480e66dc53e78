import { createAtom } from '@tanstack/react-store'

/** Whether the main button of the mouse is down. */
const isDown = createAtom(false)
const end = () => isDown.set(false)

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', ({ button }) => isDown.set(button === 0), true)
  document.addEventListener('mouseup', end, true)
  // A press that becomes a drag ends without mouseup.
  document.addEventListener('dragend', end, true)
}

/**
 * Delays the effects of a lost focus until the mouse press that took it has ended: an error line that appears meanwhile
 * moves the pressed control away from the pointer, and the browser then sends it no click. The click follows the effects,
 * so it also submits what the field has just taken over.
 */
export function afterPress(work: () => void): void {
  if (!isDown.get()) return work()
  const ended = new AbortController()
  const run = () => {
    ended.abort()
    work()
  }
  document.addEventListener('mouseup', run, { signal: ended.signal })
  document.addEventListener('dragend', run, { signal: ended.signal })
}
