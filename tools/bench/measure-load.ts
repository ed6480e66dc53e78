/** First loads of pages, each in a fresh browser. */
import { median } from './figures.ts'
import { type OpenPage, onPage } from './fresh-page.ts'

/** Times in ms from the start of the navigation; compressed sizes in kB, without the headers of replies. */
function readLoad() {
  const observed = (type: string): (PerformanceEntry & { value?: number })[] => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  /** NaN for a page without the mark. */
  const markAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const ready = markAt('bench-ready')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = resources.filter(({ responseEnd }) => responseEnd <= ready)
  const replies = loaded.filter(({ name }) => /\/(api|content)\//.test(name))
  const scriptKb = (files: PerformanceResourceTiming[]) =>
    files.reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0), 0) / 1000
  return {
    firstPaint: markAt('first-contentful-paint'),
    largestPaint: observed('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    ready,
    /** The login's first script can handle a click. */
    handlesClick: markAt('portal-answers'),
    /** The login form's own root is hydrated. */
    formHydrated: markAt('login-interactive'),
    /** The whole page is hydrated. */
    pageHydrated: markAt('portal-interactive'),
    // Shifts after input should not count, but nothing is typed or clicked on the pages whose shift is printed.
    shift: observed('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    scriptKb: scriptKb(resources),
    scriptKbToReady: scriptKb(loaded),
    // With the page itself.
    requests: 1 + resources.length,
    requestsToReady: 1 + resources.filter(({ startTime }) => startTime <= ready).length,
    /** From what was done in the page until it was ready: the part after the last reply of the API. */
    beyondApi: ready - Math.max(markAt('bench-acted'), ...replies.map(({ responseEnd }) => responseEnd)),
  }
}

/** Loads the pages in interleaved rounds after one that does not count. @returns the median of a figure of a page */
export async function measureLoads<Name extends string>(pages: Record<Name, OpenPage>, rounds: number) {
  const loads: ({ name: string } & ReturnType<typeof readLoad>)[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries<OpenPage>(pages)) {
      const load = await onPage(target, async (page) => {
        // The page also counts what it loads when it is idle.
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(3000)
        return page.evaluate(readLoad)
      })
      if (round > 0) loads.push({ name, ...load })
      process.stderr.write('.')
    }
  }
  return (page: Name, figure: keyof ReturnType<typeof readLoad>) =>
    median(loads.filter(({ name }) => name === page).map((load) => load[figure]))
}
