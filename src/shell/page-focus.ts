/** Scrolls to the part of the page that its address names, else to the top (FMT-06). */
export function scrollToStart(hash: string): void {
  const named = hash ? document.getElementById(hash) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * Moves the focus to the heading of a page that has just opened, which is how a screen reader tells of it: the link that
 * led here is of another page, or gone. A page that has put the focus somewhere itself keeps it, and so does a modal.
 */
export function focusPage(): void {
  const main = document.getElementById('main')
  const focused = document.activeElement
  if (!main || main.contains(focused) || focused?.closest('dialog, [popover]')) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
