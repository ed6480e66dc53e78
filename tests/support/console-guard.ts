import { format, stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { judgeConsole, noteConsole } from './expected-console.ts'

// A warning or an error in the console fails the test that wrote it, unless the test expects it (expectConsole).
const note = (...words: unknown[]) => noteConsole(stripVTControlCharacters(format(...words)))
console.error = note
console.warn = note

// Warnings of Node.js, such as a timer beyond 24 days, which fires at once. TanStack Form throttles events to its devtools
// across all files of a worker: its timer gets that long if a file's fake clock is behind the previous file's.
const noteWarning = ({ name, message, stack }: Error) => {
  if (!stack?.includes('/@tanstack/pacer-lite/')) noteConsole(`${name}: ${message}`)
}
beforeAll(() => void process.on('warning', noteWarning))
afterAll(() => void process.off('warning', noteWarning))

afterEach(judgeConsole)
// Hooks of a file write outside its tests.
afterAll(judgeConsole)
