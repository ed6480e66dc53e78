/** After `vite build`: renders the login pages and the shell into the HTML, and packs every file beside itself. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const OUT = 'dist'
const SSR = '.cache/prerender'
const PAGES = ['/login', '/en/login']
const PACKED = /\.(html|js|css|svg|json|txt)$/

await build({
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir: SSR, emptyOutDir: true, copyPublicDir: false },
})
const { renderPage, renderShell } = (await import(pathToFileURL(join(SSR, 'prerender.js')).href)) as {
  renderPage: (path: string) => Promise<string>
  renderShell: () => string
}

/** The chunk of that name that the entry would ask for only once it runs. */
const chunkFile = (name: string) => {
  const file = readdirSync(join(OUT, 'assets')).find((found) => found.startsWith(`${name}-`) && found.endsWith('.js'))
  if (!file) throw new Error(`there is no chunk ${name}`)
  return `/assets/${file}`
}
const preloads = (path: string | undefined) => [
  // Every call waits for the configuration.
  '<link rel="preload" href="/config.json" as="fetch" crossorigin>',
  // Elsewhere the chunks of forms and screens: nearly every page needs both, after the entry.
  ...(path
    ? [`<link rel="modulepreload" crossorigin href="${chunkFile('login')}">`]
    : ['login', 'shared'].map(
        (name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${chunkFile(name)}">`,
      )),
]
/** The stylesheet is asked for first: it alone holds up the first paint. */
function stylesFirst(html: string): string {
  const [styles = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html.replace(styles, '').replace(/\s*<script type="module"/, (script) => styles + script)
}
const template = stylesFirst(readFileSync(join(OUT, 'index.html'), 'utf8'))
const rooted = (path: string | undefined, markup: string) => {
  const attribute = path ? ` data-prerendered="${path}"` : ''
  return template
    .replace('</head>', `  ${preloads(path).join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${attribute}>${markup}</div>`)
}
if (!template.includes('<div id="root"></div>')) throw new Error('index.html has no empty #root')
for (const path of PAGES) {
  const file = join(OUT, `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  const language = path.startsWith('/en') ? 'en' : 'fi'
  writeFileSync(file, rooted(path, await renderPage(path)).replace('<html lang="fi">', `<html lang="${language}">`))
}
writeFileSync(join(OUT, 'index.html'), rooted(undefined, renderShell()))
rmSync(join(OUT, '.vite'), { recursive: true, force: true })
// The server has the environment's own (deploy/README.md).
rmSync(join(OUT, 'config.json'))

const files = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(dir, entry.name)) : [join(dir, entry.name)],
  )
for (const file of files(OUT).filter((name) => PACKED.test(name))) {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }))
}
process.exit(0)
