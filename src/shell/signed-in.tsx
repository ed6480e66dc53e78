import { lazy, Suspense } from 'react'
import { useSession } from '@/session/session-store'
import { useBlockingErrors } from './blocking-error'

// Parts only for logged-in users load after the first paint, so that the login page does not wait for them.
const loadSideMenu = () => import('./side-menu')
const loadAccountMenu = () => import('./account-menu')
const LazySideMenu = lazy(async () => ({ default: (await loadSideMenu()).SideMenu }))
const LazyAccountMenu = lazy(async () => ({ default: (await loadAccountMenu()).AccountMenu }))
const LazyPaletteButton = lazy(async () => ({ default: (await import('./palette/palette-button')).PaletteButton }))
const LazyBar = lazy(async () => ({ default: (await import('./impersonation-bar')).ImpersonationBar }))
const LazyPopup = lazy(async () => ({ default: (await import('./blocking-popup')).BlockingPopup }))

/** Prefetches the menus. A failure is shown where they are rendered. */
export function loadSignedInFrame(): void {
  void Promise.allSettled([loadSideMenu(), loadAccountMenu()])
}

/** The side menu of a logged-in user. Reserves its space while it loads, so that the layout does not shift. */
export function SignedInMenu() {
  const session = useSession()
  if (!session) return null
  return (
    <Suspense fallback={<div className="hidden w-30 shrink-0 border-r border-border bg-card nav:block wide:w-64" />}>
      <LazySideMenu roles={session.roles} isImpersonating={session.isUserImpersonate} />
    </Suspense>
  )
}

export const SignedInAccount = () => (
  <>
    <Suspense fallback={null}>
      <LazyPaletteButton />
    </Suspense>
    <Suspense fallback={<div className="h-10 w-10 shrink-[9999999] sm:h-16 sm:w-64 nav:w-96" />}>
      <LazyAccountMenu />
    </Suspense>
  </>
)

export function SignedInNotice() {
  return useSession()?.isUserImpersonate === true ? (
    <Suspense fallback={null}>
      <LazyBar />
    </Suspense>
  ) : null
}

export function BlockingPopupHost() {
  return useBlockingErrors().length > 0 ? (
    <Suspense fallback={null}>
      <LazyPopup />
    </Suspense>
  ) : null
}
