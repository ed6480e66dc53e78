import type { LoggedCall } from './calls/implement.ts'
import type { Portal } from './control/log-in-as-persona.ts'
import type { Database } from './database/db.ts'

/** What main.tsx and the panel may do with the fake API of this tab. */
export type RunningMocks = {
  database: Database
  /** The newest calls of this tab, newest first; the list is a new one after each call. */
  calls: () => readonly LoggedCall[]
  /** Tells of every call. @returns how to stop. */
  onCalls: (listener: () => void) => () => void
  /** How far the fake clock is ahead (ms): told before it resolves, and whenever it moves in any tab. */
  onClock: (listener: (offsetMs: number) => void) => Promise<void>
  /** Tells all tabs that clock or settings changed. */
  announce: () => Promise<void>
  /** Logs in the persona that the address asked for and shows the panel. Call it before the portal renders. */
  join: (portal: Portal) => Promise<void>
}
