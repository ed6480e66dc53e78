const TIMEOUT_MS = 5000

/** Resolves when the browser is idle, within five seconds. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: TIMEOUT_MS })
    else setTimeout(done, 200)
  })
