import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { formatFailure } from './failure.ts'

const ofFile = (path: string) => relative(process.cwd(), path)

function failureOf(test: TestCase): string {
  const project = test.parent.project()?.name ?? ''
  const where = `${ofFile(test.location.file)}:${test.location.line}`
  const errors = test.results.flatMap((result) => result.errors)
  return formatFailure({
    where,
    title: test.title,
    message: errors.map(({ message }) => message ?? '').join('\n\n') || (test.results[0]?.status ?? 'failed'),
    // The gate has already made the builds.
    repeat: `npx playwright test --project=${project} ${where}`,
  })
}

/** Prints failed tests with the commands that repeat them; if none failed, the number of tests. */
export default class GateReporter implements Reporter {
  #tests: TestCase[] = []
  readonly #failures: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  /** Errors outside tests: a server that does not start, a file that cannot be parsed. */
  onError({ message = 'failed' }: TestError): void {
    this.#failures.push(formatFailure({ where: 'the browser tests', title: '', message, repeat: 'npm run test:e2e' }))
  }

  onEnd(): void {
    const failed = this.#tests.filter((test) => test.outcome() === 'unexpected').map(failureOf)
    const found = [...this.#failures, ...failed]
    console.info(found.length > 0 ? found.join('\n') : `${this.#tests.length} passed`)
  }

  printsToStdio(): boolean {
    return true
  }
}
