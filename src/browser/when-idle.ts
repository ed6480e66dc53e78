/** How long the page may go without rest. */
const PATIENCE_MS = 5000

/** Once the browser has nothing else to do, at the latest after five seconds. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: PATIENCE_MS })
    else setTimeout(done, 200)
  })
