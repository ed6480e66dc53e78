import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { formatFailure, literally, quoted } from './failure.ts'

/** In jitter mode a failure is repeated with its seed. */
const seed = process.env.PORTAL_JITTER
const RUN = seed === undefined ? 'npx vitest run' : `npm run test:jitter -- --seed ${seed}`

const ofFile = (path: string) => relative(process.cwd(), path)

function failureOfTest(test: TestCase): string {
  const file = ofFile(test.module.moduleId)
  const [error] = test.result().errors ?? []
  const line = error?.stacks?.find((frame) => frame.file === test.module.moduleId)?.line
  return formatFailure({
    where: line === undefined ? file : `${file}:${line}`,
    title: test.fullName,
    message: error?.message ?? 'failed',
    diff: error?.diff,
    repeat: `${RUN} ${file} -t ${quoted(literally(test.fullName.replaceAll(' > ', ' ')))}`,
  })
}

const failureOfFile = (file: string, { message }: { message: string }) =>
  formatFailure({ where: file, title: '', message, repeat: `${RUN} ${file}` })

/** Prints failed tests with the commands that repeat them; if none failed, the number of tests. */
export default class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = modules.flatMap((module) => [
      ...module.errors().map((error) => failureOfFile(ofFile(module.moduleId), error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => failureOfFile(ofFile(module.moduleId), error)),
      ),
      ...[...module.children.allTests('failed')].map(failureOfTest),
    ])
    const others = unhandled.map(({ message, VITEST_TEST_PATH: path, name }) =>
      formatFailure({
        where: typeof path === 'string' ? ofFile(path) : 'outside of a test',
        title: `unhandled ${name ?? 'error'}`,
        message,
        repeat: typeof path === 'string' ? `${RUN} ${ofFile(path)}` : RUN,
      }),
    )
    const tests = modules.reduce((count, module) => count + [...module.children.allTests()].length, 0)
    const found = [...failures, ...others]
    console.info(found.length > 0 ? found.join('\n') : `${tests} passed (${modules.length} files)`)
  }
}
