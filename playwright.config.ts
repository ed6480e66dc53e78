import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/find-chromium.ts'

const PORT = 4173
/** Another running portal to test, such as a second build on another port. */
const own = process.env.PORTAL_E2E_URL

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: own ?? `http://127.0.0.1:${PORT}`,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: own
    ? undefined
    : {
        command: `vite preview --mode mock --outDir dist-mock --port ${PORT}`,
        url: `http://127.0.0.1:${PORT}`,
        reuseExistingServer: false,
      },
})
