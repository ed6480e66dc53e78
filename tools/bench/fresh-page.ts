/** Pages in fresh browsers that reach only this machine. */
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../gate/programs.ts'

/** Web storage of a logged-in session, by key. */
export type Session = Readonly<Record<string, string>>

export interface OpenPage {
  url: string
  /** The page is ready at the first frame with a visible element that matches. */
  ready: string
  session?: Session
  /** Addresses that a baseline reads; they are called before the page loads anything. */
  calls?: readonly string[]
  /** What is done in the page when it has opened, before it can become ready. */
  act?: (page: Page) => Promise<void>
  /** Flags of the JavaScript engine, such as --jitless. */
  engineFlags?: string
  /** 4× slower CPU and slow 4G. */
  isSlow?: boolean
}

declare global {
  interface Window {
    benchReplies: readonly Promise<unknown>[]
  }
}

/** Runs in the page before its own scripts. */
function prepare({ ready, session, calls }: Required<Pick<OpenPage, 'ready' | 'session' | 'calls'>>) {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  const { tokenType, accessToken } = JSON.parse(session['portal.session'] ?? '{}') as Record<string, string>
  const headers = { Authorization: `${tokenType} ${accessToken}` }
  window.benchReplies = calls.map(async (path) => (await fetch(path, { headers })).json())
  const look = () => {
    const shown = [...document.querySelectorAll(ready)].some((element) => element.getBoundingClientRect().height > 0)
    if (shown) performance.mark('bench-ready')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
}

/** Opens a page in a fresh browser, waits until it is ready, runs `use`, and closes the browser. */
export async function onPage<Result>(
  { url, ready, session = {}, calls = [], act, engineFlags, isSlow = false }: OpenPage,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(engineFlags === undefined ? [] : [`--js-flags=${engineFlags}`]),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--ignore-certificate-errors',
    ],
  })
  try {
    const page = await browser.newPage({
      ignoreHTTPSErrors: true,
      viewport: { width: 1350, height: 940 },
      locale: 'fi-FI',
    })
    page.setDefaultTimeout(120_000)
    await page.addInitScript(prepare, { ready, session, calls })
    if (isSlow) {
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    await page.goto(url)
    await act?.(page)
    const isReady = () => performance.getEntriesByName('bench-ready').length > 0
    await page.waitForFunction(isReady, undefined, { polling: 250 })
    return await use(page)
  } finally {
    await browser.close()
  }
}
