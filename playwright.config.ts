import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './tools/gate/programs.ts'

/** Tests a portal that is already running, such as a second build on another port. */
const own = process.env.PORTAL_E2E_URL

/** The two suites, with their server and URL. `playwright test --project mocked` runs and serves only one. */
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
    // Answered by the API behind the server, so both are ready.
    ready: '/content/feature-flags.json',
    command: 'node tools/gate/serve-production.ts',
  },
}
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? (process.argv[at + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : [],
)
const served = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name))

export default defineConfig({
  // Node.js runs these 3 MB as they are; compiling them takes two core seconds.
  build: { external: ['**/generated/messages/**'] },
  fullyParallel: true,
  // A test spends a quarter of its time waiting, so two cores run three. On one core, three slow each other until they time out.
  workers: availableParallelism() === 1 ? 1 : 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // Only a failing test takes this long: no test depends on how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: Object.entries(suites).map(([name, { testDir, port }]) => ({
    name,
    testDir,
    use: {
      baseURL: own ?? `http://127.0.0.1:${port}`,
      // One browser context per worker, emptied between tests by Playwright: the first start of the portal in a browser
      // process is the most expensive part of a test.
      reuseContext: name === 'mocked',
    },
  })),
  use: {
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1440, height: 900 },
    // Recording takes half as long again; `PORTAL_TRACE=1` turns it on.
    trace: process.env.PORTAL_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A page lives too short to repay optimised code: a fifth less CPU without it.
        '--js-flags=--no-opt --no-maglev',
        // Without a GPU, a separate GPU process only costs 5 % of the time.
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
        // On this signal the server removes its temporary files; Playwright's default kills it.
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      })),
})
