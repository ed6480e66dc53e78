import { RECOVERED } from '@/ui/overlays/recover-focus'

export function scrollToStart(hash: string): void {
  const named = hash ? document.getElementById(hash) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** Focuses the heading of a page that was just opened, unless the page has set the focus itself or a modal is open. */
export function focusPage(): void {
  const main = document.getElementById('main')
  const focused = document.activeElement
  const isSet = main?.contains(focused) && !focused?.matches(RECOVERED)
  if (!main || isSet || focused?.closest('dialog, [popover]')) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
