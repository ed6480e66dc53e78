import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

const root = new URL('..', import.meta.url).pathname
const folder = process.env['PORTAL_MUTATION'] ?? ''
/** What a module runs when it is imported counts for no test, also if a test imports the module anew. */
const asImport = (source: string) =>
  [
    'const stryker = (globalThis.__stryker__ ??= {})',
    'const importingTest = stryker.currentTestId',
    'stryker.currentTestId = undefined',
    source,
    'stryker.currentTestId = importingTest',
  ].join(';\n')

/** Loads the sources with all mutants in them, which `npm run mutation` has written. */
const instrumented = {
  name: 'instrumented',
  enforce: 'pre',
  load(id: string) {
    const file = id.split('?')[0]?.replace(root, `${folder}/`)
    return file && existsSync(file) && id.startsWith(root) ? asImport(readFileSync(file, 'utf8')) : undefined
  },
} as const

const { projects: _, ...test } = whole.test ?? {}

/** The tests for `npm run mutation`: those of one folder (tools/gate/mutation.ts). */
export default defineConfig({
  ...whole,
  plugins: [instrumented],
  test: {
    ...test,
    // The cache is keyed by the file on disk, which has no mutants.
    fsModuleCache: false,
    setupFiles: ['tests/support/without-owner-stacks.ts', 'tests/support/window-gaps.ts'],
    exclude: [
      // 100 000 random texts per mutant would take a day, and they only prove that nothing throws.
      'src/values/naughty-strings.test.ts',
      // The test of a hook. It needs the request function of the project "answered" (vitest.config.ts).
      'src/payments/use-payment-start.test.tsx',
    ],
    include: (process.env['PORTAL_MUTATION_TESTS'] ?? 'src/**/*.test.ts').split(' '),
    ...(process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined && { runner: './tools/gate/mutation-runner.ts' }),
    maxWorkers: 2,
    // Mutants leave tests waiting for what never comes, and promises that nobody awaits any more.
    ...(existsSync(`${folder}/plan.json`) && { testTimeout: 5000, dangerouslyIgnoreUnhandledErrors: true }),
  },
})
