import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mockProvider } from './mocks/provider/vite-plugin.ts'
import { chunkGroups } from './tools/chunk-groups.ts'
import { leftOut } from './tools/left-out.ts'
import { prerender } from './tools/prerender.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** The fake API answers no file: the worker leaves those to the browser, which saves asking the page about each. */
const LEAVE_FILES = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** Serves the worker of the fake API in mocked runs only, so that no production output holds it. */
function mockWorker(): Plugin {
  const name = 'mockServiceWorker.js'
  const source = () => LEAVE_FILES + readFileSync(path('./mocks/public/mockServiceWorker.js'), 'utf8')
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
 * The preview's hashed files are kept, as those of the production server (deploy/) are: each page load asks for fewer. The
 * preview packs each answer anew, which takes longer than to send it over the loopback as it is.
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
const EAGER_LOADERS: ReadonlySet<string> = new Set(['/', '/beneficiaries'])

/**
 * `mock` (npm start, mocked e2e) runs the whole portal against the fake API in the browser; `production` holds no byte
 * of it.
 */
export default defineConfig(({ mode, command }) => {
  const mocked = mode === 'mock'
  const chunks = chunkGroups()
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // All that a route shows comes with it; what it waits or fails with is not needed before. Only the main screens'
        // loaders are in the entry: there the data is asked for while the screen is still on its way.
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) => [EAGER_LOADERS.has(routeId) ? SCREEN : [...SCREEN, 'loader']],
        },
        routesDirectory: './src/routes',
        generatedRouteTree: './generated/routes.ts',
        quoteStyle: 'single',
        // npm run generate alone writes generated/.
        enableRouteGeneration: false,
      }),
      react(),
      tailwindcss(),
      chunks.plugin,
      leftOut(),
      keepAssets(),
      mocked && mockWorker(),
      mocked && mockProvider(),
      !mocked && prerender(),
    ],
    define: {
      __MOCKED__: JSON.stringify(mocked),
      __BUILD_CONFIG__: readFileSync(path('./public/config.json'), 'utf8'),
    },
    resolve: {
      alias: {
        // Builds take each text from a file of its own, so that a chunk holds the texts of its screens only.
        ...(command === 'build' && { '@generated/messages': path('./.cache/messages') }),
        '@': path('./src'),
        '@generated': path('./generated'),
        '@mocks': path('./mocks'),
      },
    },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // The content security policy allows no data: scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The fake payment provider is a document of its own.
        ...(mocked && { input: [path('./index.html'), path('./mock-provider.html')] }),
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  }
})
