/**
 * The gate: all checks and tests on a clean checkout (`npm test`, .ci/run). `--only static|build|unit|e2e` runs one group.
 * If everything passes it prints the time of each stage; otherwise only the failures, each with its difference and the command
 * that repeats it.
 */
import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { formatFailure } from './gate/failure.ts'
import { type Outcome, runStages, type Stage } from './gate/schedule.ts'
import { PRODUCTION, stagesOf } from './gate/stages.ts'

/** Number of cores of the smallest supported machine. */
const CORES = 2

/** tests/production-build.test.ts uses this run's build instead of making one. */
let isBuilt = false
const running = new Set<string>()

/** The running stages, on a terminal. */
function showProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${[...running].join(' · ')}`)
}

/** Runs a stage and prints its failures. */
async function run({ name, command }: Stage): Promise<{ code: number; output: string }> {
  running.add(name)
  showProgress()
  const [program = '', ...args] = command.split(' ')
  const env = {
    ...process.env,
    // Less garbage collection in the compiler and the linter: a third less CPU time for half a gigabyte of memory.
    GOGC: '800',
    ...(isBuilt && { PORTAL_BUILD: 'dist' }),
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    FORCE_COLOR: '0',
  }
  const ended = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(program, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      // Test runners report failures on stdout; their stderr is output of the tested code.
      const text = /^FAILED /m.test(stdout) ? stdout : stdout + stderr || (error?.message ?? '')
      resolve({ code: error ? 1 : 0, output: stripVTControlCharacters(text).trim() })
    })
    child.stdin?.end()
  })
  running.delete(name)
  showProgress()
  if (ended.code !== 0) console.info(failuresOf(name, command, ended.output))
  else if (name === PRODUCTION) isBuilt = true
  return ended
}

/** Failed tests come formatted by the reporters; for other tools the whole output is printed. */
function failuresOf(name: string, command: string, output: string): string {
  if (output.startsWith('FAILED ')) return output
  const repeat = /^(npm|node) /.test(command) ? command : `npx ${command}`
  return formatFailure({ where: name, title: '', diff: output, repeat })
}

const PASSED = /^(?<count>\d+) passed.*$/m

const testsOf = ({ output }: Outcome): number => Number(PASSED.exec(output)?.groups?.count ?? 0)

/** The time of each stage and the number of its tests. */
function tableOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ stage, ms, output }) => {
    const [figures = ''] = PASSED.exec(output) ?? []
    return `ok ${stage.group.padEnd(6)} ${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${stage.name}${figures && `: ${figures}`}`
  })
  return lines.join('\n')
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const began = performance.now()
const outcomes = await runStages(stagesOf(only), CORES, run)
showProgress()
if (outcomes.some(({ result }) => result !== 'passed')) process.exitCode = 1
else {
  console.info(tableOf(outcomes))
  console.info(`${outcomes.length} stages in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  // The last line has the form that tools which read the logs of test runners look for.
  console.info(`${outcomes.reduce((sum, outcome) => sum + testsOf(outcome), 0)} passed, 0 failed`)
}
const skipped = outcomes.filter(({ result }) => result === 'skipped')
if (skipped.length > 0) console.info(`skipped: ${skipped.map(({ stage }) => stage.name).join(', ')}`)
