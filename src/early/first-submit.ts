/** The prerendered login form before hydration: the first script catches a submit, the portal handles the reply. */
import type { LoginRequest } from '@generated/api/model'
import { loginBody } from '@/session/login-body'
import type { SubmittedLogin } from '@/session/submitted-login'

/** After this time (ms) the form may be submitted again, in case the portal never takes the submit over. */
const HELD_MS = 9000

/** @param giveUp cancels the login in flight, and settles by a timeout @returns undefined if the page has no login form */
export function watchFirstSubmit(
  start: (body: LoginRequest) => void,
  giveUp: () => Promise<unknown>,
): SubmittedLogin | undefined {
  const form = document.forms[0]
  const [username, password] = ['username', 'password'].map((name) => form?.elements.namedItem(name))
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button || !(username instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) {
    return undefined
  }
  let isSubmitted = false
  let isTaken = false
  /** Set when a link was pressed after the submit: settles when the login is cancelled. */
  let leaving: Promise<unknown> | undefined
  let timer = 0
  const release = () => {
    clearTimeout(timer)
    isSubmitted = false
    leaving = undefined
    button.removeAttribute('aria-busy')
    delete button.dataset.pressed
  }
  const submit = (event: Event) => {
    event.preventDefault()
    const missing = [username, password].find(({ value }) => value.trim() === '')
    if (missing || isSubmitted) {
      missing?.focus()
      return
    }
    button.setAttribute('aria-busy', 'true')
    button.dataset.pressed = ''
    isSubmitted = true
    timer = window.setTimeout(release, HELD_MS)
    start(loginBody(username.value, password.value))
  }
  /** Delays a link until the login request is cancelled: after an unload its session could not be ended. */
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isSubmitted || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    leaving ??= giveUp()
    void leaving.then(() => location.assign(link.href))
  }
  form.addEventListener('submit', submit)
  document.addEventListener('click', leave)
  window.addEventListener('pagehide', release)
  button.disabled = false
  // The form responds to a submit from here on (read by tools/bench).
  performance.mark('portal-answers')
  return {
    isWaiting: () => isSubmitted,
    take: () => {
      // A portal that loads while the user leaves must not send the cancelled login again.
      const wasSubmitted = isSubmitted && !leaving
      isTaken = true
      release()
      form.removeEventListener('submit', submit)
      document.removeEventListener('click', leave)
      window.removeEventListener('pagehide', release)
      return wasSubmitted
    },
    refuse: () => {
      // After take() only the portal may change the button.
      if (!isTaken) button.disabled = true
    },
  }
}
