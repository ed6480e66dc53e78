import { configure, getConfig, prettyDOM } from '@testing-library/dom'
import { vi } from 'vitest'

/** Limit of a wait (ms). A wait ends as soon as its assertion holds, so only a failing test takes as long. */
const LIMIT_MS = 10_000

/** Testing Library sets this flag while a wait tries its callback. If a later version renames it, tests are only slower. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  asyncUtilTimeout: LIMIT_MS,
  // A wait drops the error of each attempt, and prints the page itself if it ends in vain. Printing the page for each attempt
  // took up to a tenth of the time of a file.
  getElementError(message, container) {
    const page = isWaiting() ? undefined : prettyDOM(container)
    const error = new Error([message, page].filter(Boolean).join('\n\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})

const { waitFor } = vi
// Set-up files run again for each file of a worker.
if (waitFor.name !== 'waitForLonger') {
  const waitForLonger: typeof waitFor = (callback, options = LIMIT_MS) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options })
  vi.waitFor = waitForLonger
}
