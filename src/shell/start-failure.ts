/** The element of the page that says that the portal has not started (src/early/prerender.tsx). */
export const START_FAILURE = 'start-failure'

/** Called when the portal draws its own page. */
export const removeStartFailure = (): void => document.getElementById(START_FAILURE)?.remove()
