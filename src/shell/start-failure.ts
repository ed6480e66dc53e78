/** Id of the element that says that the portal has not started (src/early/prerender.tsx). */
export const START_FAILURE = 'start-failure'

export const removeStartFailure = (): void => document.getElementById(START_FAILURE)?.remove()
