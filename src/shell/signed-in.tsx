import { lazy, Suspense } from 'react'
import { useSession } from '@/session/session-store'
import { useBlockingError } from './blocking-error'

// What only a logged-in user sees comes after the first paint: the login must not wait for it.
const loadSideMenu = () => import('./side-menu')
const loadAccountMenu = () => import('./account-menu')
const LazySideMenu = lazy(() => loadSideMenu().then(({ SideMenu }) => ({ default: SideMenu })))
const LazyAccountMenu = lazy(() => loadAccountMenu().then(({ AccountMenu }) => ({ default: AccountMenu })))
const LazyPaletteButton = lazy(() =>
  import('./palette/palette-button').then(({ PaletteButton }) => ({ default: PaletteButton })),
)
const LazyBar = lazy(() =>
  import('./impersonation-bar').then(({ ImpersonationBar }) => ({ default: ImpersonationBar })),
)
const LazyPopup = lazy(() => import('./blocking-popup').then(({ BlockingPopup }) => ({ default: BlockingPopup })))

/** Fetches the menus ahead; a failure is told where they are drawn. */
export function loadSignedInFrame(): void {
  void Promise.allSettled([loadSideMenu(), loadAccountMenu()])
}

/** The side menu of a logged-in user; its room is kept while it loads, so that nothing jumps. */
export function SignedInMenu() {
  const session = useSession()
  if (!session) return null
  return (
    <Suspense fallback={<div className="hidden w-30 shrink-0 border-r border-border bg-card nav:block wide:w-64" />}>
      <LazySideMenu roles={session.roles} isImpersonating={session.isUserImpersonate} />
    </Suspense>
  )
}

export function SignedInAccount() {
  return (
    <>
      <Suspense fallback={null}>
        <LazyPaletteButton />
      </Suspense>
      <Suspense fallback={<div className="h-10 w-10 sm:h-14 sm:w-64" />}>
        <LazyAccountMenu />
      </Suspense>
    </>
  )
}

export function SignedInNotice() {
  return useSession()?.isUserImpersonate === true ? (
    <Suspense fallback={null}>
      <LazyBar />
    </Suspense>
  ) : null
}

/** The popup and its texts are fetched when there is something to say. */
export function BlockingPopupHost() {
  return useBlockingError() ? (
    <Suspense fallback={null}>
      <LazyPopup />
    </Suspense>
  ) : null
}
