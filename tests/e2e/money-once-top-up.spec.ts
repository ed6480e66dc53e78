import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, expectAccessible, logInAs, openAs, test } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Loads take their time by the clock: it stands, so that none ends while a slow machine looks.
test.beforeEach(({ context }) => context.clock.setFixedTime(Date.now()))

const amount = (page: Page) => page.getByLabel('Summa työntekijälle')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vahvista lataus' })
const confirm = (page: Page, name = /^Lataa/) => dialog(page).getByRole('button', { name })
const outcome = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 2, name: title })

async function open(page: Page, settings: string[] = []) {
  await openAs(page, '/load-benefit', { settings })
}

/** Up to the dialog whose press loads 20,00 € recreational benefit to two people. */
async function ask(page: Page, people = ['Ahola, Liisa', 'Alanen, Julia'], name = /^Lataa/) {
  await page.getByRole('radio', { name: 'Virike-etu' }).check()
  await amount(page).fill('20')
  for (const name of people) await page.getByRole('checkbox', { name: `Valitse ${name}` }).check()
  await page.getByRole('button', { name: 'Jatka vahvistukseen' }).click()
  await expect(confirm(page, name)).toBeEnabled()
}

/** How often a load is posted, as it is sent. */
function watchPosts(page: Page) {
  const posts = { count: 0 }
  page.on('request', (request) => {
    const isLoad = new URL(request.url()).pathname === '/api/top-up-load' && request.method() === 'POST'
    if (isLoad) posts.count += 1
  })
  return posts
}

/** The loads charged since the seed, by the fake API's own ledger; 2 × 20,00 €, 2,00 € and the VAT of it each. */
async function chargedLoads(page: Page) {
  const { ledger } = await movedMoney(page)
  expect(ledger.moved).toBe(ledger.balance)
  // Ids of the seed are short; the fake API makes long ones.
  return Object.entries(ledger.loads).flatMap(([id, load]) => (id.length > 30 ? [load] : []))
}
const ONCE = { times: 1, sum: 4000, fee: 251, refunded: 0 }

test('two clicks in one task, a double click and Enter twice each load once [SES-24] [TOP-07]', async ({ page }) => {
  const posts = watchPosts(page)
  await open(page, ['mock-latency=150'])
  await ask(page)
  await confirm(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(posts.count).toBe(1)

  await page.goto('/load-benefit?mock-clock=%2B30s')
  await ask(page)
  await confirm(page).dblclick()
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()

  await page.goto('/load-benefit?mock-clock=%2B30s')
  await ask(page)
  await confirm(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  // A reload in the middle shows the load that runs, and sends nothing.
  await page.reload()
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(posts.count).toBe(3)
  expect(await chargedLoads(page)).toEqual([ONCE, ONCE, ONCE])
})

test('a press while offline sends nothing, then or later [TOP-07]', async ({ page, context }) => {
  const posts = watchPosts(page)
  await open(page)
  await ask(page)
  await context.setOffline(true)
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('Verkkoyhteyttä ei ole, joten mitään ei lähetetty.')
  await expect(dialog(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(amount(page)).toHaveValue('20,00')
  expect(posts.count).toBe(0)
  expect(await chargedLoads(page)).toEqual([])
})

/** Presses, and lets the list of loads fail once it is sent: before that the press has read the list itself. */
async function failLookUpAfterPress(other: Page, press: () => Promise<void>, posts: { count: number }) {
  const before = posts.count
  // Long enough for the other page to start once more, on a busy machine too.
  await other.goto('/help?mock-latency=8000')
  await press()
  await expect.poll(() => posts.count, { timeout: 20_000 }).toBe(before + 1)
  await other.goto('/help?mock-latency=none&mock-fault=listTopUps!:offline')
}

test('a lost answer is looked up, never posted again [TOP-07] [TOP-08]', async ({ page }) => {
  const posts = watchPosts(page)
  await open(page, ['mock-fault=createTopUp!:drop'])
  await ask(page)
  await confirm(page).click()
  // The load is found among the company's loads, and it runs.
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(posts.count).toBe(1)
  expect(await chargedLoads(page)).toEqual([ONCE])

  // Nothing was done, nobody can tell: that is what is said, with the balance before and after.
  await page.goto('/load-benefit?mock-clock=%2B30s&mock-fault=createTopUp!:offline')
  await ask(page)
  await confirm(page).click()
  await expect(outcome(page, m.top_up_lost_none_title())).toBeFocused()
  const balance = '4.769,89.€'
  const text = new RegExp(m.top_up_lost_none({ time: '\\d+\\.\\d\\d', balance, before: balance }))
  await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible()
  await expectAccessible(page)
  expect(posts.count).toBe(2)
  await page.getByRole('button', { name: 'Takaisin lataukseen' }).click()
  await expect(amount(page)).toHaveValue('20,00')
  await expect(page.getByRole('checkbox', { name: 'Valitse Ahola, Liisa' })).toBeChecked()
})

test('two tabs load the same people once: the second press reads again, and sends nothing [TOP-09] [TOP-12]', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page)
  await open(page)
  const other = await context.newPage()
  const otherPosts = watchPosts(other)
  await open(other)
  await ask(page)
  await ask(other)
  await confirm(page).click()
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  await confirm(other).click()
  await expect(other.getByRole('alert')).toContainText('Toinen lataus on kesken. Odota, että se valmistuu.')
  await expect(dialog(other)).toHaveCount(0)
  expect([posts.count, otherPosts.count]).toEqual([1, 0])
  expect(await chargedLoads(page)).toEqual([ONCE])
})

test('a session that ends in the middle loads once, and the login leads back to the load [SES-16] [TOP-08]', async ({
  page,
}) => {
  const posts = watchPosts(page)
  // Refused before anything was done: refreshed, then sent once more.
  await open(page, ['mock-fault=createTopUp!:401:unauthorized'])
  await ask(page)
  await confirm(page).click()
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(posts.count).toBe(2)
  expect(await chargedLoads(page)).toEqual([ONCE])

  // It ends while the load is watched.
  await page.goto(
    '/load-benefit?mock-fault=readTopUpInProgress!:401:unauthorized&mock-fault=refreshSession!:400:invalid_grant',
  )
  await expect(page).toHaveURL('/login')
  await logInAs(page, 'aino.virtanen')
  await expect(page).toHaveURL('/load-benefit')
  await expect(outcome(page, 'Lataus on käynnissä')).toBeVisible()
  expect(posts.count).toBe(2)
})

test('a load that is on its way when the session ends is told of at the next login, looked up and not offered again [SES-16]', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page)
  await open(page)
  await ask(page)
  const other = await context.newPage()
  await other.goto('/help?mock-fault=createTopUp!:timeout')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await confirm(page).click()
  await expect.poll(() => posts.count).toBe(1)
  // As a logout elsewhere leaves it.
  await page.evaluate(() => sessionStorage.removeItem('portal.session'))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Ahola, Liisa')).toHaveCount(0)
  await logInAs(page, 'aino.virtanen')
  const told = page.getByRole('region', { name: 'Ilmoitukset' }).getByText('lähettämääsi ei tullut vahvistusta')
  await expect(told).toBeVisible()
  await page.getByRole('link', { name: 'Tarkista', exact: true }).click()
  await expect(page).toHaveURL('/load-benefit')
  await expect(outcome(page, m.top_up_lost_none_title())).toBeVisible()
  await expect(told).toHaveCount(0)
  // The form comes back by the user's own press, and by no other way.
  await expect(amount(page)).toBeHidden()
  await page.getByRole('button', { name: 'Takaisin lataukseen' }).click()
  await expect(amount(page)).toBeVisible()
  expect(posts.count).toBe(1)
  expect(await chargedLoads(page)).toEqual([])
})

test('a load of unknown outcome is looked up after a reload too, before the form is offered again [TOP-08]', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page)
  await open(page)
  await page.getByRole('radio', { name: 'Verkkolasku' }).check()
  await ask(page, ['Ahola, Liisa'], /€/)
  const other = await context.newPage()
  await other.goto('/help?mock-fault=createTopUp!:fail-after')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await failLookUpAfterPress(other, () => confirm(page, /€/).click(), posts)
  await expect(page.getByRole('paragraph').filter({ hasText: m.top_up_lost_unread() })).toBeVisible({
    timeout: 20_000,
  })
  await page.reload()
  await expect(outcome(page, 'Lataus odottaa maksua')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Älä lataa uudelleen' })).toBeVisible()
  expect(posts.count).toBe(1)
})
