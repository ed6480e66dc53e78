/**
 * Takes the pictures of README.md, and a contact sheet of every screen (`npm run screenshots`), from the mocked build. Width,
 * theme, language and date are fixed, so a picture changes only when the screen does. Whoever changes a token opens
 * dist-screenshots/index.html before and after.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { m } from '../../generated/messages/messages.js'
import { goTo, settled } from '../../tests/e2e/screens.ts'
import { SCREENS } from '../../tests/screens.ts'
import { visitsOf, WALKERS } from '../../tests/walkers.ts'
import { findHeadlessShell } from '../gate/find-chromium.ts'

const NOON = new Date('2026-11-18T12:00:00+02:00')
const SHEET = 'dist-screenshots'
const WIDTHS = [1440, 360] as const
const THEMES = ['light', 'dark'] as const
const en = { locale: 'en' } as const

type Shot = { file: string; path: string; prepare?: (page: Page) => Promise<void> }

/** The pictures of README.md, which is in English. */
const README: Shot[] = [
  {
    file: 'docs/home.png',
    path: '/en',
    prepare: async (page) => {
      await page.getByText('4 812,40').first().waitFor()
    },
  },
  { file: 'docs/employees.png', path: '/en/beneficiaries' },
  {
    file: 'docs/load.png',
    path: '/en/load-benefit',
    prepare: async (page) => {
      await page.getByRole('radio', { name: m.benefits_recreational({}, en) }).check()
      await page.getByRole('checkbox', { name: m.table_select_all({}, en) }).check()
      await page.getByLabel(m.top_up_amount({}, en)).fill('20')
      await page.getByRole('button', { name: m.top_up_submit({}, en) }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    file: 'docs/deposit.png',
    path: '/en/load-account',
    prepare: async (page) => {
      await page.getByLabel(m.deposit_amount({}, en)).fill('1500')
      await page.getByRole('radio').first().waitFor()
    },
  },
]

/** A page with a fixed clock, signed in as a persona or as nobody, on which the next page has the portal's typeface. */
async function openPage(browser: Browser, as?: string): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS[0], height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Helsinki',
  })
  // A busy machine takes longer than 30 s to draw a long page.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.clock.setFixedTime(NOON)
  // Waited for together: when the page fails, its own error is thrown, not that of the response that never came.
  const [typeface] = await Promise.all([
    page.waitForResponse(/woff2/),
    page.goto(`${origin}help${as === undefined ? '' : `?mock-persona=${as}`}`).then(async () => settled(page)),
  ])
  await typeface.finished()
  // The button of the fake API's panel is not part of the portal.
  await page.addStyleTag({ content: '#mock-panel { display: none }' })
  return [page, context]
}

async function takeForReadme(browser: Browser, { file, path, prepare }: Shot): Promise<void> {
  const [page, context] = await openPage(browser, 'aino.virtanen')
  await goTo(page, path)
  await settled(page)
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  const picture = () => page.screenshot({ animations: 'disabled' })
  // Parts that nothing waits for come last: the picture is final once it stays the same.
  let before: Buffer
  let after = await picture()
  do {
    before = after
    await page.waitForTimeout(1000)
    after = await picture()
  } while (!before.equals(after))
  writeFileSync(file, after)
  console.info(file)
  await context.close()
}

/** Every width and theme of a screen. @returns the names of the files */
async function takeForSheet(page: Page, name: string, address: string): Promise<string[]> {
  const files: string[] = []
  await goTo(page, address)
  await settled(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const file = `${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(SHEET, file), fullPage: true, animations: 'disabled' })
      files.push(file)
    }
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 })
  return files
}

const figure = (file: string) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`

async function takeSheet(browser: Browser, only: string | undefined): Promise<void> {
  rmSync(SHEET, { recursive: true, force: true })
  mkdirSync(SHEET)
  const sections: string[] = []
  const taken = new Set<string>()
  for (const walker of WALKERS) {
    const who = walker.as ?? 'guest'
    // A page that looks the same for everybody is taken once.
    const addresses = visitsOf(walker)
      .map(([, address]) => address)
      .filter((address) => !taken.has(address) || SCREENS.some(([own, as]) => own === address && as === walker.as))
      .filter((address) => only === undefined || address === only)
    if (addresses.length === 0) continue
    const [page, context] = await openPage(browser, walker.as)
    for (const address of addresses) {
      taken.add(address)
      const name = `${who}${address.replaceAll(/\W+/g, '-').replace(/-$/, '')}`
      const files = await takeForSheet(page, name, address).catch((cause: unknown) => {
        throw new Error(`${address} as ${who}`, { cause })
      })
      sections.push(`<section><h2>${address} · ${who}</h2>${files.map(figure).join('')}</section>`)
    }
    await context.close()
  }
  writeFileSync(
    join(SHEET, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>
body { font: 14px system-ui; margin: 16px; background: #8a8a8a }
section { display: grid; grid-template-columns: 4fr 4fr 1fr 1fr; gap: 8px; align-items: start }
h2 { grid-column: 1 / -1; margin: 24px 0 0 }
img { width: 100% }
</style>${sections.join('\n')}</html>\n`,
  )
  console.info(join(SHEET, 'index.html'))
}

// Any free port, so that it runs beside the tests and other servers.
const server = await preview({ mode: 'mock', build: { outDir: 'dist-mock' }, preview: { port: 0, host: '127.0.0.1' } })
const [origin = ''] = server.resolvedUrls?.local ?? []
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  // `-- --only /reports` takes one screen, without the pictures of README.md.
  const [, only] = /--only (\S+)/.exec(process.argv.join(' ')) ?? []
  if (only === undefined) for (const shot of README) await takeForReadme(browser, shot)
  await takeSheet(browser, only)
} finally {
  await browser.close()
  await server.close()
}
