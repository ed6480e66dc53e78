/** Constants of the specification that are in the portal's code. Each number of `text` is changed, and `tests` must fail. */
export interface DocumentedConstant {
  /** The specified value, with its requirement. */
  says: string
  file: string
  /** Occurs exactly once in the file. */
  text: string
  tests: readonly string[]
}

/** Files and tests are below src/. Without tests, the file beside is meant. */
const constant = (says: string, file: string, text: string, ...tests: string[]): DocumentedConstant => ({
  says,
  file: `src/${file}`,
  text,
  tests: (tests.length > 0 ? tests : [file.replace(/\.tsx?$/, '.test$&')]).map((test) => `src/${test}`),
})

const REPORTS = 'features/reports'
const REPORTS_PAGE = `${REPORTS}/reports-page.test.tsx`
const VOUCHERS = 'features/vouchers'

export const DOCUMENTED_CONSTANTS: readonly DocumentedConstant[] = [
  constant('SES-22: 3 repeats', 'api/request.ts', 'RETRIES = 3'),
  constant('SES-22: 2000 ms apart', 'api/request.ts', '_MS = 2000'),
  constant(
    'NAV-09: a toast is shown for 5000 ms',
    'notifications/notifications.ts',
    'TOAST_MS = 5000',
    'notifications',
  ),
  constant('SES-10: the token is checked every 5000 ms', 'session/watch.ts', 'CHECK_EVERY_MS = 5000'),
  constant('SES-15: 15 locations', 'session/history.ts', 'MAX_VISITS = 15'),
  constant(
    'TOP-08: a load in progress is polled every 3 seconds',
    'features/top-up/outcome/top-up-outcome.tsx',
    'everyMs: 3000',
  ),
  constant('DEP-03: the estimation waits 400 ms', 'features/deposit/forecast/estimation.tsx', 'PAUSE_MS = 400'),
  constant(
    'EMP-02: 20 employees per page',
    'features/employees/list/employees-table.tsx',
    'PAGE_SIZE = 20',
    'features/employees/list/employees-list.test.tsx',
  ),
  constant(
    'TOP-03: 20 employees of a load per page',
    'features/top-up/recipients/recipients-step.tsx',
    'PAGE_SIZE = 20',
    'features/top-up/load-journeys.test.tsx',
  ),
  constant('REP-03: 7 items of a load', `${REPORTS}/top-up-page.tsx`, 'PAGE_SIZE = 7', REPORTS_PAGE),
  constant('REP-03: 9 loads per page', `${REPORTS}/reports-page.tsx`, 'PAGE_SIZE = 9', REPORTS_PAGE),
  constant(
    'REP-06: 10 corrections per page',
    `${REPORTS}/correction-period.ts`,
    'CORRECTIONS_PAGE = 10',
    `${REPORTS}/correction-period.test.ts`,
    REPORTS_PAGE,
  ),
  constant('DWN-08: a correction is new for 168 hours', `${REPORTS}/correction-period.ts`, '168 *'),
  constant(
    'VOU-02: 5, 10 or 15 orders per page',
    `${VOUCHERS}/history/history-search.ts`,
    'PAGE_SIZES = [5, 10, 15]',
    `${VOUCHERS}/history`,
  ),
  constant(
    'VOU-02: 5 orders by default',
    `${VOUCHERS}/history/history-search.ts`,
    'DEFAULT_ROWS = 5',
    `${VOUCHERS}/history`,
  ),
  constant(
    'VOU-05: 50 vouchers by default',
    `${VOUCHERS}/order/order-form.ts`,
    "quantity: '50'",
    `${VOUCHERS}/order/voucher-order.test.tsx`,
  ),
]
