import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, openAs, test, watchRequests } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The clock stands still, because a load would end by time while a slow machine is still checking it.
test.beforeEach(({ context }) => context.clock.setFixedTime(Date.now()))

const dialog = (page: Page) => page.getByRole('dialog', { name: m.top_up_confirm_title() })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: m.top_up_confirm_load({ total: '' }).trim() })

/** Fills a load of 20,00 € recreational benefit for two people and opens the confirmation. */
async function ask(page: Page) {
  await openAs(page, '/load-benefit')
  await page.getByRole('radio', { name: m.benefits_recreational() }).check()
  await page.getByLabel(m.top_up_amount()).fill('20')
  for (const name of ['Ahola, Liisa', 'Alanen, Julia']) {
    await page.getByRole('checkbox', { name: m.table_select_row({ row: name }) }).check()
  }
  await page.getByRole('button', { name: m.top_up_submit() }).click()
  await expect(confirm(page)).toBeEnabled()
}

/** Records the load commands. */
const watchPosts = (page: Page) =>
  watchRequests(page, ({ method, path }) => (method === 'POST' && path === '/api/top-up-load' ? path : undefined))

// Other cases are tested in jsdom (src/features/top-up/money-once.test.tsx).
test('two tabs load the same people once: a double press sends once, and the other tab reads again and sends nothing [TOP-07] [TOP-09] [TOP-12]', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page)
  const other = await context.newPage()
  const otherPosts = watchPosts(other)
  await ask(page)
  await ask(other)
  await confirm(page).dblclick()
  await expect(page.getByRole('heading', { level: 2, name: m.top_up_running_title() })).toBeVisible()
  await confirm(other).click()
  await expect(other.getByRole('alert')).toContainText(m.error_top_up_in_progress())
  await expect(dialog(other)).toHaveCount(0)
  expect([posts.length, otherPosts.length]).toEqual([1, 0])
  const { ledger } = await movedMoney(page)
  expect(ledger.moved).toBe(ledger.balance)
  // New loads have long ids, seeded ones short ids. Charged: 2 × 20,00 €, a fee of 2,00 € and its VAT.
  const charged = Object.entries(ledger.loads).flatMap(([id, load]) => (id.length > 30 ? [load] : []))
  expect(charged).toEqual([{ times: 1, sum: 4000, fee: 251, refunded: 0 }])
})
