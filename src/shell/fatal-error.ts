import { m } from '@generated/messages/messages.js'

/** Id of the element that says that the portal has not started (src/early/prerender.tsx). */
export const START_FAILURE = 'start-failure'

export const removeStartFailure = (): void => document.getElementById(START_FAILURE)?.remove()

/** Without React, which may have failed, and in its own element, which a pending render cannot overwrite. */
export function showFatalError(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(reason)
  const root = document.getElementById('root')
  if (!root) return
  const reload = element(
    'button',
    m.blocking_reload(),
    'rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground',
  )
  reload.type = 'button'
  reload.addEventListener('click', () => window.location.reload())
  const main = element('main', '', 'mx-auto max-w-form space-y-4 px-4 py-12')
  main.setAttribute('role', 'alert')
  main.append(
    element('h1', m.fatal_title(), 'text-2xl font-semibold'),
    element('p', m.fatal_text(), ''),
    element('p', reason, 'text-sm text-muted-foreground'),
    reload,
  )
  removeStartFailure()
  root.replaceWith(main)
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, className: string) {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = className
  return made
}
