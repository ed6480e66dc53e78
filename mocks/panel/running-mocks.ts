import type { LoggedCall } from '../calls/implement.ts'
import type { Portal } from '../control/log-in-as-persona.ts'
import type { Database } from '../database/db.ts'

/** What main.tsx and the panel can do with the fake API of this tab. */
export type RunningMocks = {
  database: Database
  /** The calls of this tab, newest first; a new array after each call. */
  calls: () => readonly LoggedCall[]
  /** Calls the listener after each call. @returns a function that unsubscribes */
  onCalls: (listener: () => void) => () => void
  /** Offset of the fake clock (ms): reported before the promise resolves, and whenever it changes in any tab. */
  onClock: (listener: (offsetMs: number) => void) => Promise<void>
  /** Notifies all tabs of a changed clock or changed settings. */
  announce: () => Promise<void>
  /** Logs in the persona of the URL and shows the panel. Must be called before the portal renders. */
  join: (portal: Portal) => Promise<void>
}

export type PanelProps = { mocks: RunningMocks; portal: Portal; announce: (text: string) => void }
