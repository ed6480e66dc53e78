/**
 * `npm run mutation`: mutates the rules of one folder at a time and expects the unit tests of that folder to fail.
 *
 * Stryker's instrumenter writes all mutants into the sources, each behind a switch. The tests run once to learn which mutants
 * each test reaches, and again to try them (mutation-runner.ts). docs/decisions/012-mutants.md says why not with Stryker.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { type Coverage, type Event, filesIn, type Plan, readLines } from './mutation-files.ts'

type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

/** Minimum share of mutants that the tests of each folder must detect, in per cent. */
const MIN_SCORE = 98
/** How much longer than all tests without mutants a run without an event takes to be in an endless loop. */
const STUCK_MS = 30_000
const NEVER_MS = Number.POSITIVE_INFINITY
/** The instrumented sources read this variable. */
const ACTIVE_MUTANT = '__STRYKER_ACTIVE_MUTANT__'

/** Tests that take longer try only the mutants that the others have left. */
const SLOW_MS = 40

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
const EXCLUDED = [
  'src/**/*.test.ts',
  'src/**/queries.ts',
  'src/**/use-*.ts',
  'src/domain/{agreements,company-metadata,feature-flags,recaptcha}.ts',
  'src/session/mail-link.ts',
]

interface Run {
  folder: string
  tests: readonly string[]
  /** Ends the run when no mutant was tried for this long. */
  stuckMs: number
  /** The one mutant that is active from the start, also while modules are imported. */
  mutant?: string
}

/** Runs tests. @returns the output of a failed run; `stuck` if the run had to be ended */
async function runTests({ folder, tests, stuckMs, mutant }: Run) {
  const run = spawn('vitest', ['run', '--config', 'tests/mutation.config.ts', '--reporter', 'dot'], {
    env: {
      ...process.env,
      PORTAL_MUTATION: folder,
      PORTAL_MUTATION_TESTS: tests.join(' '),
      ...(mutant !== undefined && { [ACTIVE_MUTANT]: mutant }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its workers end with it.
    detached: true,
  })
  let output = ''
  let stuck = false
  const started = Date.now()
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const watch = setInterval(() => {
    const last = statSync(filesIn(folder).events, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - Math.max(last, started) < stuckMs || run.pid === undefined) return
    stuck = true
    process.kill(-run.pid, 'SIGKILL')
  }, 1000)
  const code = await new Promise<number | null>((resolve) => run.on('close', resolve))
  clearInterval(watch)
  return { passed: code === 0, stuck, output: stripVTControlCharacters(output) }
}

/** Writes the files with all their mutants. @returns the mutants */
async function instrument(files: readonly string[], folder: string): Promise<readonly Mutant[]> {
  const logger = { debug() {}, info() {}, isDebugEnabled: () => false }
  const result = await new Instrumenter(logger as never).instrument(
    files.map((file) => ({ name: resolve(file), content: readFileSync(file, 'utf8'), mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  for (const file of result.files) {
    const path = resolve(folder, relative('.', file.name))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.content)
  }
  return result.mutants
}

/** `refresh` of `src/session/refresh.test.ts` */
const nameOf = (file: string) => basename(file).replace(/\..*/, '')

/** Tries the mutants in the processes of their tests. @returns the detected ones, and those to try again */
async function tryTogether(
  name: string,
  folder: string,
  coverage: readonly Coverage[],
  isOwnTest: (file: string, mutant: string) => boolean,
  stuckMs: number,
) {
  const files = filesIn(folder)
  const order: ((row: Coverage, mutant: string) => boolean)[] = [
    ({ file }, mutant) => isOwnTest(file, mutant),
    ({ ms }) => ms <= SLOW_MS,
    () => true,
  ]
  const killed = new Set<string>()
  /** Mutants after which a test also fails without them, or never ends, each with the test's file. */
  const spoilt = new Map<string, string>()
  const fileOf = new Map(coverage.map(({ test, file }) => [test, file]))
  /** Tests that a mutant has passed. */
  const passed = new Set<string>()
  const testsLeft = (isTried: (row: Coverage, mutant: string) => boolean) =>
    coverage.flatMap((row) => {
      const { file, test, hits } = row
      const left = Object.entries(hits).filter(
        ([id]) => isTried(row, id) && !killed.has(id) && !spoilt.has(id) && !passed.has(`${id} ${test}`),
      )
      return test !== '' && left.length > 0 ? [{ file, test, hits: Object.fromEntries(left) }] : []
    })
  for (;;) {
    const left = order.map(testsLeft).find((tests) => tests.length > 0)
    if (!left) break
    rmSync(files.events, { force: true })
    writeFileSync(
      files.plan,
      JSON.stringify(Object.fromEntries(left.map(({ test, hits }) => [test, hits])) satisfies Plan),
    )
    // oxlint-disable-next-line no-await-in-loop -- each run tries what the one before left
    const run = await runTests({ folder, tests: [...new Set(left.map(({ file }) => file))], stuckMs })
    const events = readLines<Event>(files.events)
    if (!run.passed && !run.stuck) throw new Error(`a test of ${name} fails without a mutant:\n${run.output}`)
    if (events.length === 0) throw new Error(`no test of ${name} tried a mutant:\n${run.output}`)
    const begun = new Map<string, string>()
    for (const { event, mutant, test } of events) {
      const file = fileOf.get(test) ?? ''
      if (event === 'begin') begun.set(mutant, file)
      else begun.delete(mutant)
      if (event === 'killed') killed.add(mutant)
      if (event === 'spoilt') spoilt.set(mutant, file)
      if (event === 'survived') passed.add(`${mutant} ${test}`)
    }
    if (run.stuck) for (const [mutant, file] of begun) spoilt.set(mutant, file)
  }
  rmSync(files.plan, { force: true })
  rmSync(files.events, { force: true })
  return { killed, spoilt }
}

function describe({ fileName, location: { start, end }, replacement }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  lines.push((lines.pop() ?? '').slice(0, end.column))
  const original = [(lines[0] ?? '').slice(start.column), ...lines.slice(1)].map((line) => line.trim()).join(' ')
  return `${relative('.', fileName)}:${start.line + 1}:${start.column + 1}\n  - ${original}\n  + ${replacement}`
}

/** @returns the share of detected mutants, in per cent */
async function scoreOf(
  name: string,
  { mutate, tests }: ReturnType<typeof scope>,
  only: readonly string[],
): Promise<number> {
  const folder = resolve(`.cache/mutation-${name}`)
  rmSync(folder, { recursive: true, force: true })
  const excluded = new Set(globSync(EXCLUDED))
  const files = globSync(mutate).filter((file) => !excluded.has(file) && (only.length === 0 || only.includes(file)))
  const mutants = await instrument(files, folder)
  const started = performance.now()
  const first = await runTests({ folder, tests, stuckMs: NEVER_MS })
  const stuckMs = STUCK_MS + performance.now() - started
  if (!first.passed) throw new Error(`the tests of ${name} fail without a mutant:\n${first.output}`)
  const coverage = readLines<Coverage>(filesIn(folder).coverage)
  const names = new Map(mutants.map(({ id, fileName }) => [id, nameOf(fileName)]))
  /** The test file beside the source file detects most of its mutants, so its tests go first. */
  const isOwnTest = (file: string, mutant: string) => nameOf(file) === names.get(mutant)
  const { killed, spoilt } = await tryTogether(name, folder, coverage, isOwnTest, stuckMs)
  const reached = new Set(coverage.flatMap(({ test, hits }) => (test === '' ? [] : Object.keys(hits))))
  const imported = new Set(coverage.flatMap(({ test, hits }) => (test === '' ? Object.keys(hits) : [])))
  let timeouts = 0
  // In a process of their own, because a module may have kept a result from before the mutant.
  const apart = [...reached].filter((id) => !killed.has(id))
  console.info(`${name}: ${killed.size} of ${mutants.length} mutants detected; ${apart.length} are tried once more`)
  for (const mutant of apart) {
    const reaching = [...new Set(coverage.flatMap(({ file, hits }) => (hits[mutant] ? [file] : [])))]
    const spoiltFile = spoilt.get(mutant)
    const own = reaching.filter((file) => (spoiltFile ? file === spoiltFile : isOwnTest(file, mutant)))
    // oxlint-disable-next-line no-await-in-loop -- sequential: each run uses both cores
    const run = await runTests({ folder, tests: own.length > 0 ? own : reaching, stuckMs, mutant })
    if (!run.passed) killed.add(mutant)
    if (run.stuck) timeouts += 1
  }

  // Module constants: they would need a process each.
  const judged = mutants.filter(({ id }) => reached.has(id) || !imported.has(id))
  for (const mutant of judged) {
    if (killed.has(mutant.id)) continue
    console.info(`${reached.has(mutant.id) ? 'not detected' : 'no test'}: ${describe(mutant)}`)
  }
  const score = (100 * killed.size) / judged.length
  console.info(
    `${name}: ${killed.size} of ${judged.length} mutants detected (${score.toFixed(2)} %), ${timeouts} by timeout; ${mutants.length - judged.length} in constants not tried`,
  )
  return score
}

const asked = process.argv.slice(2)
const names = asked.filter((name) => SCOPES[name])
const only = asked.filter((name) => !SCOPES[name])
if (only.length > 0 && (names.length !== 1 || globSync(only).length !== only.length))
  throw new Error(`no such folder: ${only.join(', ')}; there are ${Object.keys(SCOPES).join(', ')}`)

const below: string[] = []
for (const [name, scope] of Object.entries(SCOPES)) {
  if (asked.length > 0 && !names.includes(name)) continue
  // oxlint-disable-next-line no-await-in-loop -- sequential: each run uses both cores
  const score = await scoreOf(name, scope, only)
  if (!(score >= MIN_SCORE)) below.push(name)
}
if (below.length > 0) console.error(`below ${MIN_SCORE} %: ${below.join(', ')}`)
process.exitCode = below.length > 0 ? 1 : 0
