/**
 * The contact sheet of `npm run screenshots`, dist-screenshots/index.html: every screen, and in `states` what the browser tests
 * check for accessibility. Compare it before and after a change of the design tokens.
 */
import { globSync, writeFileSync } from 'node:fs'

const SHEET = 'dist-screenshots'

export default function writeSheet(): void {
  const files = globSync('{,states/}*.png', { cwd: SHEET }).toSorted()
  const pictures = files.map(
    (file) => `<figure>${file}<a href="${file}"><img src="${file}" loading="lazy"></a></figure>`,
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>
body { font: 14px system-ui; background: #8a8a8a }
figure { display: inline-block; vertical-align: top; width: 38%; margin: 8px 4px }
figure:has([src*="-360-"]) { width: 10% }
img { max-width: 100% }
</style>${pictures.join('\n')}</html>\n`
  writeFileSync(`${SHEET}/index.html`, page)
}
