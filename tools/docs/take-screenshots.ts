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
import { confirmLoad, STATES } from './sheet-states.ts'

const NOON = new Date('2026-11-18T12:00:00+02:00')
const SHEET = 'dist-screenshots'
const WIDTHS = [1440, 360] as const
const THEMES = ['light', 'dark'] as const
/** For loading and drawing (ms): a busy machine takes longer than 30 s to draw a long page. */
const PATIENCE = 120_000
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

/** A page with a fixed clock, signed in as a persona or as nobody, on which the next page has the portal's typeface. */
async function openPage(
  browser: Browser,
  as?: string,
  faults: readonly string[] = [],
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS[0], height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Helsinki',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.clock.setFixedTime(NOON)
  const query = [
    ...(as === undefined ? [] : [`mock-persona=${as}`]),
    ...faults.map((fault) => `mock-fault=${fault}`),
  ].join('&')
  // Waited for together: when the page fails, its own error is thrown, not that of the response that never came.
  const [typeface] = await Promise.all([
    page.waitForResponse(/woff2/),
    page.goto(`${origin}help?${query}`).then(async () => settled(page)),
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

/** Every width and theme of what the page shows. @returns the names of the files */
async function takeForSheet(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const files: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    // A layer covers the window, not the page. The region of toasts is an open popover too, on every page, and hides nothing.
    const fullPage = !(await page.evaluate(() =>
      document.querySelector('dialog:modal, [popover=auto]:popover-open, [role=menu]'),
    ))
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const file = `${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(SHEET, file), fullPage, animations: 'disabled' })
      files.push(file)
    }
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 })
  return files
}

const figure = (file: string) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`
const fileName = (text: string) => text.replaceAll(/\W+/g, '-').replace(/-$/, '')

/** The addresses of each user. A page that looks the same for everybody is taken once. */
function visits(): Map<string | undefined, string[]> {
  const taken = new Set<string>()
  const own = (address: string, as?: string) => SCREENS.some(([other, user]) => other === address && user === as)
  const found = new Map<string | undefined, string[]>()
  const add = (address: string, as?: string) => {
    if (taken.has(address) && !own(address, as)) return
    const addresses = found.get(as) ?? []
    if (!addresses.includes(address)) found.set(as, [...addresses, address])
    taken.add(address)
  }
  for (const walker of WALKERS) for (const [, address] of visitsOf(walker)) add(address, walker.as)
  for (const [address, as] of SCREENS) add(address, as)
  return found
}

async function takeSheet(browser: Browser, only: string | undefined): Promise<void> {
  rmSync(SHEET, { recursive: true, force: true })
  mkdirSync(SHEET)
  const sections: string[] = []
  const note = (title: string, files: readonly string[]) =>
    sections.push(`<section><h2>${title}</h2>${files.map(figure).join('')}</section>`)
  // The rest of the sheet is still worth having.
  const fail = (title: string) => (cause: unknown) => {
    console.error(title, cause)
    process.exitCode = 1
  }
  for (const state of STATES) {
    if (only !== undefined && only !== state.name && only !== state.address) continue
    const { as, faults, address, prepare, width } = state
    const [page, context] = await openPage(browser, as, faults)
    const take = async () => {
      if (width !== undefined) await page.setViewportSize({ width, height: 900 })
      await goTo(page, address)
      await settled(page)
      await prepare?.(page)
      await page.waitForLoadState('networkidle')
      note(state.name, await takeForSheet(page, fileName(state.name), width === undefined ? WIDTHS : [width]))
    }
    await take().catch(fail(state.name))
    await context.close()
  }
  for (const [as, addresses] of visits()) {
    const asked = addresses.filter((address) => only === undefined || address === only)
    if (asked.length === 0) continue
    const [page, context] = await openPage(browser, as)
    for (const address of asked) {
      const title = `${address} · ${as ?? 'guest'}`
      const take = async () => {
        await goTo(page, address)
        await settled(page)
        // A step that needs the ones before it leads back to them.
        if (new URL(page.url()).pathname !== address.split('?')[0]) return
        note(title, await takeForSheet(page, fileName(`${as ?? 'guest'}${address}`)))
      }
      await take().catch(fail(title))
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
  // `-- --only /reports` takes one screen or state, without the pictures of README.md.
  const [, only] = /--only (.+)/.exec(process.argv.join(' ')) ?? []
  if (only === undefined) for (const shot of README) await takeForReadme(browser, shot)
  await takeSheet(browser, only)
} finally {
  await browser.close()
  await server.close()
}
