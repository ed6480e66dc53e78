import { setupWorker } from 'msw/browser'
import type { LoggedCall } from './calls/implement.ts'
import { makeMockApi } from './calls/mock-api.ts'
import { applySettings } from './control/apply-settings.ts'
import { logInAsPersona } from './control/log-in-as-persona.ts'
import type { Persona } from './control/scenarios.ts'
import { browserStorage } from './database/browser-storage.ts'
import type { Database } from './database/db.ts'
import { readUrlSettings, withoutSettings } from './panel/panel-url.ts'
import type { RunningMocks } from './running-mocks.ts'

const CHANNEL = 'portal-mock'
const LOG_LENGTH = 200

/** Starts the fake API in this tab with the settings of the address; resolves when it answers. */
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
  // A message would throw a page out of the back-forward cache.
  window.addEventListener('pagehide', () => channel.close())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    channel = openChannel()
    // The worker may have been stopped while this page was away, and then knows it no more.
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
    void tell()
  })

  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  await isInCharge()
  const { isChanged, persona } = await applyAddress(database)
  // Seen in the browser's timeline: what the fake API adds to a start.
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
      // A refused login leaves the portal as a guest sees it, which is what such a persona is about.
      if (persona) await logInAsPersona(database, persona, portal).catch(() => undefined)
      const { mountPanel } = await import('./panel/panel.tsx')
      mountPanel(running, portal)
    },
  }
  if (isChanged) await running.announce()
  return running
}

/** More than a worker takes to claim a page (ms). */
const CLAIM_MS = 1500
const RELOADED = 'portal-mock-reloaded'

/**
 * Resolves when the worker answers for this page. One that was taken off with the portal's last page, yet lives on with
 * the provider's, is registered anew without claiming anybody: the calls of a page that the provider opens in another tab
 * would go to the network. Loaded again, once, the page is the worker's.
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

/** Puts the settings of the address into effect and takes them out of it. `persona` is who shall be logged in. */
async function applyAddress(database: Database): Promise<{ isChanged: boolean; persona?: Persona }> {
  const url = new URL(window.location.href)
  const settings = readUrlSettings(url)
  if (!settings) return { isChanged: false }
  if (settings.refused.length > 0) console.warn(`The fake API has no such settings: ${settings.refused.join(', ')}`)
  const persona = await applySettings(database, settings)
  window.history.replaceState(window.history.state, '', withoutSettings(url))
  return { isChanged: true, persona }
}
