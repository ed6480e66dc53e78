/** One cold load of a page in a fresh browser: 4× slower CPU, slow 4G, no network but loopback. */
import { onFreshPage, type Session } from './fresh-page.ts'

export type Target = {
  name: string
  url: string
  /** The page is ready at the first frame with a visible element that matches. */
  ready: string
  session?: Session
  /** Only the sizes of this baseline are used, not its times. */
  isSizeOnly?: boolean
}

export type Load = {
  firstPaint: number
  largestPaint: number
  ready: number
  /** The mark of the login form's own root, else the portal's mark after hydration, else the end of the last long task. */
  interactive: number
  /** The portal's mark after the hydration of the whole page. */
  whole: number
  /** The mark of the login's first script when it can handle a click; without the mark, as `interactive`. */
  answers: number
  blocking: number
  shift: number
  scriptKb: number
  /** Scripts loaded when a click can be handled, kB. */
  scriptKbToAnswer: number
  /** Scripts loaded when the page is ready, kB. */
  scriptKbToReady: number
  requests: number
  /** Requests sent before the page was ready. */
  requestsToReady: number
}

const QUIET_MS = 1500
const LIMIT_MS = 60_000

type Probe = { fcp: number; lcp: number; cls: number; long: [number, number][]; ready: number }
declare global {
  interface Window {
    benchProbe?: Probe
  }
}

/** Records what a page does from its start on. */
export function installProbe(ready: string) {
  const probe: Probe = { fcp: 0, lcp: 0, cls: 0, long: [], ready: 0 }
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
  on('longtask', (entry) => {
    probe.long.push([entry.startTime, entry.duration])
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

/** Measures one load; times in ms from the start of the navigation, transfer sizes in kB. */
export function measureLoad(target: Target): Promise<Load> {
  return onFreshPage({ session: target.session, isSlow: true }, async (page, cdp) => {
    await page.addInitScript(installProbe, target.ready)
    const open = new Set<string>()
    const types = new Map<string, string>()
    /** When each request was sent, in seconds of the browser's monotonic clock. */
    const sentAt: number[] = []
    const scripts: { at: number; bytes: number }[] = []
    let lastTraffic = Date.now()
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (/^(data|blob):/.test(request.url)) return
      if (!open.has(requestId)) sentAt.push(timestamp)
      open.add(requestId)
      lastTraffic = Date.now()
    })
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      types.set(requestId, response.mimeType)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      open.delete(requestId)
      lastTraffic = Date.now()
      if (!types.get(requestId)?.includes('javascript')) return
      scripts.push({ at: timestamp, bytes: encodedDataLength })
    })
    cdp.on('Network.loadingFailed', ({ requestId }) => {
      open.delete(requestId)
      lastTraffic = Date.now()
    })
    const began = Date.now()
    await page.goto(target.url, { waitUntil: 'load', timeout: LIMIT_MS })
    for (;;) {
      await new Promise((done) => setTimeout(done, 250))
      const state = await page.evaluate(() => ({
        now: performance.now(),
        probe: window.benchProbe,
        form: performance.getEntriesByName('login-interactive')[0]?.startTime,
        whole: performance.getEntriesByName('portal-interactive')[0]?.startTime,
        answers: performance.getEntriesByName('portal-answers')[0]?.startTime,
      }))
      const { probe } = state
      if (!probe) throw new Error('the page lost the probe script')
      const lastLong = Math.max(0, ...probe.long.map(([start, duration]) => start + duration))
      const isQuiet = open.size === 0 && Date.now() - lastTraffic > QUIET_MS && state.now - lastLong > QUIET_MS
      if (isQuiet && probe.ready > 0) {
        const interactive = state.form ?? state.whole ?? Math.max(probe.fcp, probe.ready, lastLong)
        const answers = state.answers ?? interactive
        // The first request is the navigation.
        const upTo = (ms: number) => (sentAt[0] ?? 0) + ms / 1000
        const kb = (some: { bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
        return {
          firstPaint: probe.fcp,
          largestPaint: probe.lcp,
          ready: probe.ready,
          interactive,
          whole: state.whole ?? 0,
          answers,
          blocking: probe.long.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
          shift: probe.cls,
          scriptKb: kb(scripts),
          scriptKbToAnswer: kb(scripts.filter(({ at }) => at <= upTo(answers))),
          scriptKbToReady: kb(scripts.filter(({ at }) => at <= upTo(probe.ready))),
          requests: sentAt.length,
          requestsToReady: sentAt.filter((at) => at <= upTo(probe.ready)).length,
        }
      }
      if (Date.now() - began > LIMIT_MS) throw new Error(`${target.name} was not ready in ${LIMIT_MS} ms`)
    }
  })
}
