import { topmostModal } from './open-modals'

/** Matches what has the focus of a removed element: it shows no ring, and a new page takes its focus. */
export const RECOVERED = '[data-recovered-focus]'

/**
 * When the focused element is removed, such as a row with its button, browsers focus the body, and screen readers lose the
 * place. Focuses what stood beside the removed part, so that Tab goes on from there, otherwise the nearest container.
 * @returns a function that ends it
 */
export function recoverLostFocus(): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  /** The focused element and its ancestors. */
  let focusPath: HTMLElement[] = []
  let pathname = ''
  /** Where to look for a new focus after the last loss. */
  let latest: readonly unknown[] = []
  const recover = (places: readonly (Node | null | undefined)[]) => {
    // A new page's focus is set by the router.
    if (listening.signal.aborted || document.activeElement !== document.body || pathname !== location.pathname) return
    const area = topmostModal() ?? document.getElementById('main')
    const place = places.find(
      (it): it is HTMLElement =>
        // Never a control, which Enter would press. A focused toast region would hold its toasts open.
        it instanceof HTMLElement &&
        it.tabIndex < 0 &&
        !it.closest('[aria-live]') &&
        area?.contains(it) === true &&
        it.checkVisibility(),
    )
    if (!place) return
    place.dataset.recoveredFocus = place.hasAttribute('tabindex') ? '' : 'tabindex'
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const remember = ({ target }: Event) => {
    focusPath = []
    pathname = location.pathname
    for (let it = target; it instanceof HTMLElement; it = it.parentElement) focusPath.push(it)
  }
  const forget = ({ target }: Event) =>
    // Deferred: some browsers send the event just before a removal. The focus stays when the window loses it.
    queueMicrotask(() => {
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.activeElement) return
      // A modal that opened above returns the focus there.
      if (topmostModal()?.contains(target) === false) return
      if (target === focusPath[0]) focusPath = []
      if (target.dataset.recoveredFocus && target.tabIndex < 0) target.removeAttribute('tabindex')
      delete target.dataset.recoveredFocus
    })
  const observer = new MutationObserver((records) => {
    const [lost] = focusPath
    if (!lost || lost.isConnected) return
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    const places = [removal?.nextSibling, removal?.previousSibling, ...focusPath]
    focusPath = []
    latest = places
    // Dialogs, steps and pages that move the focus themselves do so before the task after the next frame. If it was lost again
    // elsewhere meanwhile, it is recovered there.
    requestAnimationFrame(() => setTimeout(() => latest === places && recover(places)))
  })
  document.addEventListener('focusin', remember, options)
  document.addEventListener('focusout', forget, options)
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
