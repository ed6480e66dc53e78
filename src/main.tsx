import '@/api/jitless'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureRequest } from '@/api/auth-port'
import { invalidateAll, makeQueryClient } from '@/api/query-client'
import { loadRuntimeConfig } from '@/api/runtime-config'
import { acceptLanguage } from '@/language/locale'
import { makeRouter } from '@/router'
import { installSession } from '@/session/auth'
import { logIn } from '@/session/login'
import { loadFeatureFlags } from '@/shell/feature-flags'
import { wireSession } from '@/shell/session-wiring'
import { setClockOffset } from '@/values/clock'
import './styles.css'

async function start() {
  // The only door to the fake API; the constant is false in production builds, which drop the import.
  const mocks = __MOCKED__ ? await (await import('@mocks/browser')).startMocks() : undefined
  await mocks?.onClock(setClockOffset)
  const config = loadRuntimeConfig()
  config.catch(showFatalError)
  configureRequest({
    baseUrl: config.then(({ apiBaseUrl }) => apiBaseUrl),
    acceptLanguage,
    onContractMismatch: ({ operation, path }) =>
      console.warn(`reply departs from the contract: ${operation} at ${path}`),
  })
  loadFeatureFlags()
  const queryClient = makeQueryClient()
  // Before the router reads the address: the guid of an impersonation link leaves it at once (SES-30).
  installSession()
  const router = makeRouter(queryClient)
  wireSession(router, queryClient)
  await mocks?.join({
    logIn: async (username, password) => {
      const { kind } = await logIn({ username, password, keep: false })
      if (kind !== 'ok') throw new Error(`${username} cannot log in: ${kind}`)
    },
    goTo: (path) => router.navigate({ to: path, ignoreBlocker: true }),
    refetch: () => invalidateAll(queryClient),
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** A portal without a valid configuration cannot go on; whoever deploys it must see why. */
function showFatalError(error: unknown) {
  const root = document.getElementById('root')
  if (root) root.textContent = error instanceof Error ? error.message : String(error)
}

void start()
