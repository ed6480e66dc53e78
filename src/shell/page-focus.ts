import type { AnyRouter } from '@tanstack/react-router'
import { currentSession } from '@/session/session-store'
import { RECOVERED } from '@/ui/overlays/recover-focus'
import { showsLogin } from './router-context'

/** FMT-06: scrolls when the path changes. Focuses the heading, also between login and home on one path (SES-05). */
export function followNavigation(router: AnyRouter): void {
  let wasSignedIn = false
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
    if (pathChanged || (hashChanged && toLocation.hash)) scrollToStart(toLocation.hash)
    const isSignedIn = currentSession() !== undefined && !showsLogin(router.state)
    // On the first page load the browser's own initial focus stays.
    if (fromLocation && (pathChanged || isSignedIn !== wasSignedIn)) focusPage()
    wasSignedIn = isSignedIn
  })
}

function scrollToStart(hash: string): void {
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
