import { beforeEach, expect } from 'vitest'

declare global {
  /** In jitter mode alone. Files share it where they share a window: set-up files are loaded anew for each. */
  var jitter: typeof import('./delays') | undefined
}

globalThis.jitter ??= await import('./delays')
const { installDelays, beginDelays } = globalThis.jitter
installDelays()
// Each file and each of its tests has delays of its own.
const file = (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, '')
beginDelays(file)
beforeEach(({ task }) => beginDelays(file, task.fullTestName))
