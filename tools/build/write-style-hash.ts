/**
 * Writes dist-style-hash.txt next to the build: the hash of the inline style of the prerendered login pages. deploy/start.sh
 * puts it into the content security policy, which allows no other inline style.
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
if (hash === undefined || hashes.size > 1)
  throw new Error(`the login pages have ${hashes.size} inline styles instead of one`)
writeFileSync('dist-style-hash.txt', `sha256-${hash}\n`)
