/**
 * The gate: all checks and tests on a clean checkout (`npm test`, .ci/run). `--only static|build|unit|e2e` runs one group.
 * For a stage that passes it prints the time, for one that fails the output and a command for each failed test.
 */
import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { repeatsOf } from './gate/repeat.ts'
import { PRODUCTION, runStages, type Stage, stagesOf } from './gate/stages.ts'
import { fingerprintOf, hasPassed, rememberPassed } from './gate/unchanged.ts'

/** tests/production-build.test.ts uses this run's build instead of making one. */
let isBuilt = false
let passed = 0

/** Runs a stage and prints its outcome. @returns whether it has passed */
async function run({ group, name, command, inputs }: Stage): Promise<boolean> {
  const began = performance.now()
  const fingerprint = only === 'static' && inputs ? fingerprintOf(inputs) : undefined
  if (fingerprint !== undefined && hasPassed(name, fingerprint)) {
    console.info(`ok ${group.padEnd(6)} unchanged  ${name}`)
    return true
  }
  const [program = '', ...args] = command.split(' ')
  const env = {
    ...process.env,
    // Less garbage collection in the compiler and the linter: a third less CPU time for half a gigabyte of memory.
    GOGC: '800',
    ...(isBuilt && { PORTAL_BUILD: 'dist' }),
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    FORCE_COLOR: '0',
    // Testing Library prints the whole page when it does not find an element.
    DEBUG_PRINT_LIMIT: '0',
  }
  const { error, output } = await new Promise<{ error: Error | null; output: string }>((resolve) => {
    const child = execFile(program, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve({ error, output: stripVTControlCharacters(stdout + stderr) }),
    )
    child.stdin?.end()
  })
  if (error) {
    const repeat = /^(npm|node) /.test(command) ? command : `npx ${command}`
    const repeats = repeatsOf(output)
    const commands = (repeats.length > 0 ? repeats : [repeat]).map((one) => `repeat: ${one}`).join('\n')
    console.info(`FAILED ${name}\n${output.trim() || error.message}\n${commands}\n`)
    return false
  }
  if (name === PRODUCTION) isBuilt = true
  if (fingerprint !== undefined) rememberPassed(name, fingerprint)
  const [, tests] = /^\s*(?:Tests +)?(\d+) passed\b/m.exec(output) ?? []
  passed += Number(tests ?? 0)
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.info(`ok ${group.padEnd(6)} ${seconds.padStart(8)}  ${name}${tests ? `: ${tests} passed` : ''}`)
  return true
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const began = performance.now()
const results = await runStages(stagesOf(only), run)
const skipped = [...results].flatMap(([name, result]) => (result === 'skipped' ? [name] : []))
if (skipped.length > 0) console.info(`skipped: ${skipped.join(', ')}`)
if ([...results.values()].some((result) => result !== 'passed')) process.exitCode = 1
else {
  console.info(`${results.size} stages in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  // The last line has the form that tools which read the logs of test runners look for.
  console.info(`${passed} passed, 0 failed`)
}
