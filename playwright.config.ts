import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './tools/find-chromium.ts'

/** Another running portal to test, such as a second build on another port. */
const own = process.env.PORTAL_E2E_URL

/** The two suites: what serves each, and where. `playwright test --project mocked` runs and serves one. */
const suites = {
  mocked: {
    testDir: 'tests/e2e',
    port: 4173,
    ready: '/',
    command: 'vite preview --mode mock --outDir dist-mock --port 4173',
  },
  production: {
    testDir: 'tests/e2e-production',
    port: 4174,
    // Answered by the API behind the server.
    ready: '/content/feature-flags.json',
    command: 'node tools/serve-production.ts',
  },
}
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? (process.argv[at + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : [],
)
const served = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name))

export default defineConfig({
  fullyParallel: true,
  // On two cores: a test waits for the browser and for clocks a quarter of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: Object.entries(suites).map(([name, { testDir, port }]) => ({
    name,
    testDir,
    use: {
      baseURL: own ?? `http://127.0.0.1:${port}`,
      // One browser context for a worker's tests, emptied between them by Playwright: what costs most of a test is the
      // first start of the portal in a process of the browser.
      reuseContext: name === 'mocked',
    },
  })),
  use: {
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1440, height: 900 },
    // Recording makes the suite half again as slow; `PORTAL_TRACE=1` asks for it.
    trace: process.env.PORTAL_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // No graphics card draws here; a process of its own for it costs a twentieth of the time.
        ...(process.platform === 'linux' ? ['--in-process-gpu'] : []),
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: own
    ? undefined
    : served.map(([, { command, port, ready }]) => ({
        command,
        url: `http://127.0.0.1:${port}${ready}`,
        reuseExistingServer: false,
      })),
})
