import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { CHUNKS } from './chunk-groups.ts'

const ENTRY = 'src/prerender.tsx'
const RENDERER = '.cache/prerender'
const LOGINS = ['/login', '/en/login']
const ROOT = '<div id="root"></div>'

type Renderer = { renderPage: (path: string) => Promise<string>; renderShell: () => string }

/** The portal built for Node, which renders its own pages. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    logLevel: 'error',
    build: { ssr: ENTRY, outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  })
  return (await import(pathToFileURL(join(RENDERER, 'prerender.js')).href)) as Renderer
}

/** The stylesheet is asked for first: it alone holds up the first paint. */
function stylesFirst(html: string): string {
  const [styles = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html.replace(styles, '').replace(/\s*<script type="module"/, (script) => styles + script)
}

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
      const template = stylesFirst(String(page.source))
      const preload = (name: string, attributes = '') => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (!chunk) throw new Error(`there is no chunk ${name} (tools/chunk-groups.ts)`)
        return `<link rel="modulepreload" crossorigin${attributes} href="/${chunk.fileName}">`
      }
      const rooted = (preloads: string[], root: string) =>
        template
          // Every call waits for the configuration.
          .replace(
            '</head>',
            `  ${['<link rel="preload" href="/config.json" as="fetch" crossorigin>', ...preloads].join('\n    ')}\n  </head>`,
          )
          .replace(ROOT, () => root)

      const { renderPage, renderShell } = await buildRenderer()
      for (const path of LOGINS) {
        const root = `<div id="root" data-prerendered="${path}">${await renderPage(path)}</div>`
        const html = rooted([preload(CHUNKS.login)], root)
        const source = path.startsWith('/en') ? html.replace('<html lang="fi">', '<html lang="en">') : html
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
      }
      // Elsewhere the chunks of forms and screens: nearly every page needs both, after the entry.
      const later = [CHUNKS.login, CHUNKS.shared].map((name) => preload(name, ' fetchpriority="low"'))
      page.source = rooted(later, `<div id="root">${renderShell()}</div>`)
    },
    // The server has the environment's own configuration (deploy/README.md).
    writeBundle: ({ dir = 'dist' }) => rmSync(join(dir, 'config.json')),
  }
}
