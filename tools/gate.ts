/**
 * The gate: everything that must hold on a clean checkout (`npm test`, .ci/run). `--only static|build|unit|e2e` runs one
 * group while working. A green gate prints the time of each stage; a red one prints what failed, how it differs and the
 * command that repeats it alone, and nothing else.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { formatFailure } from './gate/failure.ts'
import { type Outcome, runStages, type Stage } from './gate/schedule.ts'
import { PRODUCTION, stagesOf } from './gate/stages.ts'

/** What the smallest machine has. */
const CORES = 2

/** tests/production-build.test.ts takes the build of this run instead of making one. */
let isBuilt = false
const running = new Set<string>()

/** While a person watches: what is running now. */
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
        // The compiler and the linter collect their garbage less often: a third less to compute for half a gigabyte more.
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
    // Tests report their failures on stdout; the rest of their output is what the failing code printed.
    child.on('close', (status) =>
      resolve({ code: status ?? 1, output: /^FAILED /m.test(text.out) ? text.out : text.out + text.err }),
    )
  })
  running.delete(name)
  showProgress()
  if (code === 0 && name === PRODUCTION) isBuilt = true
  return { code, output: stripVTControlCharacters(output).trim() }
}

/** Failed tests bring their own words; of another tool, its output is the difference. */
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

/** The time of each stage, and the figures that tests print. */
function tableOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ stage, ms, output }) => {
    const [figures = ''] = /^\d+ tests.*$/m.exec(output) ?? []
    return `ok ${stage.group.padEnd(6)} ${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${stage.name}${figures && `: ${figures}`}`
  })
  return lines.join('\n')
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const began = performance.now()
const outcomes = await runStages(stagesOf(only), CORES, run, report)
showProgress()
if (outcomes.some(({ result }) => result !== 'passed')) process.exitCode = 1
else
  console.info(
    `${tableOf(outcomes)}\n${outcomes.length} stages in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
const skipped = outcomes.filter(({ result }) => result === 'skipped')
if (skipped.length > 0) console.info(`not run: ${skipped.map(({ stage }) => stage.name).join(', ')}`)
