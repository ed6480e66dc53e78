import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import {
  build,
  type LightningCSSOptions,
  type Plugin,
  preprocessCSS,
  type Rolldown,
  resolveConfig,
  type UserConfig,
} from 'vite'
import { FIRST_CALLS, SCREENS } from '../../generated/screens.ts'
import type { Screen } from '../generate/generate-screens.ts'
import { closure } from './chunk-groups.ts'

/** A build of its own, without the plugins of vite.config.ts. */
const APART = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const
const RENDERER = '.cache/prerender'
const LOGINS = ['/login', '/en/login']
const EMPTY_ROUTE = `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/')({})`
const ROOT = '<div id="root"></div>'

/** The scripts of a build. */
function scriptsOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const importsOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []
  const named = (name: string): string => {
    const chunk = chunks.find((file) => file.name === name)
    if (!chunk) throw new Error(`there is no chunk ${name} (tools/build/chunk-groups.ts)`)
    return chunk.fileName
  }
  const ofScreen = ({ file, modules = [], needsHttpClient = false }: Screen): string[] => {
    const roots = [`/src/routes/${file}?`, ...modules]
    const found = new Set<string>()
    for (const { fileName, moduleIds } of chunks) {
      if (moduleIds.some((id) => roots.some((root) => id.includes(root)))) closure(fileName, importsOf, found)
    }
    if (found.size === 0) throw new Error(`there is no chunk for ${file}`)
    return [...(needsHttpClient ? [named('calls')] : []), ...found]
  }
  /** By route path, with all imports: those of the screens that have first calls or a size limit. */
  const ofScreens = Object.entries<Screen>(SCREENS)
    .filter(([path, { maxKilobytes }]) => path in FIRST_CALLS || maxKilobytes !== undefined)
    .map(([path, screen]) => [path, ofScreen(screen)] as const)
  return { named, ofScreens, ofEveryPage: closure(named('frame'), importsOf) }
}

/** Builds the page's first script as one file without imports, so that it needs one round trip. */
async function buildFirstScript({ named, ofScreens, ofEveryPage }: ReturnType<typeof scriptsOf>) {
  const screenFiles = ofScreens
    .filter(([path]) => path in FIRST_CALLS)
    .map(([path, files]) => [path, files.filter((file) => !ofEveryPage.has(file))])
  const built = await build({
    ...APART,
    define: {
      __SCREEN_FILES__: JSON.stringify(Object.fromEntries(screenFiles)),
      __CALLS_FILE__: JSON.stringify(named('calls')),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/early/first.ts',
        output: { format: 'iife', entryFileNames: 'assets/first-[hash].js' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('src/early/first.ts produced no script')
  return chunk
}

/** The portal built for Node, which renders its own pages. */
async function buildRenderer(define: UserConfig['define']) {
  await build({
    ...APART,
    define,
    // Leaving out the other screens shortens this build to a third.
    plugins: [
      { name: 'login-only', load: (id) => (/\/src\/routes\/(?!__root|login\.)/.test(id) ? EMPTY_ROUTE : undefined) },
    ],
    build: { ssr: 'src/early/prerender.tsx', outDir: RENDERER, copyPublicDir: false },
  })
  const built = pathToFileURL(join(RENDERER, 'prerender.js')).href
  return (await import(built)) as typeof import('../../src/early/prerender.tsx')
}

/** Paper gets the full stylesheet. */
const WITHOUT_PRINT: LightningCSSOptions['visitor'] = {
  Rule: {
    media: ({ value: { query } }) =>
      query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  },
}

/** The stylesheet with the utilities of these pages only, which they need for their first paint. */
async function firstStyles(html: string): Promise<string> {
  const base = resolve('src')
  const file = join(base, 'styles.css')
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  )
  const styles = await compile(readFileSync(file, 'utf8'), { base, onDependency: () => undefined })
  // Vite rewrites what some of its target's browsers lack.
  const css = { transformer: 'lightningcss', lightningcss: { visitor: WITHOUT_PRINT } } as const
  const config = await resolveConfig({ configFile: false, css }, 'build')
  const { code } = await preprocessCSS(styles.build(classes), file, config)
  return optimize(code, { minify: true }).code
}

/**
 * Renders the login pages and the shell into the HTML of a production build. Next to the build it writes the hash of their
 * inline style (dist-style-hash.txt), and the scripts of the main screens for tools/gate/check-sizes.ts (dist-screens.json).
 * @throws Error if index.html has no empty #root, or a preloaded chunk does not exist
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    // After Vite has made index.html.
    enforce: 'post',
    buildStart() {
      const id = 'src/early/login-root.tsx'
      this.emitFile({ type: 'chunk', id, name: 'login-root', preserveSignature: 'allow-extension' })
    },
    async generateBundle({ dir = 'dist' }, bundle) {
      const index = bundle['index.html']
      const html = index?.type === 'asset' ? String(index.source) : ''
      // Vite has put its tags between the title and the end of the head, each on a line of its own.
      const [top, bottom] = html.split(/(?<=<\/title>)[^]*(?=\n\s*<\/head>)/)
      const tags = (start: string) => html.split(/\n\s*/).filter((line) => line.startsWith(start))
      const [stylesheet] = tags('<link rel="stylesheet"')
      if (index?.type !== 'asset' || !stylesheet || !bottom?.includes(ROOT))
        throw new Error(`index.html has no ${ROOT}`)

      const scripts = scriptsOf(bundle)
      writeFileSync(`${dir}-screens.json`, JSON.stringify(Object.fromEntries(scripts.ofScreens)))
      const first = await buildFirstScript(scripts)
      this.emitFile({ type: 'asset', fileName: first.fileName, source: first.code })
      // Before the stylesheet, which blocks the paint longer anyway: the chosen theme is set before the first paint. On the
      // login pages the script is deferred: it needs the form, and must not block the paint (decision 028).
      const firstScript = (when = '') => `<script${when} src="/${first.fileName}"></script>`
      const preload = (name: string, attributes = '') =>
        `<link rel="modulepreload" crossorigin${attributes} href="/${scripts.named(name)}">`

      const { renderPage, renderShell, renderStartFailure } = await buildRenderer(this.environment.config.define)
      const failure = renderStartFailure()
      // Every call needs the configuration. The first script can only use a preload that comes before it.
      const page = (root: string, ...head: string[]) =>
        [top, '<link rel="preload" href="/config.json" as="fetch" crossorigin>', ...head].join('\n    ') +
        bottom.replace(ROOT, () => root + failure)

      const logins: [path: string, content: string][] = []
      for (const path of LOGINS) logins.push([path, await renderPage(path)])
      // One style for all login pages, because the policy allows one hash.
      const styles = await firstStyles(logins.flat().join('') + failure)
      // deploy/start.sh puts the hash into the content security policy, which allows no other inline style.
      writeFileSync(`${dir}-style-hash.txt`, `sha256-${createHash('sha256').update(styles).digest('base64')}\n`)
      for (const [path, content] of logins) {
        const source = page(
          `<div id="root" data-prerendered="${path}">${content}</div>`,
          firstScript(' defer'),
          `<style>${styles}</style>`,
          // The full stylesheet, which no longer blocks the paint (src/early/whole-styles.ts).
          stylesheet.replace('rel=', 'media="print" rel='),
          preload('base'),
          preload('login', ' fetchpriority="low"'),
          // The form hydrates first; its script loads the portal (src/early/login-root.tsx).
          `<script type="module" crossorigin src="/${scripts.named('login-root')}"></script>`,
        )
        const translated = path.startsWith('/en') ? source.replace('<html lang="fi">', '<html lang="en">') : source
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: translated })
      }
      index.source = page(
        `<div id="root">${renderShell()}</div>`,
        firstScript(),
        // Before the modules, because only the stylesheet blocks the first paint.
        stylesheet,
        ...tags('<script type="module"'),
        // Nearly all pages need this chunk after the entry.
        preload('frame', ' fetchpriority="low"'),
      )
    },
    writeBundle({ dir = 'dist' }) {
      // The server provides the environment's own configuration (deploy/README.md).
      rmSync(join(dir, 'config.json'))
    },
  }
}
