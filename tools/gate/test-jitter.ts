/** `npm run test:jitter` (CONTRIBUTING.md). Other arguments than `--seed` go to Vitest. */
import { spawnSync } from 'node:child_process'
import { seedOf } from './seed.ts'

const rest = process.argv.slice(2)
const place = rest.indexOf('--seed')
const [, asked] = place < 0 ? [] : rest.splice(place, 2)
const seed = seedOf(asked)

// tools/gate/repeat.ts finds the seed by these words.
console.error(`jitter seed ${seed}`)
const { status } = spawnSync('vitest', ['run', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PORTAL_JITTER: String(seed) },
})
if (status !== 0) console.error(`Repeat this run: npm run test:jitter -- ${['--seed', seed, ...rest].join(' ')}`)
process.exitCode = status ?? 1
