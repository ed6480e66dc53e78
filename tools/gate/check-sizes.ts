/**
 * Compares the script size of the main screens (kB, Brotli) with limits. Run `npm run build` first. For sizes compared with
 * the libraries alone, run `npm run bench`; docs/performance.md has the figures.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { SCREENS } from '../../generated/screens.ts'
import type { Screen } from '../generate/generate-screens.ts'

/** Each limit is the measured size plus 1 %; the commit that raises one says why. */
const MAX_STYLES = 12.1
const MAX_FIRST_SCRIPT = 2.8
/** The login page's HTML with its inlined styles. */
const MAX_LOGIN_PAGE = 8.2

const problems: string[] = []

function check(what: string, files: Iterable<string>, max: number) {
  const bytes = [...files].reduce((sum, file) => sum + statSync(`dist/${file}.br`).size, 0)
  const size = `${what}: ${(bytes / 1000).toFixed(1)} of ${max} kB`
  console.info(size)
  if (bytes > max * 1000) problems.push(size)
}

const named = (pattern: string) => globSync(`assets/${pattern}`, { cwd: 'dist' })

/** The scripts of the main screens with all their imports, by route path (tools/build/prerender.ts). */
const loaded = JSON.parse(readFileSync('dist-screens.json', 'utf8')) as Record<string, string[]>
for (const [path, { maxKilobytes }] of Object.entries<Screen>(SCREENS)) {
  if (maxKilobytes === undefined) continue
  const files = loaded[path]
  if (!files) throw new Error(`dist-screens.json has no ${path}: run npm run build`)
  // axios too, which only the login page does without.
  check(path, path === '/login' ? files : new Set([...files, ...named('calls-*.js')]), maxKilobytes)
}
check('first script', named('first-*.js'), MAX_FIRST_SCRIPT)
check('login page', ['login.html'], MAX_LOGIN_PAGE)
check('styles', named('start-*.css'), MAX_STYLES)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    'Load the new code later, or raise the limit (maxKilobytes of the route, else tools/gate/check-sizes.ts) to the size plus 1 % and say in the commit what users get for it',
  )
  process.exit(1)
}
