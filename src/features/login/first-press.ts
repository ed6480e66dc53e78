/**
 * Handles the prerendered login form before hydration. The page's first script (src/first.ts) uses it to catch a submit
 * and send the login request; the portal handles the reply.
 */

/** Builds the login's request body like the portal: usernames are trimmed, passwords never (FMT-07). */
export const loginBodyOf = (username: string, password: string): string =>
  JSON.stringify({ username: username.trim(), password })

/**
 * Watches the form of a prerendered login page.
 * @param start called with the login's body on the first submit
 * @returns a function that stops watching and returns whether the form was submitted; undefined if the page has no
 * login form
 */
export function watchFirstPress(start: (body: string) => void): (() => boolean) | undefined {
  const form = document.forms[0]
  const [username, password] = ['username', 'password'].map((name) => form?.elements.namedItem(name))
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button || !(username instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) {
    return undefined
  }
  let isPressed = false
  const press = (event: Event) => {
    event.preventDefault()
    const missing = [username, password].find(({ value }) => value.trim() === '')
    if (missing || isPressed) {
      missing?.focus()
      return
    }
    isPressed = true
    button.setAttribute('aria-busy', 'true')
    button.dataset.pressed = ''
    start(loginBodyOf(username.value, password.value))
  }
  form.addEventListener('submit', press)
  button.disabled = false
  // The form responds to a submit from here on (read by tools/bench).
  performance.mark('portal-answers')
  return () => {
    form.removeEventListener('submit', press)
    button.removeAttribute('aria-busy')
    delete button.dataset.pressed
    return isPressed
  }
}
