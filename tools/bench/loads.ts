/** First loads of the main pages, and the pages after the login, on the slow machine and network. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import type { Sessions } from './bench-api.ts'
import { atMost, type Figure, median, plus, printTable, ratio } from './figures.ts'
import { type Load, measureLoad, type Target } from './measure-load.ts'
import type { Sites } from './sites.ts'

const ROWS = 'tbody tr:not([data-skeleton])'
const AMOUNT = 'main input[name=amount]'

/** Logs in when the login page is idle. */
async function logIn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portal-interactive').length > 0)
  await page.locator('input[name=username]').pressSequentially('aino.virtanen', { delay: 80 })
  await page.locator('input[name=password]').pressSequentially(PASSWORD, { delay: 80 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.benchProbe.acted = performance.now()
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()
  })
}

/** What is loaded; `rounds` is given where fewer than usual are enough. */
function targetsOf(sites: Sites, { large, established }: Sessions): Record<string, Target & { rounds?: number }> {
  const login = { url: `${sites.portal}/login`, act: logIn, rounds: 3 }
  const leadingTo = (path: string) => ({ 'portal.saved-location': JSON.stringify({ href: path }) })
  const employees = { url: `${sites.portal}/beneficiaries`, ready: ROWS }
  return {
    'static page': { url: sites.static, ready: 'h1' },
    'router and query': { url: sites['router-query'], ready: 'h1' },
    // Only its size is used, which is the same in each round.
    libraries: { url: sites.libraries, ready: 'body', rounds: 1 },
    login: { url: `${sites.portal}/login`, ready: 'h1' },
    'table floor': { url: sites.table, ready: 'tbody tr', session: large },
    employees: { ...employees, session: large },
    'employees of 38': { ...employees, session: established },
    deposit: { url: `${sites.portal}/load-account`, ready: AMOUNT, session: established },
    'home after log-in': { ...login, ready: 'main section:first-child > div h2 + p' },
    'employees of 38 after log-in': { ...login, ready: ROWS, session: leadingTo('/beneficiaries') },
    'deposit after log-in': { ...login, ready: AMOUNT, session: leadingTo('/load-account') },
  }
}

/** The median of each figure. */
const medianOf = (loads: readonly Load[]): Load =>
  Object.fromEntries(
    Object.keys(loads[0] ?? {}).map((figure) => [figure, median(loads.map((load) => load[figure as keyof Load]))]),
  ) as Load

/** Measures the pages in interleaved rounds after one that does not count, and prints all medians. */
export async function measureLoads(sites: Sites, sessions: Sessions, rounds: number): Promise<Figure[]> {
  const targets = targetsOf(sites, sessions)
  const loads = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      if (round >= (target.rounds ?? rounds)) continue
      const load = await measureLoad(target)
      if (round >= 0) loads.get(name)?.push(load)
      process.stderr.write('.')
    }
  }
  const of = (name: string) => medianOf(loads.get(name) ?? [])
  printTable([...loads.keys()].map((page) => ({ page, ...of(page) })))

  const [login, employees] = [of('login'), of('employees')]
  const [still, plain, libraries] = [of('static page'), of('router and query'), of('libraries')]
  return [
    ratio('login first paint, ms', login.firstPaint, still.firstPaint, 1.1),
    ratio('login largest paint, ms', login.largestPaint, still.largestPaint, 1.1),
    ratio('login handles a click, ms', login.answers, plain.interactive, 1.15),
    ratio('login form hydrated, ms', login.interactive, plain.interactive, 1.15),
    ratio('login page hydrated, ms', login.whole, plain.interactive, 1.9),
    plus('login script in all, kB', login.scriptKb, libraries.scriptKb, 30),
    ...['home', 'employees of 38', 'deposit'].map((page) =>
      atMost(`${page} after log-in, beyond the API's answer, ms`, of(`${page} after log-in`).beyondApi, 300),
    ),
    ...['employees of 38', 'deposit'].map((page) =>
      atMost(`requests until ${page} is ready`, of(page).requestsToReady, 12),
    ),
    atMost('login requests', login.requests, 8),
    atMost('login layout shift', login.shift, 0),
    ratio('employees ready, ms', employees.ready, of('table floor').ready, 1.2),
    plus('script before the employees are ready, kB', employees.scriptKbToReady, libraries.scriptKb, 35),
    plus('script before the deposit is ready, kB', of('deposit').scriptKbToReady, libraries.scriptKb, 45),
  ]
}
