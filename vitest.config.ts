import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { lateImports } from './tools/gate/late-imports.ts'
import { ShuffleWithinProjects } from './tools/gate/shuffle-within-projects.ts'
import { CONTRACT_TESTS } from './tools/gate/stages.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

const RULES = ['tests/{rules,hasty-reads,licences}.test.ts', 'tests/messages/messages.test.ts']
/** Walks through all pages and menus, which a new page is in by itself; `npm run check` runs them too. */
const PAGES = [
  'tests/{every-page,guards}.test.{ts,tsx}',
  'src/shell/{menu,pending-pages,shell-pages,start-page}.test.{ts,tsx}',
]
const PORTAL = ['src/**/*.test.{ts,tsx}', '{mocks,tests}/**/*.test.tsx']
const allIn = (patterns: string[], pattern: RegExp) =>
  globSync(patterns, { cwd: path('.') }).filter((file) => pattern.test(readFileSync(path(file), 'utf8')))
/** Files that mock or reload modules (as each tab of session-test-bed does); they need their own copies of the portal's modules. */
const APART = allIn(PORTAL, /vi\.mock\(|vi\.resetModules\(|\bopenTab\(/)
/** Files with a DOM. Vitest restarts a worker when the environment changes, so each kind is a separate project. */
const IN_WINDOW = allIn(PORTAL, /^\/\/ @vitest-environment jsdom$/m)
/** Jitter mode (npm run test:jitter): asynchronous results are delayed, and the order is shuffled. */
const seed = process.env.PORTAL_JITTER
const JITTER = seed === undefined ? [] : ['tests/support/jitter/begin-jitter.ts']
const keepsModules = {
  isolate: false,
  setupFiles: ['tests/support/without-owner-stacks.ts', 'tests/support/begin-file.ts'],
}
/** Projects whose tests compute more than they wait, after the pages: further workers would only load modules again. */
const FEWER_WORKERS = { maxWorkers: availableParallelism() === 1 ? 2 : 3, sequence: { groupOrder: 1 } }

export default defineConfig({
  define: { __MOCKED__: 'true', __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8') },
  resolve: { alias: { '@': path('./src'), '@generated': path('./generated'), '@mocks': path('./mocks') } },
  plugins: [lateImports(path('.'))],
  test: {
    environment: 'node',
    ...(seed !== undefined && {
      sequence: { sequencer: ShuffleWithinProjects, shuffle: { tests: true }, seed: Number(seed) },
    }),
    setupFiles: [
      // First: jitter delays the frames that it keeps.
      'tests/support/window-gaps.ts',
      ...JITTER,
      'tests/support/console-guard.ts',
      'tests/support/wait-limits.ts',
    ],
    // Tests must not depend on the machine's time zone.
    env: { TZ: 'America/Los_Angeles' },
    // Rendering a whole page can take long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More than the two cores of the gate: tests wait for the portal's own timers, and in jitter mode also for its delays.
    maxWorkers: availableParallelism() === 1 ? 2 : seed === undefined ? 3 : 5,
    // Two megabytes of plain functions, which Node.js can load without transformation.
    server: { deps: { external: [/\/generated\/messages\//] } },
    projects: [
      // The portal's modules are loaded once for all files, so each test must restore session, notifications and language.
      {
        extends: true,
        test: {
          name: 'portal',
          include: IN_WINDOW,
          exclude: [...APART, ...PAGES],
          isolate: false,
          setupFiles: ['tests/support/answers-in-place.ts', ...keepsModules.setupFiles],
        },
      },
      { extends: true, test: { name: 'pages', include: PAGES, ...keepsModules } },
      {
        extends: true,
        test: {
          name: 'reckoning',
          include: PORTAL,
          exclude: [...APART, ...IN_WINDOW, ...PAGES],
          isolate: false,
          ...FEWER_WORKERS,
          setupFiles: ['tests/support/answers-in-place.ts', ...keepsModules.setupFiles],
        },
      },
      {
        extends: true,
        test: {
          // Own modules and window in a VM context; a process per file took twice the time.
          name: 'apart',
          pool: 'vmForks',
          ...FEWER_WORKERS,
          include: APART,
          setupFiles: ['tests/support/globals-of-node.ts', 'tests/support/without-owner-stacks.ts'],
        },
      },
      // `npm run check` runs these two before a push.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      { extends: true, test: { name: 'contract', include: CONTRACT_TESTS, isolate: false } },
      // These files keep no state in modules, so they share the contract and the seed.
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{mocks,tests,tools}/**/*.test.ts'],
          exclude: [...RULES, ...CONTRACT_TESTS],
          isolate: false,
          ...FEWER_WORKERS,
        },
      },
    ],
  },
})
