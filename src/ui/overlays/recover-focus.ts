import { topmostModal } from './open-modals'

/** Matches the container that has the focus of a removed element: it shows no ring, and a new page takes its focus. */
export const RECOVERED = '[data-recovered-focus]'

/**
 * When the focused element is removed, such as the close button of a notice, browsers focus the body. Focuses its nearest
 * remaining container instead. The page's heading would be worse: from the container, Tab goes on from the same place.
 */
export function recoverLostFocus(): void {
  /** The focused element and its ancestors. */
  let focusPath: HTMLElement[] = []
  let pathname = ''
  const recover = (lostPath: HTMLElement[]) => {
    // A new page's focus is set by the router.
    if (document.activeElement !== document.body || pathname !== location.pathname) return
    const area = topmostModal() ?? document.getElementById('main')
    // A focused toast region would hold its toasts open.
    const canTakeIt = (it: HTMLElement) => area?.contains(it) && it.checkVisibility() && !it.closest('[aria-live]')
    const container = lostPath.find(canTakeIt)
    if (!container) return
    container.dataset.recoveredFocus = container.hasAttribute('tabindex') ? '' : 'tabindex'
    if (container.dataset.recoveredFocus) container.tabIndex = -1
    container.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', ({ target }) => {
    focusPath = []
    pathname = location.pathname
    for (let it = target; it instanceof HTMLElement; it = it.parentElement) focusPath.push(it)
  })
  document.addEventListener('focusout', ({ target }) =>
    // Deferred: some browsers send the event just before a removal. The focus stays when the window loses it.
    queueMicrotask(() => {
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.activeElement) return
      // A modal that opened above returns the focus to the container.
      if (topmostModal()?.contains(target) === false) return
      if (target === focusPath[0]) focusPath = []
      if (target.dataset.recoveredFocus) target.removeAttribute('tabindex')
      delete target.dataset.recoveredFocus
    }),
  )
  new MutationObserver(() => {
    if (focusPath[0]?.isConnected !== false) return
    const lostPath = focusPath
    focusPath = []
    // Dialogs, steps and pages that move the focus themselves do so before the task after the next frame.
    requestAnimationFrame(() => setTimeout(() => recover(lostPath)))
  }).observe(document, { childList: true, subtree: true })
}
