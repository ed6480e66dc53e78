import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { createRouterPluginContext } from '@tanstack/router-plugin/context'
import { tanStackRouterCodeSplitter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { SCREENS } from './generated/screens.ts'
import { mockProvider } from './mocks/provider/vite-plugin.ts'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { prerender } from './tools/build/prerender.ts'
import { splitMessages } from './tools/build/split-messages.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** The fake API serves no files, so its worker leaves file requests to the browser without asking the page. */
const LEAVE_FILES = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** Serves the worker of the fake API in mocked runs only, so that production output does not contain it. */
function mockWorker(): Plugin {
  const name = 'mockServiceWorker.js'
  const source = () => LEAVE_FILES + readFileSync(path('./node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: source() })
    },
  }
}

/**
 * Lets browsers cache the preview's hashed files, as the production server (deploy/) does, and turns compression off: over
 * loopback, compressing each reply takes longer than sending it uncompressed.
 */
function keepAssets(): Plugin {
  return {
    name: 'keep-assets',
    configurePreviewServer(server) {
      server.middlewares.use('/assets/', (request, response, next) => {
        delete request.headers['accept-encoding']
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        next()
      })
    },
  }
}

const SCREEN = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const
const EAGER_LOADERS: ReadonlySet<string> = new Set(
  Object.values(SCREENS).flatMap((screen) => ('eagerLoader' in screen ? [screen.id] : [])),
)

/** The route files. The whole plugin of the router would generate and format the route tree at every start to find them. */
const routes = createRouterPluginContext()
for (const { id, file } of Object.values(SCREENS))
  routes.routesByFile.set(path('./src/routes/') + file, { routeId: id })

/**
 * Mode `mock` (npm start, mocked e2e) runs the portal against the fake API in the browser; `production` contains nothing of
 * the fake API.
 */
export default defineConfig(({ mode }) => {
  const mocked = mode === 'mock'
  return {
    plugins: [
      tanStackRouterCodeSplitter(
        {
          target: 'react',
          // A route's components are one chunk; its pending and error components come with it. Some screens have their
          // loaders in the entry (src/shell/main-screen.ts).
          codeSplittingOptions: {
            splitBehavior: ({ routeId }) => [EAGER_LOADERS.has(routeId) ? SCREEN : [...SCREEN, 'loader']],
          },
        },
        routes,
      ),
      react(),
      tailwindcss(),
      splitMessages(),
      chunkGroups(),
      keepAssets(),
      mocked && mockWorker(),
      mocked && mockProvider(),
      !mocked && prerender(),
    ],
    define: {
      // Read by the router; its whole plugin would define it.
      'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
      __MOCKED__: JSON.stringify(mocked),
      __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8'),
    },
    resolve: {
      alias: {
        // The form library would send every value of a form, passwords too, to any listener on the page.
        '@tanstack/devtools-event-client': path('./src/forms/no-devtools.ts'),
        '@': path('./src'),
        '@generated': path('./generated'),
        '@mocks': path('./mocks'),
      },
    },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // The content security policy forbids data: scripts and styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The fake payment provider is a separate document.
      rolldownOptions: mocked ? { input: [path('./index.html'), path('./mock-provider.html')] } : {},
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  }
})
