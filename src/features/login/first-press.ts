/**
 * The login's form before the portal has taken it over: the page's first script (src/first.ts) takes a press, starts the
 * login and keeps the rest for the portal.
 */

import type { FirstPress } from '@/api/first-call'

/** The body of the login, as the portal sends it: usernames are trimmed, passwords never (FMT-07). */
export const loginBodyOf = (username: string, password: string): string =>
  JSON.stringify({ username: username.trim(), password })

/** A press that the portal has not taken over by then looks unanswered, so that it can be made again (ms). */
const HELD_MS = 9000

/**
 * Watches the form of a prerendered login.
 * @param start is told the body of the login at each press
 * @param giveUp ends the login that is under way; its promise settles once that is done or takes too long
 * @returns undefined when the page has no login.
 */
export function watchFirstPress(start: (body: string) => void, giveUp: () => Promise<unknown>): FirstPress | undefined {
  const form = document.forms[0]
  const [username, password] = ['username', 'password'].map((name) => form?.elements.namedItem(name))
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button || !(username instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) {
    return undefined
  }
  let isPressed = false
  let timer = 0
  const release = () => {
    clearTimeout(timer)
    isPressed = false
    button.removeAttribute('aria-busy')
    delete button.dataset.pressed
  }
  const press = (event: Event) => {
    event.preventDefault()
    const missing = [username, password].find(({ value }) => value.trim() === '')
    if (missing || isPressed) {
      missing?.focus()
      return
    }
    button.setAttribute('aria-busy', 'true')
    button.dataset.pressed = ''
    isPressed = true
    timer = window.setTimeout(release, HELD_MS)
    start(loginBodyOf(username.value, password.value))
  }
  /** A link waits until the login is given up: a session whose answer is lost with the page could not be ended. */
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isPressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void giveUp().then(() => location.assign(link.href))
  }
  form.addEventListener('submit', press)
  document.addEventListener('click', leave)
  window.addEventListener('pagehide', release)
  button.disabled = false
  // From here on a press is answered (tools/bench reads it).
  performance.mark('portal-answers')
  return {
    isPressed: () => isPressed,
    end: () => {
      const wasPressed = isPressed
      release()
      form.removeEventListener('submit', press)
      document.removeEventListener('click', leave)
      window.removeEventListener('pagehide', release)
      return wasPressed
    },
    close: () => {
      button.disabled = true
    },
  }
}
