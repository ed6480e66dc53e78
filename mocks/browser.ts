import { setupWorker } from 'msw/browser'
import { makeMockApi } from './backend/mock-api.ts'
import type { LoggedCall } from './calls/implement.ts'
import { applySettings } from './control/apply-settings.ts'
import { logInAsPersona } from './control/log-in-as-persona.ts'
import { readUrlSettings, withoutSettings } from './control/panel-url.ts'
import type { Persona } from './control/scenarios.ts'
import { browserStorage } from './database/browser-storage.ts'
import type { Database } from './database/db.ts'
import type { RunningMocks } from './panel/running-mocks.ts'

const CHANNEL = 'portal-mock'
const LOG_LENGTH = 200

/** Starts the fake API in this tab with the settings in the URL; resolves when it can answer. */
export async function startMocks(): Promise<RunningMocks> {
  const startedAt = performance.now()
  let calls: readonly LoggedCall[] = []
  const callListeners = new Set<() => void>()
  const clockListeners = new Set<(offsetMs: number) => void>()
  const { database, handlers } = makeMockApi(browserStorage(), {
    onCall: (call) => {
      calls = [call, ...calls].slice(0, LOG_LENGTH)
      for (const listener of callListeners) listener()
    },
    onDefect: (operation, error) => console.error(`The fake API failed at ${operation}`, error),
  })

  const tell = async () => {
    const { clockOffset } = await database.meta()
    for (const listener of clockListeners) listener(clockOffset)
  }
  const openChannel = () => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', () => void tell())
    return opened
  }
  let channel = openChannel()
  // An open channel keeps a page out of the back-forward cache.
  window.addEventListener('pagehide', () => channel.close())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    channel = openChannel()
    void tell()
  })

  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  await isInCharge()
  const { isChanged, persona } = await applyAddress(database)
  // Shown in the browser's performance timeline.
  performance.measure('fake API started', { start: startedAt })

  const running: RunningMocks = {
    database,
    calls: () => calls,
    onCalls: (listener) => {
      callListeners.add(listener)
      return () => callListeners.delete(listener)
    },
    onClock: (listener) => {
      clockListeners.add(listener)
      return tell()
    },
    announce: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage('changed')
      return tell()
    },
    join: async (portal) => {
      // A persona whose login is refused stays logged out, which is the point of that scenario.
      if (persona) await logInAsPersona(database, persona, portal).catch(() => undefined)
      const { mountPanel } = await import('./panel/panel.tsx')
      mountPanel(running, portal)
    },
  }
  if (isChanged) await running.announce()
  return running
}

/** Longer than a worker needs to claim a page (ms). */
const CLAIM_MS = 1500
const RELOADED = 'portal-mock-reloaded'

/**
 * Resolves when the worker answers for this page. If the portal's last page unregistered the worker while the provider's
 * page kept it alive, it is registered again but claims no clients, and calls would go to the network. Reloading the page
 * once fixes that.
 */
async function isInCharge(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) {
    await new Promise<void>((done) => {
      serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
      setTimeout(done, CLAIM_MS)
    })
  }
  const isAgain = sessionStorage.getItem(RELOADED) !== null
  sessionStorage.removeItem(RELOADED)
  if (serviceWorker.controller || isAgain) return
  sessionStorage.setItem(RELOADED, 'yes')
  window.location.reload()
  await new Promise(() => undefined)
}

/** Applies the settings in the URL and removes them from it. `persona` is the user to log in. */
async function applyAddress(database: Database): Promise<{ isChanged: boolean; persona?: Persona }> {
  const url = new URL(window.location.href)
  const settings = readUrlSettings(url)
  if (!settings) return { isChanged: false }
  if (settings.refused.length > 0) console.warn(`The fake API has no such settings: ${settings.refused.join(', ')}`)
  const persona = await applySettings(database, settings)
  window.history.replaceState(window.history.state, '', withoutSettings(url))
  return { isChanged: true, persona }
}
