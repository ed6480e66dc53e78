import { webcrypto } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { TransformStream, WritableStream } from 'node:stream/web'

// Globals of Node.js that the vmForks pool does not pass into a jsdom window.
for (const [name, value] of Object.entries({ TransformStream, WritableStream })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
if (!globalThis.crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
// jsdom's performance has no mark and measure.
if (!('mark' in globalThis.performance))
  Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
