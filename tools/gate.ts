/**
 * The gate: everything that must hold on a clean checkout, in stages, with the time of each (`npm test`, .ci/run).
 * `--only static|build|unit|e2e` runs one group while working.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './find-chromium.ts'
import { ensureServers } from './find-servers.ts'

type Stage = { name: string; command: string; args: string[] }
/** `atOnce` stages run side by side: two cores are what the smallest machine has. */
type Group = { name: string; shareSeconds: number; atOnce?: number; stages: Stage[] }

const stage = (name: string, line: string): Stage => {
  const [command = '', ...args] = line.split(' ')
  return { name, command, args }
}

/** The lint of package.json, so that both read the same files. */
const LINT = 'npm run --silent lint'

const groups: Group[] = [
  {
    name: 'static',
    shareSeconds: 20,
    atOnce: 2,
    // The longest first.
    stages: [
      stage('generated code is fresh', 'node tools/generate.ts --check'),
      // Another stage uses the other core; several threads check much of the types once each.
      stage('types', 'tsc -p . --singleThreaded'),
      stage('rules, guards and the fake API against the contract', 'vitest run --project rules'),
      stage('lint', LINT),
      stage('unused code', 'knip'),
      stage('contract examples and marks', 'node tools/check-contract.ts'),
      stage('contract against the fake API', 'tsx tools/contract.ts'),
      stage('contract lint', 'redocly lint openapi/portal.yaml --max-problems 20'),
      stage('format', 'biome check --error-on-warnings .'),
      stage('lists of the documents', 'node tools/write-lists.ts --check'),
      stage('messages', 'node tools/check-messages.ts'),
      stage('licences', 'node tools/check-licences.ts'),
    ],
  },
  {
    // Before the tests, which read the build.
    name: 'build',
    shareSeconds: 30,
    stages: [
      stage('production build and SBOM', 'npm run build'),
      stage('sizes of the main screens', 'node tools/check-sizes.ts'),
    ],
  },
  { name: 'unit', shareSeconds: 180, stages: [stage('unit tests', 'vitest run --project=!rules')] },
  {
    name: 'e2e',
    shareSeconds: 420,
    stages: [
      stage('mocked build', 'npm run build:mock'),
      stage('e2e of the mocked build', 'playwright test --project=mocked'),
      stage('e2e of the production build', 'playwright test --project=production'),
    ],
  },
]

/** A failed stage's output without the lines of what passed, so that a log cut short still shows the failures. */
function withoutPassed(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.filter((line) => !/^\s*(✓|ok\s+\d+)\s/.test(line)).join('\n')
}

/** tests/production-build.test.ts takes the build of this run instead of making one. */
let isBuilt = false

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function run({ command, args }: Stage): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
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
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
// The production suite needs the build.
const chosen = groups.filter(({ name }) => !only || name === only || (only === 'e2e' && name === 'build'))
let passed = 0
const failed: string[] = []

/** Runs a stage and says how it went. */
async function report(group: Group, item: Stage): Promise<void> {
  const started = performance.now()
  const { code, output } = await run(item)
  const took = seconds(performance.now() - started)
  console.info(`${code === 0 ? 'ok    ' : 'FAILED'} ${group.name}: ${item.name} (${took})`)
  const summary = output.split('\n').filter((line) => /^\s*(Tests|Test Files|\d+ passed|\d+ failed)\b/.test(line))
  if (code === 0 && item.name.startsWith('production build')) isBuilt = true
  if (code === 0) passed += 1
  else failed.push(item.name)
  if (code !== 0) console.info(withoutPassed(output))
  else if (summary.length > 0) console.info(summary.map((line) => `       ${line.trim()}`).join('\n'))
}

async function runAll(group: Group): Promise<void> {
  const waiting = [...group.stages]
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await report(group, item)
  }
  await Promise.all(Array.from({ length: group.atOnce ?? 1 }, work))
}

try {
  for (const group of chosen) {
    if (group.name === 'e2e') {
      await ensureChromium()
      ensureServers()
    }
    const started = performance.now()
    await runAll(group)
    const took = performance.now() - started
    const over = took > group.shareSeconds * 1000 ? `, over its share of ${group.shareSeconds} s` : ''
    console.info(`       ${group.name} took ${seconds(took)}${over}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed.push('preparation')
}
console.info(`stages: ${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
