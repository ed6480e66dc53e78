import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, openAs, test, WITH_BACK_FORWARD_CACHE, watchRequests } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: WITH_BACK_FORWARD_CACHE })

const SUM = 12_345

async function open(page: Page, settings: string[] = []) {
  await openAs(page, '/load-account', { settings })
}

const dialog = (page: Page) => page.getByRole('dialog', { name: m.deposit_confirm_title() })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /Siirry maksamaan|Luo lasku/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })

/** Fills the form and opens the confirmation. */
async function ask(page: Page, method = 'OP') {
  await page.getByLabel(m.deposit_amount()).fill('123,45')
  await page.getByRole('radio', { name: method, exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  await expect(confirm(page)).toBeEnabled()
}

/** Records the paths of calls that make or start payments. */
function watchCommands(page: Page) {
  return watchRequests(page, ({ method, path }) =>
    method === 'POST' && /deposits$|deposit-order-payments$|api\/payments$/.test(path) ? path : undefined,
  )
}

const CREATE = '/api/company-accounts/deposits'
const START = '/api/payments'

// Other cases are tested in jsdom (src/features/deposit/money-once.test.tsx).
test('pays once despite a double press, Back from the provider before and after paying, and reloads [PAY-12] [PAY-25]', async ({
  page,
}) => {
  const sent = watchCommands(page)
  await open(page)
  await ask(page)
  await confirm(page).dblclick()
  await expect(atProvider(page)).toBeVisible()
  // The hand-off page, restored from bfcache or loaded again, reads the status and neither posts nor cancels, because the
  // payment is Pending.
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText(m.deposit_pending_title())
  await page.reload()
  await expect(heading(page)).toHaveText(m.deposit_pending_title())
  await page.evaluate(() => history.forward())
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page)).toHaveText(m.deposit_paid_title())
  await page.reload()
  await expect(heading(page)).toHaveText(m.deposit_paid_title())
  const { ledger, deposits } = await movedMoney(page)
  expect(sent).toEqual([CREATE, START])
  expect(deposits).toHaveLength(1)
  expect(ledger.deposits[deposits[0]?.id ?? '']).toEqual({ times: 1, sum: SUM })
  expect(ledger.moved).toBe(ledger.balance)
})
