/**
 * Takes the screenshots of README.md from the mocked build (`npm run screenshots`). Width, theme, language and date are fixed,
 * so a picture changes only when the screen does.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { m } from '../generated/messages/messages.js'
import { findHeadlessShell } from './find-chromium.ts'

const PORT = 4179
const NOON = new Date('2026-11-18T12:00:00+02:00')
const en = { locale: 'en' } as const

type Shot = { file: string; path: string; prepare?: (page: Page) => Promise<void> }

const shots: Shot[] = [
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

async function take(browser: Browser, { file, path, prepare }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Helsinki',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOON)
  await page.goto(`http://127.0.0.1:${PORT}${path}?mock-persona=aino.virtanen`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  // The button of the fake API's panel is not part of the portal.
  await page.evaluate(() => document.getElementById('mock-panel')?.remove())
  await page.screenshot({ path: file })
  console.info(file)
  await context.close()
}

const server = await preview({ mode: 'mock', build: { outDir: 'dist-mock' }, preview: { port: PORT } })
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const shot of shots) await take(browser, shot)
} finally {
  await browser.close()
  await server.close()
}
