/**
 * Compares the script size of the main screens (kB, Brotli) with limits. Run `npm run build` first. For sizes compared with
 * the libraries alone, run `npm run bench`; docs/performance.md has the figures.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from '../../generated/screens.ts'
import { closure } from '../build/chunk-groups.ts'
import type { Screen } from '../generate/generate-screens.ts'

const ASSETS = 'dist/assets'
const files = readdirSync(ASSETS)

/** The name of a route's chunk, without its hash. */
const chunkOf = ({ chunk, file }: Screen) => chunk ?? file.replace(/\.tsx$/, '').replace(/[${}]/g, '_')

/** Each limit is the measured size plus 1 %; the commit that raises one says why. */
const MAX_STYLES = 12.1
const MAX_FIRST_SCRIPT = 2.8
/** The login page's HTML with its inlined styles. */
const MAX_LOGIN_PAGE = 8.2

const problems: string[] = []

/** The chunk whose name matches; the largest of several, because a small chunk may be named after the same file. */
const chunk = (name: RegExp) => {
  const found = files.filter((file) => name.test(file) && file.endsWith('.js'))
  return found.toSorted((a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size)[0]
}

const importsOf = (file: string) =>
  [...readFileSync(join(ASSETS, file), 'utf8').matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, imported = '']) => imported,
  )

const kb = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + statSync(join(ASSETS, `${name}.br`)).size, 0) / 1000

function check(what: string, size: number, max: number) {
  console.info(`${what}: ${size.toFixed(1)} of ${max} kB`)
  if (size > max) problems.push(`${what}: ${size.toFixed(1)} kB, at most ${max} kB`)
}

const start = chunk(/^start-/)
const calls = chunk(/^calls-/)
for (const [path, screen] of Object.entries(SCREENS as Record<string, Screen>)) {
  if (screen.maxKilobytes === undefined) continue
  const own = chunk(new RegExp(`^${chunkOf(screen)}-.{8}\\.js$`))
  if (!start || !own || !calls) {
    problems.push(`${path}: the build has no chunk for it`)
    continue
  }
  // The entry, the screen's chunk and all their imports; axios too, which only the login page does without.
  const loaded = new Set<string>()
  for (const file of path === '/login' ? [start, own] : [start, calls, own]) closure(file, importsOf, loaded)
  check(path, kb(loaded), screen.maxKilobytes)
}
check('first script', kb(files.filter((file) => /^first-.*\.js$/.test(file))), MAX_FIRST_SCRIPT)
check('login page', statSync('dist/login.html.br').size / 1000, MAX_LOGIN_PAGE)
check('styles', kb(files.filter((file) => /^start-.*\.css$/.test(file))), MAX_STYLES)
if (readFileSync('dist/index.html', 'utf8').includes('mock')) problems.push('index.html mentions the fake API')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    'Load the new code later, or raise the limit (maxKilobytes of the route, else tools/gate/check-sizes.ts) to the size plus 1 % and say in the commit what users get for it',
  )
  process.exit(1)
}
