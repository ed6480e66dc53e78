/**
 * Runs the unit and component tests in jitter mode: shuffled, with asynchronous results delayed by up to 40 ms.
 * `--seed N` repeats a run; the default seed is derived from the commit. Other arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { commitSeed } from './commit-seed.ts'

const { values, tokens } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
const seed = values.seed === undefined ? commitSeed() : Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new Error(`--seed is a whole number, not ${String(values.seed)}`)

const own = new Set<number>()
for (const token of tokens) {
  if (token.kind !== 'option' || token.name !== 'seed') continue
  own.add(token.index)
  if (!token.inlineValue) own.add(token.index + 1)
}
const rest = process.argv.slice(2).filter((_, index) => !own.has(index))

// On stderr: a red gate prints only what the reporter writes.
console.error(`jitter seed ${seed}`)
const { status } = spawnSync('vitest', ['run', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PORTAL_JITTER: String(seed) },
})
if (status !== 0) console.error(`Repeat this run: npm run test:jitter -- ${['--seed', seed, ...rest].join(' ')}`)
process.exitCode = status ?? 1
