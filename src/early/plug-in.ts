import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { configureRequest } from '@/api/calls/auth-port'
import { pause } from '@/browser/pause'
import { whenIdle } from '@/browser/when-idle'
import { configureLoginIsland } from '@/features/login/login-island'
import type { makeRouter } from '@/router'
import { pendingImpersonation } from '@/session/impersonation'
import { currentSession } from '@/session/session-store'
import { configureSubmittedLogin } from '@/session/submitted-login'
import { takeFirstCall, takeFirstConfig } from './first-steps'
import { warmNextPage } from './warm-next-page'
import { wholeStyles } from './whole-styles'

type Router = ReturnType<typeof makeRouter>

/** Upper bound on deferring response validation while the first page renders. */
const CHECKS_TIMEOUT_MS = 15_000

/** Connects this folder to the ports of the portal. Without it the first page only shows later. */
export function plugIn(): Promise<Response> | undefined {
  configureRequest({ earlyResponse: takeFirstCall })
  configureSubmittedLogin(window.portalFirst?.submittedLogin)
  return takeFirstConfig()
}

/** @param hasPage resolves with the first page after the login @returns how to hydrate a prerendered `root` */
export function plugInto(router: Router, root: HTMLElement, hasPage: Promise<void>) {
  // Timeout for pages that never finish rendering, and for the login, which does not count as a page.
  const timeout = pause(CHECKS_TIMEOUT_MS)
  configureRequest({ readyToValidate: () => Promise.race([hasPage, timeout]).then(whenIdle) })
  router.options.context.beforePage = (path) => (path === '/login' ? undefined : wholeStyles())
  warmNextPage(router)
  if (!isPrerendered(root)) {
    configureLoginIsland(undefined)
    return undefined
  }
  return async () => {
    await router.load()
    // The page was prerendered without Suspense boundaries. This makes the first render omit them too.
    router.ssr = { manifest: undefined }
    return (portal: ReactNode) => void hydrateRoot(root, portal)
  }
}

/** The login pages are prerendered. A logged-in user or a link that logs in does not use that HTML. */
const isPrerendered = (root: HTMLElement) =>
  root.dataset.prerendered === location.pathname && !currentSession() && pendingImpersonation() === undefined
