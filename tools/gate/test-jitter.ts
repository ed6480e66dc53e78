/** `npm run test:jitter` (CONTRIBUTING.md). Other arguments than `--seed` go to Vitest. */
import { execFileSync, spawnSync } from 'node:child_process'

const rest = process.argv.slice(2)
const place = rest.indexOf('--seed')
const [, asked] = place < 0 ? [] : rest.splice(place, 2)
// By default the seed comes from the commit, so that the same commit is always tested with the same delays.
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
const seed = asked === undefined ? Number.parseInt(commit().slice(0, 7), 16) : Number(asked)
if (!Number.isSafeInteger(seed)) throw new Error(`--seed is a whole number, not ${asked}`)

// tools/gate/repeat.ts finds the seed by these words.
console.error(`jitter seed ${seed}`)
const { status } = spawnSync('vitest', ['run', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PORTAL_JITTER: String(seed) },
})
if (status !== 0) console.error(`Repeat this run: npm run test:jitter -- ${['--seed', seed, ...rest].join(' ')}`)
process.exitCode = status ?? 1
