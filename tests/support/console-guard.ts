import { format, stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { judgeConsole, noteConsole } from './expected-console.ts'

// A warning or an error in the console fails the test that wrote it, unless the test expects it (expectConsole).
const note = (...words: unknown[]) => noteConsole(stripVTControlCharacters(format(...words)))
console.error = note
console.warn = note

// Warnings of Node.js, such as a timer beyond 24 days, which fires at once. TanStack Form throttles what it tells its
// devtools, once for all files of a worker: its timer is that long when one file's clock is behind the last file's.
const noteWarning = ({ name, message, stack }: Error) => {
  if (!stack?.includes('/@tanstack/pacer-lite/')) noteConsole(`${name}: ${message}`)
}
beforeAll(() => void process.on('warning', noteWarning))
afterAll(() => void process.off('warning', noteWarning))

afterEach(judgeConsole)
// Hooks of the file write outside of a test.
afterAll(judgeConsole)
