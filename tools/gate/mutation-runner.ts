/**
 * Vitest's runner for the mutation run (mutation.ts). It repeats each test with each mutant in the same process: starting a
 * process takes a second, most tests a millisecond.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { type Event, filesIn, type Hits, type Plan, readLines, writeLine } from './mutation-files.ts'

const FILES = filesIn(process.env['PORTAL_MUTATION'] ?? '')
/** A mutant that runs this many times as often as the original code is an endless loop. */
const HITS_AT_MOST = 100

/** What the instrumented sources read and write. */
interface Instrumented {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
  hitCount?: number
  hitLimit?: number
}
const instrumented: Instrumented = ((globalThis as { __stryker__?: Instrumented }).__stryker__ ??= {})

const plan = existsSync(FILES.plan) ? (JSON.parse(readFileSync(FILES.plan, 'utf8')) as Plan) : undefined

export default class MutationRunner extends TestRunner {
  /** Mutants that the current test has yet to try, with their hits. */
  waiting: [string, number][] = []
  /** The mutant of the current try. */
  tried: string | undefined
  /** The mutant that failed the test just now. The next try is without a mutant, to see whether the test still passes. */
  failed: string | undefined
  hasTried = false
  /** Nothing that happens later in this process proves anything. */
  isSpoilt = false

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test)
    if (!plan) return
    const killed = new Set(
      readLines<Event>(FILES.events).flatMap(({ event, mutant }) => (event === 'killed' ? [mutant] : [])),
    )
    this.waiting = this.isSpoilt ? [] : Object.entries(plan[test.id] ?? {}).filter(([id]) => !killed.has(id))
    if (this.waiting.length === 0) test.mode = 'skip'
    // Each mutant takes two tries at most.
    test.repeats = 2 * this.waiting.length
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    super.onBeforeTryTask(test, options)
    if (!plan) {
      instrumented.currentTestId = test.id
      return
    }
    const isPlain = options.repeats === 0 || this.failed !== undefined || this.isSpoilt
    const [mutant, hits = 0] = (isPlain ? undefined : this.waiting.shift()) ?? []
    this.tried = mutant
    if (mutant) {
      this.hasTried = true
      writeLine(FILES.events, { event: 'begin', mutant, test: test.id })
    }
    instrumented.hitCount = 0
    instrumented.hitLimit = hits * HITS_AT_MOST
    instrumented.activeMutant = mutant
  }

  async runTask(test: RunnerTestCase) {
    // Tries left over do nothing.
    const isNeeded = !plan || this.tried !== undefined || this.failed !== undefined || test.result?.repeatCount === 0
    if (isNeeded) await TestRunner.getTestFn(test)()
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    await super.onAfterRetryTask(test, options)
    const { tried, failed } = this
    const hasPassed = test.result?.state !== 'fail'
    instrumented.activeMutant = undefined
    this.failed = undefined
    if (!plan || !test.result) return
    if (options.repeats === 0) {
      // Before any mutant it fails the run; after one, the rest waits for another process.
      if (hasPassed || !this.hasTried) return
      this.isSpoilt = true
    }
    if (tried !== undefined && hasPassed) {
      writeLine(FILES.events, { event: 'survived', mutant: tried, test: test.id })
    } else if (tried !== undefined) {
      this.failed = tried
    } else if (failed !== undefined) {
      writeLine(FILES.events, { event: hasPassed ? 'killed' : 'spoilt', mutant: failed, test: test.id })
      this.isSpoilt = !hasPassed
    }
    test.result.state = 'pass'
    test.result.errors = undefined
  }

  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test)
    if (plan) return
    instrumented.currentTestId = undefined
    this.writeHits(test.file.filepath, test.id, test.result?.duration, instrumented.mutantCoverage?.perTest[test.id])
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite)
    if (!plan && suite === suite.file)
      this.writeHits(suite.file.filepath, '', undefined, instrumented.mutantCoverage?.static)
  }

  writeHits(file: string, test: string, ms = 0, hits: Hits = {}) {
    writeLine(FILES.coverage, { file: relative(this.config.root, file), test, ms, hits })
  }
}
