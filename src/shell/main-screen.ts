import type { OperationName } from '@generated/registry'

/** `export const screen = {…} satisfies MainScreen` in a route file, in literals. Only `npm run generate` reads it. */
export type MainScreen = {
  /** Calls that the first script sends while the portal loads (src/early/first.ts), the slowest first. */
  firstCalls?: readonly OperationName[]
  /** The page also waits for other calls, and therefore for the HTTP client (src/api/calls/http.ts). */
  needsHttpClient?: boolean
  /** The loader is in the entry chunk, so that data is requested while the screen's code still loads. */
  eagerLoader?: boolean
  /** Fixed chunk name for the screen's own modules (tools/build/chunk-groups.ts); by default that of the route file. */
  chunk?: string
  /** Of all scripts of the screen: the measured size plus 1 %. docs/performance.md explains changes. */
  maxKilobytes?: number
}
