/**
 * The size of what the main screens load, gzip kB, against limits that a change must argue with (npm run build first).
 * Ratios to the floors are the benchmark's (npm run bench).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = 'dist/assets'
const files = readdirSync(ASSETS)
const kb = (name: RegExp) =>
  files.filter((file) => name.test(file)).reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0) / 1000

/** What, which files, and the most they may weigh together. */
const LIMITS: [string, RegExp, number][] = [
  ['the entry', /^start-.*\.js\.gz$/, 175],
  ['the login', /^login-.*\.js\.gz$/, 36],
  ['the list of employees', /^beneficiaries-.*\.js\.gz$/, 36],
  ['the styles', /^start-.*\.css\.gz$/, 12],
]

const problems: string[] = []
for (const [what, pattern, limit] of LIMITS) {
  const size = kb(pattern)
  if (size === 0) problems.push(`${what}: no such file`)
  else if (size > limit) problems.push(`${what}: ${size.toFixed(1)} kB, at most ${limit} kB`)
  console.info(`${what}: ${size.toFixed(1)} of ${limit} kB`)
}
if (/mockServiceWorker|faker/.test(files.join(' ')) || readFileSync('dist/index.html', 'utf8').includes('mock')) {
  problems.push('the build holds something of the fake API')
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
