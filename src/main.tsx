import '@/api/configure-zod'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { configureRequest } from '@/api/auth-port'
import { invalidateAll, makeQueryClient } from '@/api/query-client'
import { loadRuntimeConfig } from '@/api/runtime-config'
import { applyStoredAppearance, followAppearance } from '@/browser/appearance'
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

// A page without a first script has it from here.
applyStoredAppearance()
followAppearance()

/** How long the comparison of the first replies with the contract waits for a page. */
const CHECKS_PATIENCE_MS = 15_000

async function start() {
  // The only door to the fake API; the constant is false in production builds, which drop the import.
  const mocks = __MOCKED__ ? await (await import('@mocks/browser')).startMocks() : undefined
  await mocks?.onClock(setClockOffset)
  const config = loadRuntimeConfig()
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no #root')
  let isFatal = false
  let stopWatching: (() => void) | undefined
  // A portal without a valid configuration cannot go on; whoever deploys it must see why.
  config.catch((error: unknown) => {
    isFatal = true
    // Whatever fails for want of it has nothing to add.
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
    whenThereIsTime: () => Promise.race([hasPage, patience]).then(whenIdle),
  })
  const queryClient = makeQueryClient()
  // All before the router reads the address: the guid of an impersonation link leaves it at once (SES-30).
  leaveOddAddress()
  dropNeedlessPrefix()
  installSession()
  const router = makeRouter(queryClient)
  const hasPage = firstPage(router)
  // A page may never stand there whole, and the login is none.
  const patience = new Promise<void>((done) => {
    setTimeout(done, CHECKS_PATIENCE_MS)
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
  if (prerendered) {
    await router.load()
    // The page was made without Suspense borders; with this the first render has none either.
    router.ssr = { manifest: undefined }
  }
  if (isFatal) return
  removeStartFailure()
  if (prerendered) {
    hydrateRoot(place, portal)
  } else {
    createRoot(place).render(portal)
  }
  // Not sooner: no page but those that ask for them themselves waits for them, and the login least.
  loadFeatureFlags(hasPage.then(whenIdle))
}

/** The login pages are made at build time; a logged-in user or a link that logs in has no use for them. */
const isPrerendered = (root: HTMLElement) =>
  root.dataset.prerendered === location.pathname && !currentSession() && pendingImpersonation() === undefined

/** Once a page of the portal stands there whole, and not the login. */
const firstPage = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((done) => {
    const stop = router.subscribe('onRendered', () => {
      if (router.state.matches.some((match) => match.staticData.isLogin?.(match))) return
      stop()
      done()
    })
  })

start().catch(showFatalError)
