/**
 * Mutation run (`npm run mutation`): mutates the rules of one folder at a time and expects the unit tests of that folder to
 * fail. `npm run mutation -- values session` runs only these.
 */
import { Stryker } from '@stryker-mutator/core'

/** Minimum share of mutants that the tests of each folder must detect, in per cent. */
const MIN_SCORE = 98

interface Scope {
  mutate: string[]
  /** Only these tests run; otherwise a mutant in `values` would run every page that shows an amount. */
  tests: string[]
}

const VOUCHERS = 'src/features/vouchers'
const SCOPES: Record<string, Scope> = {
  values: { mutate: ['src/values/**/*.ts'], tests: ['src/values/**/*.test.ts'] },
  payments: { mutate: ['src/payments/**/*.ts'], tests: ['src/payments/**/*.test.{ts,tsx}'] },
  deposit: { mutate: ['src/features/deposit/**/*.ts'], tests: ['src/features/deposit/**/*.test.ts'] },
  'top-up': { mutate: ['src/features/top-up/**/*.ts'], tests: ['src/features/top-up/**/*.test.ts'] },
  vouchers: {
    mutate: [
      `${VOUCHERS}/{voucher-sums,displayed-status}.ts`,
      `${VOUCHERS}/reorder/take-over.ts`,
      `${VOUCHERS}/order/sent-order.ts`,
    ],
    tests: [`${VOUCHERS}/**/*.test.ts`],
  },
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: ['src/domain/**/*.test.ts', 'src/features/month/month-figures.test.ts', 'src/shell/palette/find.test.ts'],
  },
  month: { mutate: ['src/features/month/*.ts'], tests: ['src/features/month/*.test.ts'] },
  session: { mutate: ['src/session/*.ts'], tests: ['src/session/*.test.ts'] },
  submit: { mutate: ['src/forms/submit/*.ts'], tests: ['src/forms/**/*.test.{ts,tsx}'] },
}
/** Test files; and queries, hooks and others, which are tested by pages and browser suites. */
const EXCLUDED = [
  '!src/**/*.test.ts',
  '!src/**/queries.ts',
  '!src/**/use-*.ts',
  '!src/domain/{agreements,company-metadata,feature-flags,recaptcha}.ts',
  '!src/session/mail-link.ts',
]

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

/** @returns the share of detected mutants, in per cent */
async function scoreOf(name: string, { mutate, tests }: Scope): Promise<number> {
  process.env['PORTAL_MUTATION_TESTS'] = tests.join(' ')
  const stryker = new Stryker({ mutate: [...mutate, ...EXCLUDED], tempDirName: `.cache/stryker-${name}` })
  const mutants = await stryker.runMutationTest()
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  const missed = mutants.filter(({ status }) => MISSED.has(status)).length
  // On a busy machine a slow test run counts as a timeout.
  const timeouts = mutants.filter(({ status }) => status === 'Timeout').length
  const score = (100 * noticed) / (noticed + missed)
  console.info(
    `${name}: ${noticed} of ${noticed + missed} mutants detected (${score.toFixed(2)} %), ${timeouts} by timeout`,
  )
  return score
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !SCOPES[name])
if (unknown.length > 0)
  throw new Error(`no such folder: ${unknown.join(', ')}; there are ${Object.keys(SCOPES).join(', ')}`)

const below: string[] = []
for (const [name, scope] of Object.entries(SCOPES)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // oxlint-disable-next-line no-await-in-loop -- sequential: each run uses both cores
  const score = await scoreOf(name, scope)
  if (!(score >= MIN_SCORE)) below.push(name)
}
if (below.length > 0) console.error(`below ${MIN_SCORE} %: ${below.join(', ')}`)
process.exitCode = below.length > 0 ? 1 : 0
