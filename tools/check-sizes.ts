/**
 * What the main screens load, kB packed with Brotli, against limits that a change must argue with (npm run build first). Beside
 * the floors of the libraries (npm run bench) see docs/decisions/009-sizes.md.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNKS } from './chunk-groups.ts'

const ASSETS = 'dist/assets'
const files = readdirSync(ASSETS)

/**
 * A screen, the chunk that holds it, and the most that it may load: the entry, that chunk, all they import, and but for the
 * login the engine of calls. Each limit is the measured size and 1 %. A change that needs more raises it and says in
 * docs/decisions/009-sizes.md what the bytes are for.
 */
const SCREENS: [string, RegExp, number][] = [
  ['login', new RegExp(`^${CHUNKS.login}-`), 165.5],
  ['home', new RegExp(`^${CHUNKS.home}-`), 229.5],
  ['employees', new RegExp(`^${CHUNKS.employees}-`), 194],
  ['a benefit group', /^manage-benefits_/, 227.5],
  ['deposit', new RegExp(`^${CHUNKS.deposit}-`), 232],
  ['load benefit', /^load-benefit-/, 247],
]
const MAX_STYLES = 11.2
const MAX_FIRST_SCRIPT = 2.7
/** Its markup and the rules of its first paint. */
const MAX_LOGIN_PAGE = 8.1

const problems: string[] = []

/** The chunk whose name begins so; among several, the largest: a small one may be named after the same file. */
const chunk = (name: RegExp) => {
  const found = files.filter((file) => name.test(file) && file.endsWith('.js'))
  return found.toSorted((a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size)[0]
}

/** A chunk and all that it imports statically, however far. */
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
  if (!start || !screen || !calls) problems.push(`${what}: no such chunk`)
  else check(what, kb(closure(screen, what === 'login' ? closure(start) : closure(calls, closure(start)))), most)
}
check('first script', kb(files.filter((file) => /^first-.*\.js$/.test(file))), MAX_FIRST_SCRIPT)
check('login page', statSync('dist/login.html.br').size / 1000, MAX_LOGIN_PAGE)
check('styles', kb(files.filter((file) => /^start-.*\.css$/.test(file))), MAX_STYLES)
if (readFileSync('dist/index.html', 'utf8').includes('mock')) problems.push('index.html names the fake API')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
