/** One cold load of a page in a fresh browser: 4× slower CPU, slow 4G, no network but loopback. */
import type { Page } from '@playwright/test'
import { type OpenPage, onFreshPage } from './fresh-page.ts'

/** The page is ready at the first frame with a visible element that matches. */
export type Target = OpenPage & {
  /** What is done in the page when it has opened, before it can become ready. Times count from the start of the navigation. */
  act?: (page: Page) => Promise<void>
}

const EMPTY = { fcp: 0, lcp: 0, cls: 0, long: [] as [start: number, end: number][], acted: 0, ready: 0 }

declare global {
  interface Window {
    benchProbe: typeof EMPTY
  }
}

/** Records what a page does from its start on. */
function installProbe({ ready, probe }: { ready: string; probe: typeof EMPTY }) {
  window.benchProbe = probe
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    probe.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) probe.cls += entry.value ?? 0
  })
  on('longtask', ({ startTime, duration }) => {
    probe.long.push([startTime, startTime + duration])
  })
  const look = () => {
    for (const element of document.querySelectorAll(ready)) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) {
        probe.ready = performance.now()
        return
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Times in ms from the start of the navigation; compressed sizes in kB, without the headers of replies. */
function readLoad() {
  const { fcp, lcp, cls, long, acted, ready } = window.benchProbe
  const markAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  const scriptsTo = (ms: number) =>
    scripts.reduce((sum, { responseEnd, encodedBodySize }) => sum + (responseEnd <= ms ? encodedBodySize : 0), 0) / 1000
  const replies = resources.filter(({ name, responseEnd }) => /\/(api|content)\//.test(name) && responseEnd <= ready)
  const whole = markAt('portal-interactive')
  const interactive = markAt('login-interactive') ?? whole ?? Math.max(fcp, ready, ...long.map(([, end]) => end))
  const answers = markAt('portal-answers') ?? interactive
  return {
    firstPaint: fcp,
    largestPaint: lcp,
    ready,
    /** The mark of the login's first script when it can handle a click; without the mark, as `interactive`. */
    answers,
    /** The mark of the login form's own root, else the portal's mark after hydration, else the end of the last long task. */
    interactive,
    /** The portal's mark after the hydration of the whole page. */
    whole: whole ?? 0,
    shift: cls,
    scriptKb: scriptsTo(Infinity),
    scriptKbToReady: scriptsTo(ready),
    // With the page itself.
    requests: 1 + resources.length,
    requestsToReady: 1 + resources.filter(({ startTime }) => startTime <= ready).length,
    /** From what was done in the page until it was ready, and the part of that after the last reply of the API. */
    actToReady: ready - acted,
    beyondApi: ready - Math.max(acted, ...replies.map(({ responseEnd }) => responseEnd)),
  }
}

export type Load = ReturnType<typeof readLoad>

/** Waits until the page is ready, and has neither loaded nor worked for a while. */
const becomesQuiet = (page: Page) =>
  page.waitForFunction(
    () => {
      const { long, ready } = window.benchProbe
      const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        (one) => one.responseEnd,
      )
      return ready > 0 && performance.now() - Math.max(ready, ...loaded, ...long.map(([, end]) => end)) > 1500
    },
    undefined,
    { polling: 250 },
  )

export const measureLoad = ({ url, ready, session, act }: Target): Promise<Load> =>
  onFreshPage({ session, isSlow: true }, async (page) => {
    page.setDefaultTimeout(60_000)
    await page.addInitScript(installProbe, { ready, probe: EMPTY })
    await page.goto(url)
    await act?.(page)
    await becomesQuiet(page)
    return page.evaluate(readLoad)
  })
