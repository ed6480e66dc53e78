/** `npm run test:jitter` (CONTRIBUTING.md). Other arguments than `--seed` and `--late` go to Vitest. */
import { execFileSync, spawnSync } from 'node:child_process'

const rest = process.argv.slice(2)
/** Takes an option and its whole number out of the arguments. */
function take(name: string): number | undefined {
  const place = rest.indexOf(name)
  if (place < 0) return
  const [, given] = rest.splice(place, 2)
  if (!/^\d+$/.test(given ?? '')) throw new Error(`${name} is a whole number, not ${given}`)
  return Number(given)
}
// By default the seed comes from the commit, so that the same commit is always tested with the same delays.
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
const seed = take('--seed') ?? Number.parseInt(commit().slice(0, 7), 16)
const late = take('--late')

// tools/gate/repeat.ts finds the seed by these words.
console.error(`jitter seed ${seed}`)
const { status } = spawnSync('vitest', ['run', ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORTAL_JITTER: String(seed),
    ...(late !== undefined && { PORTAL_JITTER_LATE_MS: String(late) }),
  },
})
if (status !== 0) {
  const options = ['--seed', seed, ...(late === undefined ? [] : ['--late', late])]
  console.error(`Repeat this run: npm run test:jitter -- ${[...options, ...rest].join(' ')}`)
}
process.exitCode = status ?? 1
