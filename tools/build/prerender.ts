import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { build, type LightningCSSOptions, type Plugin, preprocessCSS, type Rolldown, resolveConfig } from 'vite'
import { FIRST_CALLS, SCREENS } from '../../generated/screens.ts'
import type { Screen } from '../generate/generate-screens.ts'
import { closure } from './chunk-groups.ts'

const ENTRY = 'src/early/prerender.tsx'
const LOGIN_ROOT = 'src/early/login-root.tsx'
const RENDERER = '.cache/prerender'
const LOGINS = ['/login', '/en/login']
const EMPTY_ROUTE = `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/')({})`
const ROOT = '<div id="root"></div>'

type Renderer = typeof import('../../src/early/prerender.tsx')

const screens: Readonly<Record<string, Screen>> = SCREENS

const withoutPath = (fileName: string) => fileName.slice('assets/'.length, -'.js'.length)

/** The scripts of a screen, by its route's path, without those that every page loads. */
function screenFiles(bundle: Rolldown.OutputBundle, callsFile: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const importsOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []
  const entry = new Set<string>()
  for (const { fileName, isEntry, name } of chunks) {
    if ((isEntry && name !== 'login-root') || name === 'frame') closure(fileName, importsOf, entry)
  }
  const files = (path: string): string[] => {
    const screen = screens[path]
    if (!screen) throw new Error(`there is no route ${path}`)
    const roots = [`/src/routes/${screen.file}?`, ...(screen.modules ?? [])]
    const found = new Set(entry)
    for (const { fileName, moduleIds } of chunks) {
      if (moduleIds.some((id) => roots.some((root) => id.includes(root)))) closure(fileName, importsOf, found)
    }
    if (found.size === entry.size) throw new Error(`there is no chunk for ${path}`)
    const ofScreen = [...found].filter((name) => !entry.has(name) && name !== callsFile)
    return [...(screen.needsHttpClient ? [callsFile] : []), ...ofScreen].map(withoutPath)
  }
  return Object.fromEntries(Object.keys(FIRST_CALLS).map((path) => [path, files(path)]))
}

/** Builds the page's first script as one file without imports, so that it needs one round trip. @returns its code */
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
      rolldownOptions: {
        input: join(root, 'src/early/first.ts'),
        output: { format: 'iife', entryFileNames: 'first.js' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('src/early/first.ts produced no script')
  return chunk.code
}

/** The portal built for Node, which renders its own pages. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    logLevel: 'error',
    plugins: [
      {
        name: 'rendered-pages-only',
        // Without the code of other screens this build takes a third of the time.
        resolveDynamicImport: (specifier) =>
          typeof specifier === 'string' && !specifier.includes('login') ? { id: specifier, external: true } : undefined,
        load: (id) => (/\/src\/routes\/(?!__root|login\.)/.test(id) ? EMPTY_ROUTE : undefined),
      },
    ],
    build: { ssr: ENTRY, outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  })
  return (await import(pathToFileURL(join(RENDERER, 'prerender.js')).href)) as Renderer
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/

/** Moves the stylesheet before the scripts, because only the stylesheet blocks the first paint. */
function stylesFirst(html: string): string {
  const [styles = ''] = STYLESHEET.exec(html) ?? []
  return html.replace(styles, '').replace(/\s*<script type="module"/, (script) => styles + script)
}

/** Paper gets the full stylesheet. */
const WITHOUT_PRINT: LightningCSSOptions['visitor'] = {
  Rule: {
    media: ({ value: { query } }) =>
      query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  },
}

/** The stylesheet with the utilities of these pages only, which they need for their first paint. */
async function firstStyles(pages: string[]): Promise<string> {
  const base = resolve('src')
  const file = join(base, 'styles.css')
  const classes = pages
    .flatMap((page) => [...page.matchAll(/\sclass="([^"]*)"/g)])
    .flatMap(([, names = '']) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
  const styles = await compile(readFileSync(file, 'utf8'), { base, onDependency: () => undefined })
  // Vite rewrites what some of its target's browsers lack.
  const css = { transformer: 'lightningcss', lightningcss: { visitor: WITHOUT_PRINT } } as const
  const config = await resolveConfig({ configFile: false, css }, 'build')
  const { code } = await preprocessCSS(styles.build(classes), file, config)
  return optimize(code, { minify: true }).code
}

/** Inlines the first-paint styles; the full stylesheet then no longer blocks the paint (src/early/whole-styles.ts). */
const withFirstStyles = (html: string, styles: string): string =>
  html.replace(STYLESHEET, (link) => `\n    <style>${styles}</style>${link.replace('rel=', 'media="print" rel=')}`)

/**
 * Renders the login pages and the shell into the HTML of a production build, and writes the hash of their inline style next
 * to it (dist-style-hash.txt).
 * @throws Error if index.html has no empty #root, or a preloaded chunk does not exist
 */
export function prerender(): Plugin {
  let styles = ''
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After Vite has made index.html.
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: LOGIN_ROOT, name: 'login-root', preserveSignature: 'allow-extension' })
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset' || !String(page.source).includes(ROOT)) throw new Error(`index.html has no ${ROOT}`)
      const chunkFile = (name: string): string => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (!chunk) throw new Error(`there is no chunk ${name} (tools/build/chunk-groups.ts)`)
        return chunk.fileName
      }
      const callsFile = chunkFile('calls')
      const code = await buildFirstScript(process.cwd(), screenFiles(bundle, callsFile), callsFile)
      const name = `assets/first-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: name, source: code })
      // Before the stylesheet, which blocks the paint longer anyway: the chosen theme is set before the first paint. On the
      // login pages the script is deferred: it needs the form, and must not block the paint (decision 028).
      const firstScript = (when: 'defer' | '') => `<script${when && ` ${when}`} src="/${name}"></script>\n    `
      const template = stylesFirst(String(page.source))
      const preload = (name: string, attributes = '') =>
        `<link rel="modulepreload" crossorigin${attributes} href="/${chunkFile(name)}">`
      const { renderPage, renderShell, renderStartFailure } = await buildRenderer()
      const failure = renderStartFailure()
      const rooted = (when: 'defer' | '', preloads: string[], root: string) =>
        template
          // Every call needs the configuration. The first script can only use a preload that comes before it.
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
        // The form hydrates first; its script loads the portal (src/early/login-root.tsx).
        const html = rooted('defer', [preload('base'), preload('login', ' fetchpriority="low"')], root)
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(
            '</head>',
            `  <script type="module" crossorigin src="/${chunkFile('login-root')}"></script>\n  </head>`,
          )
        logins.set(path, path.startsWith('/en') ? html.replace('<html lang="fi">', '<html lang="en">') : html)
      }
      // One style for all login pages, because the policy allows one hash.
      styles = await firstStyles([...logins.values()])
      for (const [path, html] of logins) {
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: withFirstStyles(html, styles) })
      }
      // Other pages preload the chunk that nearly all of them need after the entry.
      const later = [preload('frame', ' fetchpriority="low"')]
      page.source = rooted('', later, `<div id="root">${renderShell()}</div>`)
    },
    writeBundle({ dir = 'dist' }) {
      // The server provides the environment's own configuration (deploy/README.md).
      rmSync(join(dir, 'config.json'))
      // deploy/start.sh puts the hash into the content security policy, which allows no other inline style.
      writeFileSync(`${dir}-style-hash.txt`, `sha256-${createHash('sha256').update(styles).digest('base64')}\n`)
    },
  }
}
