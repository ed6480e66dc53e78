/**
 * The gate: all checks and tests on a clean checkout (`npm test`, .ci/run). `--only static|build|unit|e2e` runs one group.
 * If everything passes it prints the time of each stage; otherwise only the failures, each with its difference and the command
 * that repeats it.
 */
import { spawn } from 'node:child_process'
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

async function run({ name, command }: Stage): Promise<{ code: number; output: string }> {
  running.add(name)
  showProgress()
  const [program = '', ...args] = command.split(' ')
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, {
      env: {
        ...process.env,
        // Less garbage collection in the compiler and the linter: a third less CPU time for half a gigabyte of memory.
        GOGC: '800',
        ...(isBuilt && { PORTAL_BUILD: 'dist' }),
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const text = { out: '', err: '' }
    child.stdout.on('data', (chunk: Buffer) => void (text.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (text.err += chunk.toString()))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    // Test runners report failures on stdout; their stderr is output of the tested code.
    child.on('close', (status) =>
      resolve({ code: status ?? 1, output: /^FAILED /m.test(text.out) ? text.out : text.out + text.err }),
    )
  })
  running.delete(name)
  showProgress()
  if (code === 0 && name === PRODUCTION) isBuilt = true
  return { code, output: stripVTControlCharacters(output).trim() }
}

/** Failed tests come formatted by the reporters; for other tools the whole output is printed. */
function report({ stage, result, output }: Outcome): void {
  if (result !== 'failed') return
  const isOfTests = output.startsWith('FAILED ')
  console.info(
    isOfTests
      ? output
      : formatFailure({
          where: stage.name,
          title: '',
          diff: output,
          repeat: /^(npm|node) /.test(stage.command) ? stage.command : `npx ${stage.command}`,
        }),
  )
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
const outcomes = await runStages(stagesOf(only), CORES, run, report)
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
