/**
 * `npm run mutation`: StrykerJS mutates the rules of one folder at a time and expects the unit tests of that folder to fail.
 * docs/decisions/012-mutants.md lists the mutants that survive.
 */
import { Stryker } from '@stryker-mutator/core'

/** @param tests only these run; otherwise a mutant in `values` would run every page that shows an amount */
const scope = (folder: string, tests = [`src/${folder}/**/*.test.ts`], files = '**/*') => ({
  mutate: [`src/${folder}/${files}.ts`],
  tests,
})
const SCOPES: Record<string, ReturnType<typeof scope>> = {
  values: scope('values'),
  payments: scope('payments', ['src/payments/**/*.test.{ts,tsx}']),
  deposit: scope('features/deposit'),
  'top-up': scope('features/top-up'),
  vouchers: scope('features/vouchers', undefined, '{voucher-sums,displayed-status,reorder/take-over}'),
  domain: scope('domain', [
    'src/domain/**/*.test.ts',
    'src/features/month/month-figures.test.ts',
    'src/shell/palette/find.test.ts',
  ]),
  month: scope('features/month'),
  // Not the tests that render whole pages.
  session: scope('session', ['src/session/*.test.ts', 'src/session/{impersonation,impersonated-account}.test.tsx']),
  submit: scope('forms/submit', ['src/forms/submit/*.test.{ts,tsx}']),
}
/** Test files; and queries, hooks and others, which are tested by pages and browser suites. */
const NOT_MUTATED = [
  '!src/**/*.test.ts',
  '!src/**/queries.ts',
  '!src/**/use-*.ts',
  '!src/domain/{agreements,company-metadata,feature-flags,recaptcha}.ts',
  '!src/session/mail-link.ts',
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !SCOPES[name])
if (unknown.length > 0)
  throw new Error(`no such folder: ${unknown.join(', ')}; there are ${Object.keys(SCOPES).join(', ')}`)

for (const [name, { mutate, tests }] of Object.entries(SCOPES)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Read by tests/mutation.config.ts, in the processes that run the tests. With Stryker's own option `testFiles` no test sees a
  // mutant of a module constant, because it is activated only after the modules are loaded (10.1.1).
  process.env.PORTAL_MUTATION_TESTS = tests.join(' ')
  const stryker = new Stryker({
    mutate: [...mutate, ...NOT_MUTATED],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation.config.ts', related: false, pool: 'forks' },
    // A mutant in a module constant would run all tests of its folder, so constants are not mutated. In `session` some tests
    // load the modules anew. Stryker then counts a constant as covered, and would run only those tests.
    ignoreStatic: name !== 'session',
    // Stryker reads it by TypeScript's programming interface, which TypeScript 7 does not have. Vitest needs no types.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['.*', 'dist*', 'docs', 'deploy', 'test-results'],
    tempDirName: `.cache/mutation-${name}`,
    incremental: true,
    incrementalFile: `.cache/mutation-${name}.json`,
    reporters: process.stdout.isTTY ? ['clear-text', 'progress'] : ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    concurrency: 2,
    timeoutMS: 60_000,
    timeoutFactor: 4,
    thresholds: { break: 98 },
  })
  // oxlint-disable-next-line no-await-in-loop -- sequential: each run uses both cores
  await stryker.runMutationTest()
}
