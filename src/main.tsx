import '@/api/jitless'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureRequest } from '@/api/auth-port'
import { makeQueryClient } from '@/api/query-client'
import { loadRuntimeConfig } from '@/api/runtime-config'
import { acceptLanguage } from '@/language/locale'
import { makeRouter } from '@/router'
import { installSession } from '@/session/auth'
import { loadFeatureFlags } from '@/shell/feature-flags'
import { wireSession } from '@/shell/session-wiring'
import { setClockOffset } from '@/values/clock'
import './styles.css'

async function start() {
  // The only door to the fake API; the constant is false in production builds, which drop the import.
  const mocks = __MOCKED__ ? await (await import('@mocks/browser')).startMocks() : undefined
  mocks?.onClock(setClockOffset)
  const config = await loadRuntimeConfig()
  configureRequest({
    baseUrl: config.apiBaseUrl,
    acceptLanguage,
    onContractMismatch: ({ operation, path }) =>
      console.warn(`reply departs from the contract: ${operation} at ${path}`),
  })
  const queryClient = makeQueryClient()
  // Before the router reads the address: the guid of an impersonation link leaves it at once (SES-30).
  installSession()
  const router = makeRouter(queryClient)
  wireSession(router, queryClient)
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

void start()
