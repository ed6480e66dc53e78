/** Constants of the specification that are in the portal's code. Each number of `text` is changed, and `tests` must fail. */
export interface DocumentedConstant {
  /** The specified value, with its requirement. */
  says: string
  file: string
  /** Occurs exactly once in the file. */
  text: string
  tests: readonly string[]
}

const constant = (says: string, file: string, text: string, ...tests: string[]) => ({ says, file, text, tests })

const RETRY = 'src/api/request.ts'
const REPORTS = 'src/features/reports'
const REPORTS_PAGE = `${REPORTS}/reports-page.test.tsx`

export const DOCUMENTED_CONSTANTS: readonly DocumentedConstant[] = [
  constant('SES-22: 3 repeats', RETRY, 'RETRIES = 3', 'src/api/request.test.ts'),
  constant('SES-22: 2000 ms apart', RETRY, '_MS = 2000', 'src/api/request.test.ts'),
  constant(
    'NAV-09: a toast is shown for 5000 ms',
    'src/notifications/notifications.ts',
    'TOAST_MS = 5000',
    'src/notifications',
  ),
  constant(
    'SES-10: the token is checked every 5000 ms',
    'src/session/watch.ts',
    'CHECK_EVERY_MS = 5000',
    'src/session/watch.test.ts',
  ),
  constant('SES-15: 15 locations', 'src/session/history.ts', 'MAX_VISITS = 15', 'src/session/history.test.ts'),
  constant(
    'TOP-08: a load in progress is polled every 3 seconds',
    'src/features/top-up/outcome/top-up-outcome.tsx',
    'everyMs: 3000',
    'src/features/top-up/outcome/top-up-outcome.test.tsx',
  ),
  constant(
    'DEP-03: the estimation waits 400 ms',
    'src/features/deposit/forecast/estimation.tsx',
    'PAUSE_MS = 400',
    'src/features/deposit/forecast/estimation.test.tsx',
  ),
  constant(
    'EMP-02: 20 employees per page',
    'src/features/employees/list/employees-table.tsx',
    'PAGE_SIZE = 20',
    'src/features/employees/list/employees-list.test.tsx',
  ),
  constant(
    'TOP-03: 20 employees of a load per page',
    'src/features/top-up/recipients/recipients-step.tsx',
    'PAGE_SIZE = 20',
    'src/features/top-up/load-journeys.test.tsx',
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
  constant(
    'DWN-08: a correction is new for 168 hours',
    `${REPORTS}/correction-period.ts`,
    '168 *',
    `${REPORTS}/correction-period.test.ts`,
  ),
  constant(
    'VOU-02: 5, 10 or 15 orders per page',
    'src/features/vouchers/history/history-search.ts',
    'PAGE_SIZES = [5, 10, 15]',
    'src/features/vouchers/history',
  ),
  constant(
    'VOU-02: 5 orders by default',
    'src/features/vouchers/history/history-search.ts',
    'DEFAULT_ROWS = 5',
    'src/features/vouchers/history',
  ),
  constant(
    'VOU-05: 50 vouchers by default',
    'src/features/vouchers/order/order-form.ts',
    "quantity: '50'",
    'src/features/vouchers/order/voucher-order.test.tsx',
  ),
]
