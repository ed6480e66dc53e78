import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

/** Limit of a wait (ms). A wait ends as soon as its assertion holds, so only a failing test takes as long. */
const LIMIT_MS = 10_000

configure({ asyncUtilTimeout: LIMIT_MS })

const { waitFor } = vi
// Set-up files run again for each file of a worker.
if (waitFor.name !== 'waitForLonger') {
  const waitForLonger: typeof waitFor = (callback, options = LIMIT_MS) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options })
  vi.waitFor = waitForLonger
}
