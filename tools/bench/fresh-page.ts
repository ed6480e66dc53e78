/** Pages in fresh browsers that reach only this machine. */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../gate/programs.ts'

/** Web storage of a logged-in session, by key. */
export type Session = Readonly<Record<string, string>>

export interface Circumstances {
  session?: Session | undefined
  /** Flags of the JavaScript engine, such as --jitless. */
  engineFlags?: string
  /** 4× slower CPU and slow 4G. */
  isSlow?: boolean
}

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
}

type Act<Result> = (page: Page, cdp: CDPSession) => Promise<Result>

/** Opens a fresh browser, runs `act` on an empty page of it, and closes it. */
export async function onFreshPage<Result>(
  { session = {}, engineFlags, isSlow = false }: Circumstances,
  act: Act<Result>,
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
    const cdp = await page.context().newCDPSession(page)
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, session)
    if (isSlow) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    return await act(page, cdp)
  } finally {
    await browser.close()
  }
}

export type OpenPage = Circumstances & { url: string; ready: string }

/** Opens a page, waits until it is ready, runs `act`, and closes it. */
export const onPage = <Result>({ url, ready, ...circumstances }: OpenPage, act: Act<Result>): Promise<Result> =>
  onFreshPage(circumstances, async (page, cdp) => {
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    return act(page, cdp)
  })
