/**
 * Compares the script size of the main screens (kB, Brotli) with limits. Run `npm run build` first. For sizes compared with
 * the libraries alone, run `npm run bench`; docs/performance.md has the figures.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNKS } from './chunk-groups.ts'

const ASSETS = 'dist/assets'
const files = readdirSync(ASSETS)

/**
 * A screen, its chunk, and the size limit of the entry, that chunk and all their imports, plus axios except on the login page.
 * Each limit is the measured size plus 1 %. A change that needs more raises the limit and explains it in docs/performance.md.
 */
const SCREENS: [string, RegExp, number][] = [
  ['login', new RegExp(`^${CHUNKS.login}-`), 165.5],
  ['home', new RegExp(`^${CHUNKS.home}-`), 229.5],
  ['employees', new RegExp(`^${CHUNKS.employees}-`), 194],
  ['a benefit group', /^manage-benefits_/, 227.5],
  ['deposit', new RegExp(`^${CHUNKS.deposit}-`), 232],
  ['load benefit', /^load-benefit-/, 250],
]
const MAX_STYLES = 11.5
const MAX_FIRST_SCRIPT = 2.7
/** The login page's HTML with its inlined styles. */
const MAX_LOGIN_PAGE = 8.1

const problems: string[] = []

/** The chunk whose name matches; the largest of several, because a small chunk may be named after the same file. */
const chunk = (name: RegExp) => {
  const found = files.filter((file) => name.test(file) && file.endsWith('.js'))
  return found.toSorted((a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size)[0]
}

/** A chunk and all its static imports, transitively. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(join(ASSETS, file), 'utf8')
  for (const [, imported = ''] of source.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    closure(imported, found)
  }
  return found
}

const kb = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + statSync(join(ASSETS, `${name}.br`)).size, 0) / 1000

function check(what: string, size: number, most: number) {
  console.info(`${what}: ${size.toFixed(1)} of ${most} kB`)
  if (size > most) problems.push(`${what}: ${size.toFixed(1)} kB, at most ${most} kB`)
}

const start = chunk(/^start-/)
const calls = chunk(new RegExp(`^${CHUNKS.calls}-`))
for (const [what, pattern, most] of SCREENS) {
  const screen = chunk(pattern)
  if (!start || !screen || !calls) problems.push(`${what}: the build has no chunk for it`)
  else check(what, kb(closure(screen, what === 'login' ? closure(start) : closure(calls, closure(start)))), most)
}
check('first script', kb(files.filter((file) => /^first-.*\.js$/.test(file))), MAX_FIRST_SCRIPT)
check('login page', statSync('dist/login.html.br').size / 1000, MAX_LOGIN_PAGE)
check('styles', kb(files.filter((file) => /^start-.*\.css$/.test(file))), MAX_STYLES)
if (readFileSync('dist/index.html', 'utf8').includes('mock')) problems.push('index.html mentions the fake API')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
