import { m } from '@generated/messages/messages.js'
import {
  CatchBoundary,
  type ErrorComponentProps,
  isNotFound,
  Link,
  Outlet,
  useRouterState,
} from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { useOwnPageTitle } from '@/browser/page-title'
import { useLocale } from '@/language/locale'
import { NotificationRegion } from '@/notifications/notification-region'
import { isKnownPath } from '@/session/app-port'
import { useIsLeaving, useSession } from '@/session/session-store'
import { buttonVariants } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { LanguageButton } from './language-button'
import { openMenuDrawer } from './menu-drawer'
import { PageErrorScreen } from './route-error-screen'
import { showsLogin } from './router-context'
import { BlockingPopupHost, SignedInAccount, SignedInMenu, SignedInNotice } from './signed-in'
import { Logo, TopBarFrame } from './top-bar-frame'

/** The frame of every page. Also manages the title. */
export function AppShell() {
  const isSignedIn = useIsSignedIn()
  useDocumentTitle()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 -translate-y-20 rounded-md bg-card px-4 py-2 font-medium text-primary shadow-floating focus:translate-y-0"
      >
        {m.skip_to_content()}
      </a>
      <TopBar isSignedIn={isSignedIn} />
      <SignedInNotice />
      <div className="flex min-h-[calc(100dvh-var(--spacing-top-bar))]">
        {isSignedIn && <SignedInMenu />}
        <div className="flex min-w-0 grow flex-col">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-content min-w-0 grow px-4 py-8 outline-none sm:px-8"
          >
            <FramedPage />
          </main>
          <AppFooter isSignedIn={isSignedIn} />
        </div>
      </div>
      <NotificationRegion />
      <BlockingPopupHost />
    </>
  )
}

/** Catches errors that a page's own error screen cannot show, e.g. of a failed chunk load (NAV-11). */
function FramedPage() {
  // Reset the error boundary on navigation, also when the same page is loaded again.
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const isLeaving = useIsLeaving()
  // Render nothing of an ended session while the login page loads (SES-14).
  if (isLeaving) return null
  return (
    <CatchBoundary getResetKey={() => match} errorComponent={FramedError}>
      <Outlet />
    </CatchBoundary>
  )
}

function FramedError(props: ErrorComponentProps) {
  // Rethrown for the root route's not-found page.
  if (isNotFound(props.error)) throw props.error
  return <PageErrorScreen {...props} />
}

/** Whether to show the frame of a logged-in user. False while the login page waits for the page after it. */
function useIsSignedIn(): boolean {
  const session = useSession()
  const isLogin = useRouterState({ select: showsLogin })
  return session !== undefined && !isLogin
}

/** Keeps the document's title in sync with route and language (FMT-02). */
function useDocumentTitle() {
  const locale = useLocale()
  const product = useRuntimeConfig().productName[locale]
  const own = useOwnPageTitle()
  const routeTitle = useRouterState({
    select: ({ matches, location }) => {
      // NAV-05
      if (!isKnownPath(location.pathname)) return m.not_found_title()
      const match = matches.findLast(({ staticData }) => staticData.title !== undefined)
      return match?.staticData.title?.(match)
    },
  })
  const title = own ?? routeTitle
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product
  }, [title, product])
}

/** ACS-01, PRV-01. Guests have no menus, so they get help and settings here (NAV-02). */
function AppFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const links = [
    { to: '/accessibility', label: m.accessibility_title() },
    { to: '/privacy', label: m.privacy_title() },
    { to: '/help', label: m.menu_help(), isForGuests: true },
    { to: '/settings', label: m.settings_title(), isForGuests: true },
  ] as const
  return (
    // Hidden while the page above loads: it would jump when the content arrives.
    <footer className="[main:has([aria-busy=true])+&]:invisible mx-auto flex w-full max-w-content flex-wrap gap-x-6 gap-y-2 px-4 pb-6 text-sm sm:px-8 print:hidden">
      {links.map(
        (link) =>
          !(isSignedIn && 'isForGuests' in link) && (
            <TextLink key={link.to} to={link.to}>
              {link.label}
            </TextLink>
          ),
      )}
    </footer>
  )
}

function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const locale = useLocale()
  return (
    <TopBarFrame
      start={
        isSignedIn && (
          <button
            type="button"
            className={clsx(buttonVariants({ variant: 'ghost' }), 'max-sm:px-2! nav:hidden')}
            onClick={openMenuDrawer}
          >
            <MenuIcon />
            <span className="max-sm:sr-only">{m.menu_open()}</span>
          </button>
        )
      }
      brand={
        <Link
          to="/"
          className="flex h-8 flex-wrap items-center gap-3 overflow-clip rounded-md text-xl font-semibold tracking-tight max-sm:gap-2 max-sm:text-lg"
        >
          <Logo />
          <span>{useRuntimeConfig().productName[locale]}</span>
        </Link>
      }
      end={isSignedIn ? <SignedInAccount /> : <LanguageButton />}
    />
  )
}
