import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

export default defineConfig({
  define: { __MOCKED__: 'true', __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8') },
  resolve: { alias: { '@': path('./src'), '@generated': path('./generated'), '@mocks': path('./mocks') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
    // Formats must not depend on the machine.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
