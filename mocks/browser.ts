import { setupWorker } from 'msw/browser'
import { browserStorage } from './browser-storage.ts'
import type { Database } from './db.ts'
import type { LoggedCall } from './implement.ts'
import { makeMockApi } from './mock-api.ts'

const CHANNEL = 'portal-mock'
const LOG_LENGTH = 200

export type RunningMocks = {
  database: Database
  /** The newest calls of this tab, newest first. */
  calls: () => readonly LoggedCall[]
  /** How far the fake clock is ahead (ms), now and whenever it moves in any tab. */
  onClock: (listener: (offsetMs: number) => void) => void
  /** Tells the other tabs that clock or settings changed. */
  announce: () => void
}

/** Starts the fake API in this tab; resolves when the worker answers. */
export async function startMocks(): Promise<RunningMocks> {
  const calls: LoggedCall[] = []
  const { database, handlers } = makeMockApi(browserStorage(), {
    onCall: (call) => {
      calls.unshift(call)
      calls.length = Math.min(calls.length, LOG_LENGTH)
    },
  })
  const channel = new BroadcastChannel(CHANNEL)
  const listeners = new Set<(offsetMs: number) => void>()
  const tell = async () => {
    const { clockOffset } = await database.meta()
    for (const listener of listeners) listener(clockOffset)
  }
  channel.onmessage = () => void tell()
  const running: RunningMocks = {
    database,
    calls: () => calls,
    onClock: (listener) => {
      listeners.add(listener)
      void tell()
    },
    announce: () => {
      channel.postMessage('changed')
      void tell()
    },
  }
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  return running
}
