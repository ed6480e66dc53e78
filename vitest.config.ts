import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

const RULES = ['tests/rules.test.ts', 'tests/guards.test.ts', 'mocks/calls/fuzz.test.ts']

export default defineConfig({
  define: { __MOCKED__: 'true', __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8') },
  resolve: { alias: { '@': path('./src'), '@generated': path('./generated'), '@mocks': path('./mocks') } },
  test: {
    environment: 'node',
    // Formats must not depend on the machine.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One for each core of the smallest machine; by itself Vitest leaves one core idle.
    maxWorkers: 2,
    projects: [
      // What the portal's modules keep (session, notifications, language) is each file's own.
      { extends: true, test: { name: 'portal', include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'] } },
      // What a change most often forgets; the static stage runs them, before a push.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      // These keep nothing in modules: files share the contract and the seed that they load.
      {
        extends: true,
        test: {
          name: 'api',
          include: ['mocks/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: RULES,
          isolate: false,
        },
      },
    ],
  },
})
