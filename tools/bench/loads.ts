/** First loads of the main pages, and the pages after the login, on the slow machine and network. */
import type { Page } from '@playwright/test'
import { atMost, plus, ratio } from './figures.ts'
import type { OpenPage, Session } from './fresh-page.ts'
import { logIn } from './log-in.ts'
import { measureLoads } from './measure-load.ts'

const ROWS = 'tbody tr:not([data-skeleton])'
const AMOUNT = 'main input[name=amount]'

export async function measureMainPages(origin: string, large: Session, established: Session, rounds: number) {
  const slow = (path: string, ready: string, rest: Partial<OpenPage> = {}) => ({
    url: origin + path,
    ready,
    isSlow: true,
    ...rest,
  })
  /** Logs in; the portal then opens the location that it saved. */
  const loggingIn = (location: string, ready: string) =>
    slow('/login', ready, {
      act: (page: Page) => logIn(page, 'aino.virtanen'),
      session: { 'portal.saved-location': JSON.stringify({ href: location }) },
    })
  const of = await measureLoads(
    {
      'static page': slow('/floors/static', 'h1'),
      'router and query': slow('/floors/router-query', 'h1'),
      // It shows nothing.
      libraries: slow('/floors/libraries', 'html'),
      login: slow('/login', 'h1'),
      'table floor': slow('/floors/table', ROWS, { session: large, calls: ['/api/company-beneficiaries'] }),
      employees: slow('/beneficiaries', ROWS, { session: large }),
      'employees of 38': slow('/beneficiaries', ROWS, { session: established }),
      deposit: slow('/load-account', AMOUNT, { session: established }),
      'home after log-in': loggingIn('/', 'main section:first-child > div h2 + p'),
      'employees of 38 after log-in': loggingIn('/beneficiaries', ROWS),
      'deposit after log-in': loggingIn('/load-account', AMOUNT),
    },
    rounds,
  )
  const hydrated = of('router and query', 'pageHydrated')
  const libraries = of('libraries', 'scriptKb')
  return [
    ratio('login first paint, ms', of('login', 'firstPaint'), of('static page', 'firstPaint'), 1.1),
    ratio('login largest paint, ms', of('login', 'largestPaint'), of('static page', 'largestPaint'), 1.1),
    ratio('login handles a click, ms', of('login', 'handlesClick'), hydrated, 1.15),
    ratio('login form hydrated, ms', of('login', 'formHydrated'), hydrated, 1.15),
    ratio('login page hydrated, ms', of('login', 'pageHydrated'), hydrated, 1.9),
    plus('login script in all, kB', of('login', 'scriptKb'), libraries, 30),
    ...(['home', 'employees of 38', 'deposit'] as const).map((page) =>
      atMost(`${page} after log-in, beyond the API's answer, ms`, of(`${page} after log-in`, 'beyondApi'), 300),
    ),
    ...(['employees of 38', 'deposit'] as const).map((page) =>
      atMost(`requests until ${page} is ready`, of(page, 'requestsToReady'), 12),
    ),
    atMost('login requests', of('login', 'requests'), 8),
    atMost('login layout shift', of('login', 'shift'), 0),
    ratio('employees ready, ms', of('employees', 'ready'), of('table floor', 'ready'), 1.2),
    plus('script before the employees are ready, kB', of('employees', 'scriptKbToReady'), libraries, 35),
    plus('script before the deposit is ready, kB', of('deposit', 'scriptKbToReady'), libraries, 45),
  ]
}
