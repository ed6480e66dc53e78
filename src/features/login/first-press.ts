/**
 * The login's form before the portal has taken it over: the page's first script (src/first.ts) takes a press, starts the
 * login and keeps the rest for the portal.
 */

/** The body of the login, as the portal sends it: usernames are trimmed, passwords never (FMT-07). */
export const loginBodyOf = (username: string, password: string): string =>
  JSON.stringify({ username: username.trim(), password })

/**
 * Watches the form of a prerendered login. @param start is told the body of the login with the first press
 * @returns how to end it, which tells whether the form was pressed; undefined when the page has no login.
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
  // From here on a press is answered (tools/bench reads it).
  performance.mark('portal-answers')
  return () => {
    form.removeEventListener('submit', press)
    button.removeAttribute('aria-busy')
    delete button.dataset.pressed
    return isPressed
  }
}
