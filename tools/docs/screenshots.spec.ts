/** Takes the pictures of README.md and of every screen (`npm run screenshots`). */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { goTo, settled } from '../../tests/e2e/screens.ts'
import { SCREENS } from '../../tests/screens.ts'
import { visitsOf, WALKERS } from '../../tests/walkers.ts'

const NOON = new Date('2026-11-18T12:00:00+02:00')
const SHEET = 'dist-screenshots'
const WIDTHS = [1440, 360] as const
const THEMES = ['light', 'dark'] as const
const en = { locale: 'en' } as const

async function confirmLoad(page: Page) {
  await page.getByRole('radio', { name: m.benefits_recreational({}, en) }).check()
  await page.getByRole('checkbox', { name: m.table_select_all({}, en) }).check()
  await page.getByLabel(m.top_up_amount({}, en)).fill('20')
  await page.getByRole('button', { name: m.top_up_submit({}, en) }).click()
  await page.getByRole('dialog').waitFor()
}

async function enterDeposit(page: Page) {
  await page.getByLabel(m.deposit_amount({}, en)).fill('1500')
  await page.getByRole('radio').first().waitFor()
}

/** The pictures of README.md, which is in English. */
const README: [file: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['docs/home.png', '/en', (page) => page.getByText('4 812,40').first().waitFor()],
  ['docs/employees.png', '/en/beneficiaries'],
  ['docs/load.png', '/en/load-benefit', confirmLoad],
  ['docs/deposit.png', '/en/load-account', enterDeposit],
]

/** Opens a page with a fixed clock, as a persona or as nobody. The typeface has arrived: the portal uses it from the next page on. */
async function open(page: Page, address: string, as?: string, faults: readonly string[] = []): Promise<void> {
  await page.clock.setFixedTime(NOON)
  const query = new URLSearchParams(as === undefined ? {} : { 'mock-persona': as })
  for (const fault of faults) query.append('mock-fault', fault)
  // Waited for together: when the page fails, its own error is thrown, not that of the response that never came.
  const [typeface] = await Promise.all([
    page.waitForResponse(/woff2/),
    page.goto(`/help?${query.toString()}`).then(async () => settled(page)),
  ])
  await typeface.finished()
  // The button of the fake API's panel is not part of the portal.
  await page.addStyleTag({ content: '#mock-panel { display: none }' })
  await goTo(page, address)
  await settled(page)
}

/** Addresses with their first user: a page that looks the same for everybody is taken once. */
const walked = new Map(
  WALKERS.toReversed().flatMap((walker) => visitsOf(walker).map(([, address]) => [address, walker.as] as const)),
)
const visits: [address: string, as: string | undefined, ...faults: string[]][] = [
  ...walked,
  ...SCREENS.filter(([address, as]) => walked.get(address) !== as),
  // What the tests visit at no address: new and other customers, empty and failed pages.
  ['/', 'niko.rautio'],
  ['/', 'kerttu.makela'],
  ['/', 'aino.virtanen', 'listTransactions:500:internal_error', 'estimateDeposit:500:internal_error'],
  ['/nothing', 'aino.virtanen'],
  ['/settings', 'aino.virtanen'],
  ['/beneficiaries', 'vaino.koskela'],
  ['/beneficiaries', 'aino.virtanen', 'listEmployees:500:internal_error'],
  ['/beneficiaries?search=zzz', 'aino.virtanen'],
]

for (const [file, path, prepare] of README) {
  test(file, async ({ page }) => {
    await open(page, path, 'aino.virtanen')
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    const picture = () => page.screenshot({ animations: 'disabled' })
    // Some parts load late, and no test can wait for them. Take pictures until two in a row are the same.
    let before: Buffer
    let after = await picture()
    do {
      before = after
      await page.waitForTimeout(1000)
      after = await picture()
    } while (!before.equals(after))
    writeFileSync(file, after)
  })
}

for (const [address, as, ...faults] of visits) {
  const title = [as ?? 'guest', address, ...faults].join(' ')
  test(title, async ({ page }) => {
    await open(page, address, as, faults)
    // Opened by its address, a wizard step redirects to the first incomplete step, which has a picture of its own.
    if (new URL(page.url()).pathname !== address.split('?')[0]) return
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        const file = `${title.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
        await page.screenshot({ path: join(SHEET, file), fullPage: true, animations: 'disabled' })
      }
    }
  })
}
