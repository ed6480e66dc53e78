import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

const PORT = 4176
const { projects: _, ...rest } = tests

// Tells tests/e2e/portal-test.ts to take pictures of the states that it checks.
process.env.PORTAL_SHEET = 'dist-screenshots/states'

/** Pictures of the mocked build (`npm run screenshots`). Those of screens have fixed size, theme, language and date. */
export default defineConfig({
  ...rest,
  projects: [
    { name: 'screens', testDir: '.', testMatch: '*.spec.ts', use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'states', testDir: '../../tests/e2e' },
  ],
  globalTeardown: './write-sheet.ts',
  outputDir: '../../dist-screenshots',
  // A busy machine takes longer than 30 s to draw a long page.
  timeout: 300_000,
  use: {
    ...rest.use,
    baseURL: `http://127.0.0.1:${PORT}`,
    reuseContext: true,
    launchOptions: {
      ...rest.use?.launchOptions,
      // Redrawing only what changed leaves corners in one of two shades, so that a second run changes pictures.
      args: [...(rest.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
  },
  webServer: {
    command: `vite preview --mode mock --outDir dist-mock --port ${PORT}`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
  },
})
