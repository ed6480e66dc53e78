/**
 * Takes the pictures of README.md, and a contact sheet of every screen (`npm run screenshots`). Whoever changes a token opens
 * dist-screenshots/index.html before and after.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { goTo, settled } from '../../tests/e2e/screens.ts'
import { SCREENS } from '../../tests/screens.ts'
import { visitsOf, WALKERS } from '../../tests/walkers.ts'
import { confirmLoad, STATES } from './sheet-states.ts'

const NOON = new Date('2026-11-18T12:00:00+02:00')
const SHEET = 'dist-screenshots'
const WIDTHS = [1440, 360] as const
const THEMES = ['light', 'dark'] as const
const en = { locale: 'en' } as const

type Shot = { file: string; path: string; prepare?: (page: Page) => Promise<void> }

/** The pictures of README.md, which is in English. */
const README: Shot[] = [
  { file: 'docs/home.png', path: '/en', prepare: (page) => page.getByText('4 812,40').first().waitFor() },
  { file: 'docs/employees.png', path: '/en/beneficiaries' },
  { file: 'docs/load.png', path: '/en/load-benefit', prepare: (page) => confirmLoad(page, en) },
  {
    file: 'docs/deposit.png',
    path: '/en/load-account',
    prepare: async (page) => {
      await page.getByLabel(m.deposit_amount({}, en)).fill('1500')
      await page.getByRole('radio').first().waitFor()
    },
  },
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

/** Takes every width and theme of what the page shows. */
async function takeForSheet(page: Page, title: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    // A layer covers the window, not the page. The region of toasts is an open popover too, on every page, and hides nothing.
    const fullPage = !(await page.evaluate(() =>
      document.querySelector('dialog:modal, [popover=auto]:popover-open, [role=menu]'),
    ))
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const file = `${title.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(SHEET, file), fullPage, animations: 'disabled' })
    }
  }
}

/** The addresses with their users. A page that looks the same for everybody is taken once. */
const visits: [address: string, as: string | undefined][] = []
for (const walker of WALKERS) {
  for (const [, address] of visitsOf(walker)) {
    if (!visits.some(([other]) => other === address)) visits.push([address, walker.as])
  }
}
for (const [address, as] of SCREENS) {
  if (!visits.some(([other, user]) => other === address && user === as)) visits.push([address, as])
}

for (const { file, path, prepare } of README) {
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

for (const { name, address, prepare, as, faults, width } of STATES) {
  test(name, async ({ page }) => {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 })
    await open(page, address, as, faults)
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await takeForSheet(page, name, width === undefined ? WIDTHS : [width])
  })
}

for (const [address, as] of visits) {
  const title = `${as ?? 'guest'}${address}`
  test(title, async ({ page }) => {
    await open(page, address, as)
    // Opened by its address, a wizard step redirects to the first incomplete step, which has a picture of its own.
    if (new URL(page.url()).pathname === address.split('?')[0]) await takeForSheet(page, title)
  })
}

/** Each worker lists what there is; the last one lists everything. */
test.afterAll(() => {
  const files = readdirSync(SHEET).filter((file) => file.endsWith('.png'))
  const titleOf = (file: string) => file.replace(/-\d+-\w+\.png$/, '')
  const figure = (file: string) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`
  const sections = [...new Set(files.map(titleOf))].toSorted().map((title) => {
    const own = files.filter((file) => titleOf(file) === title).toSorted()
    return `<section><h2>${title}</h2>${own.map(figure).join('')}</section>`
  })
  writeFileSync(
    join(SHEET, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>
body { font: 14px system-ui; margin: 16px; background: #8a8a8a }
section { display: grid; grid-template-columns: 4fr 4fr 1fr 1fr; gap: 8px; align-items: start }
h2 { grid-column: 1 / -1; margin: 24px 0 0 }
img { width: 100% }
</style>${sections.join('\n')}</html>\n`,
  )
})
