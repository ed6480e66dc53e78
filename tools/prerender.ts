import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { FIRST_CALLS, WAIT_FOR_MORE } from '../src/first-calls.ts'
import { CHUNKS } from './chunk-groups.ts'
import { firstStyles } from './first-styles.ts'

const ENTRY = 'src/prerender.tsx'
const RENDERER = '.cache/prerender'
const LOGINS = ['/login', '/en/login']
/** What the first script adds to a login (src/features/login/first-press.ts, src/browser/appearance.ts). */
const SET_BY_SCRIPT = ['[data-pressed]', '[data-pressed=]', '[data-theme=light]', '[data-theme=dark]']
const ROOT = '<div id="root"></div>'

/** Home is chosen once it is known who comes. */
const HOME = ['/src/features/home/start.ts', '/src/features/home/home-page.tsx', '/src/features/home/queries.ts']

type Renderer = {
  renderPage: (path: string) => Promise<string>
  renderShell: () => string
  renderStartFailure: () => string
}

const withoutPath = (fileName: string) => fileName.slice('assets/'.length, -'.js'.length)

/** The scripts of a screen beside those that every page asks for by itself, by its route's path. */
function screenFiles(
  bundle: Rolldown.OutputBundle,
  known: readonly string[],
  callsFile: string,
): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  /** A chunk and all that it imports statically, however far. */
  const closure = (fileName: string, found: Set<string>) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) closure(imported, found)
  }
  const entry = new Set<string>()
  for (const { fileName, isEntry, name } of chunks) if (isEntry || known.includes(name)) closure(fileName, entry)
  const files = (path: string): string[] => {
    const roots = [`/src/routes/${path.slice(1) || 'index'}.tsx?`, ...(path === '/' ? HOME : [])]
    const found = new Set(entry)
    for (const { fileName, moduleIds } of chunks) {
      if (moduleIds.some((id) => roots.some((root) => id.includes(root)))) closure(fileName, found)
    }
    if (found.size === entry.size) throw new Error(`there is no chunk of ${path}`)
    const ofScreen = [...found].filter((name) => !entry.has(name) && name !== callsFile)
    return [...(WAIT_FOR_MORE.includes(path) ? [callsFile] : []), ...ofScreen].map(withoutPath)
  }
  return Object.fromEntries(Object.keys(FIRST_CALLS).map((path) => [path, files(path)]))
}

/** The page's first script: one file without imports, so that it needs one way to the server. @returns its code */
async function buildFirstScript(root: string, files: Record<string, string[]>, callsFile: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src'), '@generated': join(root, 'generated') } },
    define: { __SCREEN_FILES__: JSON.stringify(files), __CALLS_FILE__: JSON.stringify(withoutPath(callsFile)) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/first.ts'), output: { format: 'iife', entryFileNames: 'first.js' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('src/first.ts made no script')
  return chunk.code
}

/** The portal built for Node, which renders its own pages. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    logLevel: 'error',
    build: { ssr: ENTRY, outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  })
  return (await import(pathToFileURL(join(RENDERER, 'prerender.js')).href)) as Renderer
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/

/** The stylesheet is asked for first: it alone holds up the first paint. */
function stylesFirst(html: string): string {
  const [styles = ''] = STYLESHEET.exec(html) ?? []
  return html.replace(styles, '').replace(/\s*<script type="module"/, (script) => styles + script)
}

/** With the rules of the first paint in the page itself, the stylesheet holds nothing up (src/browser/whole-styles.ts). */
const withFirstStyles = (html: string, styles: string): string =>
  html.replace(STYLESHEET, (link) => `\n    <style>${styles}</style>${link.replace('rel=', 'media="print" rel=')}`)

/**
 * Renders the login pages and the shell into the HTML of a production build.
 * @throws Error when index.html has no empty #root, or a chunk that it preloads is not there.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After Vite has made index.html.
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset' || !String(page.source).includes(ROOT)) throw new Error(`index.html has no ${ROOT}`)
      const chunkFile = (name: string): string => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (!chunk) throw new Error(`there is no chunk ${name} (tools/chunk-groups.ts)`)
        return chunk.fileName
      }
      const callsFile = chunkFile(CHUNKS.calls)
      const code = await buildFirstScript(process.cwd(), screenFiles(bundle, [CHUNKS.frame], callsFile), callsFile)
      const name = `assets/first-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: name, source: code })
      // Before the stylesheet, which holds the paint up as long: the theme that was chosen is there before anything is seen.
      // Nothing holds up the login's paint (decision 044), and the script needs its form.
      const firstScript = (when: 'defer' | '') => `<script${when && ` ${when}`} src="/${name}"></script>\n    `
      const template = stylesFirst(String(page.source))
      const preload = (name: string, attributes = '') =>
        `<link rel="modulepreload" crossorigin${attributes} href="/${chunkFile(name)}">`
      const { renderPage, renderShell, renderStartFailure } = await buildRenderer()
      const failure = renderStartFailure()
      const rooted = (when: 'defer' | '', preloads: string[], root: string) =>
        template
          // Every call waits for the configuration; the first script takes only what was asked for before it runs.
          .replace(
            /<link rel="stylesheet"/,
            (link) =>
              `<link rel="preload" href="/config.json" as="fetch" crossorigin>\n    ${firstScript(when)}${link}`,
          )
          .replace('</head>', `  ${preloads.join('\n    ')}\n  </head>`)
          .replace(ROOT, () => root + failure)

      const logins = new Map<string, string>()
      for (const path of LOGINS) {
        const root = `<div id="root" data-prerendered="${path}">${await renderPage(path)}</div>`
        const html = rooted('defer', [preload(CHUNKS.login)], root)
        logins.set(path, path.startsWith('/en') ? html.replace('<html lang="fi">', '<html lang="en">') : html)
      }
      const sheet = bundle[STYLESHEET.exec(template)?.[1] ?? '']
      if (sheet?.type !== 'asset') throw new Error('the page has no stylesheet')
      // The same for every login: the policy names one style (tools/write-style-hash.ts).
      const styles = firstStyles(String(sheet.source), [...logins.values()], SET_BY_SCRIPT)
      for (const [path, html] of logins) {
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: withFirstStyles(html, styles) })
      }
      // Elsewhere what nearly every page needs after the entry.
      const later = [preload(CHUNKS.frame, ' fetchpriority="low"')]
      page.source = rooted('', later, `<div id="root">${renderShell()}</div>`)
    },
    // The server has the environment's own configuration (deploy/README.md).
    writeBundle: ({ dir = 'dist' }) => rmSync(join(dir, 'config.json')),
  }
}
