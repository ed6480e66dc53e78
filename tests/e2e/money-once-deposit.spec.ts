import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, expectAccessible, logInAs, openAs, test, WITH_BACK_FORWARD_CACHE, watchRequests } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: WITH_BACK_FORWARD_CACHE })

const SUM = 12_345

async function open(page: Page, settings: string[] = []) {
  await openAs(page, '/load-account', { settings })
}

const dialog = (page: Page) => page.getByRole('dialog', { name: m.deposit_confirm_title() })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /Siirry maksamaan|Luo lasku/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })

/** Fills the form up to the dialog whose press makes the payment. */
async function ask(page: Page, method = 'OP') {
  await page.getByLabel('Siirrettävä summa').fill('123,45')
  await page.getByRole('radio', { name: method, exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  await expect(confirm(page)).toBeEnabled()
}

/** Paths of the calls that make or start payments, as they are sent. */
function watchCommands(page: Page) {
  return watchRequests(page, ({ method, path }) =>
    method === 'POST' && /deposits$|deposit-order-payments$|api\/payments$/.test(path) ? path : undefined,
  )
}

const CREATE = '/api/company-accounts/deposits'
const START = '/api/payments'

test('two clicks in one task, a double click and Enter twice each make one payment [PAY-12] [SES-24]', async ({
  page,
}) => {
  const sent = watchCommands(page)
  await open(page, ['mock-latency=150'])
  await ask(page)
  await confirm(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(atProvider(page)).toBeVisible()
  expect(sent).toEqual([CREATE, START])

  await page.goto('/load-account')
  await ask(page)
  await confirm(page).dblclick()
  await expect(atProvider(page)).toBeVisible()
  expect(sent).toEqual([CREATE, START, CREATE, START])

  await page.goto('/load-account')
  await ask(page)
  // Enter twice in the form opens the question, and answers nothing.
  await page.keyboard.press('Escape')
  await page.getByLabel('Siirrettävä summa').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeEnabled()
  expect(sent).toHaveLength(4)
  await confirm(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(atProvider(page)).toBeVisible()
  const { deposits, payments } = await movedMoney(page)
  expect(sent).toHaveLength(6)
  expect(deposits.map(({ amount }) => amount)).toEqual([SUM, SUM, SUM])
  expect(payments).toHaveLength(3)
})

test('Back from the provider, before and after paying, and reloads pay once [PAY-12] [PAY-25]', async ({ page }) => {
  const sent = watchCommands(page)
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('test-persisted', location.pathname)
    })
  })
  await open(page)
  await ask(page)
  await confirm(page).click()
  await expect(atProvider(page)).toBeVisible()
  // The hand-off page comes back, reads the status, and neither posts nor cancels: the payment is Pending.
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText(m.deposit_pending_title())
  expect(await page.evaluate(() => sessionStorage.getItem('test-persisted'))).toBe('/maksuturva-payment')
  await page.reload()
  await expect(heading(page)).toHaveText(m.deposit_pending_title())
  await page.evaluate(() => history.forward())
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await page.reload()
  await expect(heading(page)).toHaveText('Raha on tilillä')
  const { ledger, deposits } = await movedMoney(page)
  expect(sent).toEqual([CREATE, START])
  expect(deposits).toHaveLength(1)
  expect(ledger.deposits[deposits[0]?.id ?? '']).toEqual({ times: 1, sum: SUM })
  expect(ledger.moved).toBe(ledger.balance)
})

test('a press while offline sends nothing, then or later [PAY-12]', async ({ page, context }) => {
  const sent = watchCommands(page)
  await open(page)
  await ask(page)
  await context.setOffline(true)
  await confirm(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Mitään ei lähetetty' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Siirrettävä summa')).toHaveValue('123,45')
  await page.getByRole('link', { name: 'Etusivu' }).click()
  await expect(page).toHaveURL('/')
  expect(sent).toEqual([])
  expect((await movedMoney(page)).deposits).toEqual([])
})

test('a lost answer and a 500 after acting are told as unknown, and nothing is posted again [PAY-12] [DEP-08]', async ({
  page,
}) => {
  const sent = watchCommands(page)
  await open(page, ['mock-fault=createDeposit!:drop'])
  await ask(page)
  await confirm(page).click()
  await expect(page.getByText(m.deposit_unknown_title())).toBeVisible()
  await expect(page.getByText(m.deposit_unknown_nothing())).toBeInViewport()
  await expectAccessible(page)
  expect(sent).toEqual([CREATE])
  // The amount is typed anew by whoever decides to do it again.
  await page.getByRole('button', { name: m.deposit_start_anew() }).click()
  await expect(page.getByLabel('Siirrettävä summa')).toHaveValue('')

  await page.goto('/load-account?mock-fault=createDeposit!:fail-after&mock-fault=listTransactions:offline')
  await ask(page)
  await confirm(page).click()
  await expect(page.getByText(m.deposit_unknown_undecided())).toBeVisible()
  expect(sent).toEqual([CREATE, CREATE])
  // The same deposit again, of which nobody knew what had become, is the same deposit for the API.
  const { ledger, deposits } = await movedMoney(page)
  expect(deposits).toHaveLength(1)
  for (const { id } of deposits) expect(ledger.deposits[id]).toBeUndefined()
})

test('a failed deposit that is paid again in two tabs is paid once [PAY-12] [DEP-10]', async ({ page, context }) => {
  await open(page)
  await ask(page)
  await confirm(page).click()
  await page.getByRole('button', { name: 'Epäonnistu' }).click()
  await expect(heading(page)).toHaveText('Maksu ei onnistunut')
  const other = await context.newPage()
  await other.goto(`${page.url()}?mock-persona=aino.virtanen`)
  for (const tab of [page, other]) {
    await expect(heading(tab)).toHaveText('Maksu ei onnistunut')
    await tab.getByRole('link', { name: 'Takaisin maksamaan' }).click()
    await tab.getByRole('radio', { name: 'Nordea', exact: true }).check()
    await tab.getByRole('button', { name: /^Siirrä \d/ }).click()
    await expect(confirm(tab)).toBeEnabled()
  }
  await confirm(page).click()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await confirm(other).click()
  await expect(other.getByRole('alert')).toContainText(m.deposit_settled_title())
  const { ledger, deposits } = await movedMoney(page)
  expect(deposits).toHaveLength(1)
  expect(ledger.deposits[deposits[0]?.id ?? '']).toEqual({ times: 1, sum: SUM })
})

test('a session that expires in the middle makes no payment twice, and keeps what was typed [PAY-12] [SES-16]', async ({
  page,
}) => {
  const sent = watchCommands(page)
  // Refused before anything was done: refreshed, then sent once more.
  await open(page, ['mock-fault=createDeposit!:401:unauthorized'])
  await ask(page)
  await confirm(page).click()
  await expect(atProvider(page)).toBeVisible()
  expect(sent).toEqual([CREATE, CREATE, START])
  expect((await movedMoney(page)).deposits).toHaveLength(1)

  // It ends while the payer is at the provider's: after the login the result shows.
  const paid = page.getByRole('button', { name: 'Maksa', exact: true })
  await page.evaluate(() => sessionStorage.clear())
  await paid.click()
  await expect(page).toHaveURL('/login')
  await logInAs(page, 'aino.virtanen')
  await expect(page).toHaveURL(/\/load-account\/status\//)
  await expect(heading(page)).toHaveText('Raha on tilillä')
  const { ledger, deposits } = await movedMoney(page)
  expect(ledger.deposits[deposits[0]?.id ?? '']).toEqual({ times: 1, sum: SUM })
  expect(deposits).toHaveLength(1)
})
