/**
 * Writes dist-style-hash.txt beside the build: the hash of the style that stands in the prerendered logins, which
 * deploy/start.sh names in the content security policy. No other style in a page is let in.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const PAGES = ['dist/login.html', 'dist/en/login.html']

const hashes = new Set(
  PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) =>
      createHash('sha256').update(style).digest('base64'),
    ),
  ),
)
const [hash] = hashes
if (hash === undefined || hashes.size > 1) throw new Error(`the logins have ${hashes.size} styles in place of one`)
writeFileSync('dist-style-hash.txt', `sha256-${hash}\n`)
