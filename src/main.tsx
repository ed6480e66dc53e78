import '@/api/configure-zod'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configureRequest } from '@/api/auth-port'
import { invalidateAll, makeQueryClient } from '@/api/query-client'
import { loadRuntimeConfig } from '@/api/runtime-config'
import { applyStoredAppearance, followAppearance } from '@/browser/appearance'
import { loadTypeface } from '@/browser/typeface'
import { whenIdle } from '@/browser/when-idle'
import { acceptLanguage, dropNeedlessPrefix, leaveOddAddress } from '@/language/locale'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { installSession } from '@/session/auth'
import { pendingImpersonation } from '@/session/impersonation'
import { logIn } from '@/session/login'
import { currentSession } from '@/session/session-store'
import { reloadOnChunkLoadError } from '@/shell/chunk-load-error'
import { makeErrorReporter } from '@/shell/error-reporter'
import { showFatalError } from '@/shell/fatal-error'
import { loadFeatureFlags } from '@/shell/feature-flags'
import { wireSession } from '@/shell/session-wiring'
import { removeStartFailure } from '@/shell/start-failure'
import { watchUnexpectedErrors } from '@/shell/unexpected-errors'
import { setClockOffset } from '@/values/clock'
import './styles.css'

// Pages without the first script apply it here.
applyStoredAppearance()
followAppearance()

/** Upper bound on deferring response validation while the first page renders. */
const CHECKS_TIMEOUT_MS = 15_000

async function start() {
  // The only import of the fake API. The constant is false in production builds, which drop it.
  const mocks = __MOCKED__ ? await (await import('@mocks/browser')).startMocks() : undefined
  await mocks?.onClock(setClockOffset)
  const config = loadRuntimeConfig()
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no #root')
  let isFatal = false
  let stopWatching: (() => void) | undefined
  // The portal cannot run without a valid configuration; the operator must see the reason.
  config.catch((error: unknown) => {
    isFatal = true
    // Errors that follow from the missing configuration add no information.
    stopWatching?.()
    showFatalError(error)
  })
  const report = makeErrorReporter({
    url: config.then(({ reportUrl }) => reportUrl),
    route: () => router.state.matches.at(-1)?.fullPath ?? '',
  })
  configureRequest({
    baseUrl: config.then(({ apiBaseUrl }) => apiBaseUrl),
    acceptLanguage,
    onContractMismatch: ({ operation, path }) => {
      console.warn(`reply departs from the contract: ${operation} at ${path}`)
      report({ kind: 'contract', operation, path })
    },
    whenThereIsTime: () => Promise.race([hasPage, timeout]).then(whenIdle),
  })
  const queryClient = makeQueryClient()
  // Before the router reads the URL: the guid of an impersonation link must leave it at once (SES-30).
  leaveOddAddress()
  dropNeedlessPrefix()
  installSession()
  const router = makeRouter(queryClient)
  const hasPage = firstPage(router)
  // Timeout for pages that never finish rendering, and for the login, which does not count as a page.
  const timeout = new Promise<void>((done) => {
    setTimeout(done, CHECKS_TIMEOUT_MS)
  })
  wireSession(router, queryClient)
  stopWatching = watchUnexpectedErrors(report)
  router.options.defaultOnCatch = (error) => report({ kind: 'shown', error })
  reloadOnChunkLoadError()
  await mocks?.join({
    logIn: async (username, password) => {
      const { kind } = await logIn({ username, password, keep: false })
      if (kind !== 'ok') throw new Error(`${username} cannot log in: ${kind}`)
    },
    goTo: (path) => router.navigate({ to: path, ignoreBlocker: true }),
    refetch: () => invalidateAll(queryClient),
  })
  const portal = <Portal router={router} queryClient={queryClient} />
  const prerendered = isPrerendered(place)
  loadTypeface(router, prerendered)
  if (prerendered) {
    await router.load()
    // The page was prerendered without Suspense boundaries. This makes the first render omit them too.
    router.ssr = { manifest: undefined }
  }
  if (isFatal) return
  removeStartFailure()
  if (prerendered) {
    hydrateRoot(place, portal)
  } else {
    createRoot(place).render(portal)
  }
  // Loaded last, because only pages that need the flags may wait for them, and the login must not.
  loadFeatureFlags(hasPage.then(whenIdle))
}

/** The login pages are prerendered. A logged-in user or a link that logs in does not use that HTML. */
const isPrerendered = (root: HTMLElement) =>
  root.dataset.prerendered === location.pathname && !currentSession() && pendingImpersonation() === undefined

/** Resolves once a portal page other than the login has rendered completely. */
const firstPage = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((done) => {
    const stop = router.subscribe('onRendered', () => {
      if (router.state.matches.some((match) => match.staticData.isLogin?.(match))) return
      stop()
      done()
    })
  })

start().catch(showFatalError)
