import '@/api/config/configure-zod'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureRequest } from '@/api/calls/auth-port'
import { loadRuntimeConfig } from '@/api/config/runtime-config'
import { invalidateAll, makeQueryClient } from '@/api/queries/query-client'
import { applyStoredAppearance, followAppearance } from '@/browser/appearance'
import { loadTypeface } from '@/browser/typeface'
import { whenIdle } from '@/browser/when-idle'
import { beginFeatureFlags } from '@/domain/feature-flags'
import { plugIn, plugInto } from '@/early/plug-in'
import { dropNeedlessPrefix, leaveOddAddress } from '@/language/locale'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { installSession } from '@/session/auth'
import { captureImpersonationLink } from '@/session/impersonation'
import { logIn } from '@/session/login'
import { reloadOnChunkLoadError } from '@/shell/chunk-load-error'
import { makeErrorReporter } from '@/shell/error-reporter'
import { removeStartFailure, showFatalError } from '@/shell/fatal-error'
import { showsLogin } from '@/shell/router-context'
import { wireSession } from '@/shell/session-wiring'
import { watchUnexpectedErrors } from '@/shell/unexpected-errors'
import { recoverLostFocus } from '@/ui/overlays/recover-focus'
import { setClockOffset } from '@/values/dates/clock'
import './styles.css'

// Pages without the first script apply it here.
applyStoredAppearance()
followAppearance()

async function start() {
  // The only import of the fake API. The constant is false in production builds, which drop it.
  const mocks = __MOCKED__ ? await (await import('@mocks/browser')).startMocks() : undefined
  await mocks?.onClock(setClockOffset)
  const config = loadRuntimeConfig(plugIn())
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no #root')
  const fatal = new AbortController()
  // The portal cannot run without a valid configuration; the operator must see the reason.
  config.catch((error: unknown) => {
    // Errors that follow from the missing configuration add no information.
    fatal.abort()
    showFatalError(error)
  })
  const report = makeErrorReporter({
    url: config.then(({ reportUrl }) => reportUrl),
    route: () => router.state.matches.at(-1)?.fullPath ?? '',
  })
  configureRequest({
    baseUrl: config.then(({ apiBaseUrl }) => apiBaseUrl),
    onContractMismatch: ({ operation, path }) => {
      console.warn(`reply departs from the contract: ${operation} at ${path}`)
      report({ kind: 'contract', operation, path })
    },
  })
  const queryClient = makeQueryClient()
  // Before the router reads the URL: the guid of an impersonation link must leave it at once (SES-30).
  leaveOddAddress()
  dropNeedlessPrefix()
  captureImpersonationLink()
  const router = makeRouter(queryClient)
  wireSession(router, queryClient)
  installSession()
  const hasPage = firstPage(router)
  const beginHydration = plugInto(router, place, hasPage)
  watchUnexpectedErrors(report, fatal.signal)
  router.options.defaultOnCatch = (error) => report({ kind: 'shown', error })
  reloadOnChunkLoadError()
  recoverLostFocus()
  await mocks?.join({
    logIn: async (username, password) => {
      await logIn({ username, password, keep: false })
    },
    goTo: (path) => router.navigate({ to: path, ignoreBlocker: true }),
    refetch: () => invalidateAll(queryClient),
  })
  const portal = (
    <StrictMode>
      <Portal router={router} queryClient={queryClient} />
    </StrictMode>
  )
  loadTypeface(router, beginHydration !== undefined)
  const hydrate = await beginHydration?.()
  if (fatal.signal.aborted) return
  removeStartFailure()
  if (hydrate) hydrate(portal)
  else createRoot(place).render(portal)
  // Loaded last, because only pages that need the flags may wait for them, and the login must not.
  void hasPage.then(whenIdle).then(beginFeatureFlags)
}

/** Resolves once a portal page other than the login has rendered completely. */
const firstPage = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((done) => {
    const stop = router.subscribe('onRendered', () => {
      if (showsLogin(router.state)) return
      stop()
      done()
    })
  })

start().catch(showFatalError)
