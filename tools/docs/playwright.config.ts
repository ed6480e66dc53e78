import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

const PORT = 4176
const { projects: _, ...rest } = tests

/** Pictures of the mocked build (`npm run screenshots`). Size, theme, language and date are fixed. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../dist-screenshots',
  // A busy machine takes longer than 30 s to draw a long page.
  timeout: 300_000,
  use: {
    ...rest.use,
    baseURL: `http://127.0.0.1:${PORT}`,
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
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
