import { m } from '@generated/messages/messages.js'
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { currentSession, restoreSession, useSession } from '@/session/session-store'
import type { MainScreen } from '@/shell/main-screen'

/** Until beforeLoad has chosen the page, and for errors without a session, this is a guest's login (SES-05). */
const isLogin = ({ status, context }: { status: string; context: object }) =>
  status === 'error' ? currentSession() === undefined : !('Page' in context && context.Page)

export const screen = {
  firstCalls: ['readUserDetails'],
  needsHttpClient: true,
  eagerLoader: true,
  chunk: 'home',
  maxKilobytes: 206,
} satisfies MainScreen

export const Route = createFileRoute('/')({
  staticData: {
    title: (match) => (isLogin(match) ? m.login_title() : m.home_title()),
    isLogin,
    warm: () =>
      Promise.all([
        import('@/features/home/start'),
        import('@/features/home/home-page'),
        import('@/features/home/queries'),
      ]),
  },
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    if (!preload) restoreSession()
    const session = currentSession()
    // Guests see the login here. Each loads only its own page.
    if (!session) {
      await LoginPage.preload?.()
      return { Page: undefined }
    }
    const { startOf } = await import('@/features/home/start')
    const start = await startOf(session, { queryClient, isPreload: preload })
    // Widened to string: startOf returns existing paths, but the route tree's types may not include all of them.
    const to: string | undefined = start.kind === 'elsewhere' ? start.to : undefined
    if (to !== undefined) throw redirect({ to, replace: true })
    if (start.kind === 'blocked') return { Page: (await import('@/features/home/blocked-page')).BlockedPage }
    return { Page: (await import('@/features/home/home-page')).HomePage, readsHome: true }
  },
  loader: async ({ context: { readsHome, queryClient } }) => {
    const isSignatory = currentSession()?.roles.includes('signatory') === true
    if (readsHome) await (await import('@/features/home/queries')).prefetchHome(queryClient, { isSignatory })
  },
  component: StartPage,
})

const LoginPage = lazyRouteComponent(() => import('@/features/login/login-page'), 'LoginPage')

/** SES-05: home with a session, otherwise the login page. */
function StartPage() {
  const session = useSession()
  const { Page } = Route.useRouteContext()
  return session && Page ? <Page /> : <LoginPage />
}
