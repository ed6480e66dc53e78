import fc from 'fast-check'
import { afterAll, beforeEach, expect } from 'vitest'
import { moveDate } from './move-date'

declare global {
  /** Only in jitter mode. Stored globally, because set-up files are loaded again for each file of a window. */
  var jitter: typeof import('./delays') | undefined
}

if (!globalThis.jitter) moveDate()
globalThis.jitter ??= await import('./delays')
const { installDelays, beginDelays, allArrived } = globalThis.jitter
installDelays()
// The examples of property tests follow from the seed, so the same seed repeats them.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PORTAL_JITTER) })
// Delays are derived per file and test.
const file = (expect.getState().testPath ?? '').replace(`${process.cwd()}/`, '')
beginDelays(file)
beforeEach(({ task }) => beginDelays(file, task.fullTestName))
afterAll(allArrived)
