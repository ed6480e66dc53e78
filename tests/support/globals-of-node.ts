import { webcrypto } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { TransformStream, WritableStream } from 'node:stream/web'

// A window in a context of its own (pool vmForks) lacks what a file with a process of its own finds beside jsdom's.
for (const [name, value] of Object.entries({ TransformStream, WritableStream })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
if (!globalThis.crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
// The clock of jsdom measures nothing.
if (!('mark' in globalThis.performance))
  Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
