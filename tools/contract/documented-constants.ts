import { dirname, join } from 'node:path'

/**
 * Constants of the specification that are in the portal's code: value and requirement, file below src/, text that occurs once
 * in the file, tests beside the file. Each number of the text is changed, and the tests must fail.
 */
const TABLE = `
SES-22: 3 repeats | api/calls/request.ts | RETRIES = 3 | request.test.ts
SES-22: 2000 ms apart | api/calls/request.ts | _MS = 2000 | request.test.ts
NAV-09: a toast is shown for 5000 ms | notifications/notifications.ts | TOAST_MS = 5000 | .
SES-10: the token is checked every 5000 ms | session/watch.ts | CHECK_EVERY_MS = 5000 | watch.test.ts
SES-15: 15 locations | session/history.ts | MAX_VISITS = 15 | history.test.ts
TOP-08: a load is polled every 3 seconds | features/top-up/outcome/top-up-outcome.tsx | everyMs: 3000 | top-up-outcome.test.tsx
DEP-03: the estimation waits 400 ms | features/deposit/forecast/estimation.tsx | PAUSE_MS = 400 | estimation.test.tsx
EMP-02: 20 employees per page | features/employees/list/employees-table.tsx | PAGE_SIZE = 20 | employees-list.test.tsx
TOP-03: 20 employees per page | features/top-up/recipients/recipients-step.tsx | PAGE_SIZE = 20 | ../load-journeys.test.tsx
REP-03: 7 items of a load | features/reports/top-up-page.tsx | PAGE_SIZE = 7 | reports-page.test.tsx
REP-03: 9 loads per page | features/reports/reports-page.tsx | PAGE_SIZE = 9 | reports-page.test.tsx
REP-06: 10 corrections per page | features/reports/correction-period.ts | CORRECTIONS_PAGE = 10 | correction-period.test.ts reports-page.test.tsx
DWN-08: a correction is new for 168 hours | features/reports/correction-period.ts | 168 * | correction-period.test.ts
VOU-02: 5, 10 or 15 orders per page | features/vouchers/history/history-search.ts | PAGE_SIZES = [5, 10, 15] | .
VOU-02: 5 orders by default | features/vouchers/history/history-search.ts | DEFAULT_ROWS = 5 | .
VOU-05: 50 vouchers by default | features/vouchers/order/order-form.ts | quantity: '50' | voucher-order.test.tsx
`

export const DOCUMENTED_CONSTANTS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [says = '', path = '', text = '', tests = ''] = line.split(' | ')
    const file = `src/${path}`
    return { says, file, text, tests: tests.split(' ').map((test) => join(dirname(file), test)) }
  })
