/** `npm run test:jitter` (CONTRIBUTING.md). Other arguments than `--seed`, `--late` and `--date` go to Vitest. */
import { execFileSync, spawnSync } from 'node:child_process'

const rest = process.argv.slice(2)
/** Takes an option and its value out of the arguments. */
function take(name: string, pattern: RegExp): string | undefined {
  const place = rest.indexOf(name)
  if (place < 0) return
  const [, given = ''] = rest.splice(place, 2)
  if (!pattern.test(given)) throw new Error(`${name} must match ${pattern}, but is ${given}`)
  return given
}
const WHOLE = /^\d+$/
// By default the seed comes from the commit, so that the same commit is always tested with the same delays.
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
const seed = take('--seed', WHOLE) ?? String(Number.parseInt(commit().slice(0, 7), 16))
const late = take('--late', WHOLE)
const date = take('--date', /^\d{4}-\d{2}-\d{2}$/)
const daysTo = (day: string) => Math.ceil((Date.parse(day) - Date.now()) / 86_400_000)

// tools/gate/repeat.ts finds the seed by these words.
console.error(`jitter seed ${seed}`)
const { status } = spawnSync('vitest', ['run', ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORTAL_JITTER: seed,
    ...(late !== undefined && { PORTAL_JITTER_LATE_MS: late }),
    ...(date !== undefined && { PORTAL_JITTER_DAYS: String(daysTo(date)) }),
  },
})
if (status !== 0) {
  const options = Object.entries({ '--seed': seed, '--late': late, '--date': date }).filter(([, value]) => value)
  console.error(`Repeat this run: npm run test:jitter -- ${[...options.flat(), ...rest].join(' ')}`)
}
process.exitCode = status ?? 1
