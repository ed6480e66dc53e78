import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { lateImports } from './tools/late-imports.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

const RULES = ['tests/rules.test.ts', 'tests/hasty-reads.test.ts', 'tests/guards.test.ts', 'mocks/calls/fuzz.test.ts']
const PORTAL = ['src/**/*.test.{ts,tsx}', '{mocks,tests}/**/*.test.tsx']
const allIn = (patterns: string[], pattern: RegExp) =>
  globSync(patterns, { cwd: path('.') }).filter((file) => pattern.test(readFileSync(path(file), 'utf8')))
/** Files with modules of their own: those that put others in the place of some, or load them anew. */
const APART = allIn(PORTAL, /vi\.mock\(|vi\.resetModules\(|session-test-bed'/)
/** Files over answers of their own, in the place of the network. */
const ANSWERED = allIn(PORTAL, /answers-test-bed'$/m).filter((file) => !APART.includes(file))
/** Files with a window. A worker that goes on to a file of the other kind begins anew, so each kind is a project. */
const IN_WINDOW = allIn(PORTAL, /^\/\/ @vitest-environment jsdom$/m)
/** Jitter mode (npm run test:jitter): what is asynchronous comes late, and nothing relies on an order. */
const seed = process.env.PORTAL_JITTER
const JITTER = seed === undefined ? [] : ['tests/support/jitter/begin-jitter.ts']
const keepsModules = {
  isolate: false,
  setupFiles: ['tests/support/without-owner-stacks.ts', 'tests/support/begin-file.ts'],
}

export default defineConfig({
  define: { __MOCKED__: 'true', __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8') },
  resolve: { alias: { '@': path('./src'), '@generated': path('./generated'), '@mocks': path('./mocks') } },
  plugins: seed === undefined ? [] : [lateImports(path('./'))],
  test: {
    environment: 'node',
    ...(seed !== undefined && { sequence: { shuffle: { files: true, tests: true }, seed: Number(seed) } }),
    setupFiles: [...JITTER, 'tests/support/console-guard.ts', 'tests/support/window-gaps.ts'],
    // Formats must not depend on the machine.
    env: { TZ: 'America/Los_Angeles' },
    // A whole page of the portal on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One for each core of the smallest machine; by itself Vitest leaves one core idle.
    maxWorkers: 2,
    // Two megabytes of plain functions, which Node.js loads by itself as they are.
    server: { deps: { external: [/\/generated\/messages\//] } },
    projects: [
      // The portal's modules are loaded once for all files: each test leaves session, notifications and language as they
      // were, which it must for the next one of its own file anyway.
      {
        extends: true,
        test: {
          name: 'answered',
          include: ANSWERED,
          isolate: false,
          setupFiles: [...keepsModules.setupFiles, 'tests/support/answers-in-place.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'portal', include: IN_WINDOW, exclude: [...APART, ...ANSWERED], ...keepsModules },
      },
      {
        extends: true,
        test: { name: 'reckoning', include: PORTAL, exclude: [...APART, ...ANSWERED, ...IN_WINDOW], ...keepsModules },
      },
      {
        extends: true,
        test: {
          // Modules and a window of their own without a process of their own, which took twice the time.
          name: 'apart',
          pool: 'vmForks',
          include: APART,
          setupFiles: ['tests/support/globals-of-node.ts', 'tests/support/without-owner-stacks.ts'],
        },
      },
      // What a change most often forgets; the static stage runs them, before a push.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      // These keep nothing in modules: files share the contract and the seed that they load.
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{mocks,tests,tools}/**/*.test.ts'],
          exclude: RULES,
          isolate: false,
        },
      },
    ],
  },
})
