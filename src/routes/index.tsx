import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BlockedPage } from '@/features/home/blocked-page'
import { HomePage } from '@/features/home/home-page'
import { warmHome } from '@/features/home/queries'
import { startOf } from '@/features/home/start'
import { tellStart } from '@/features/home/tell-start'
import { LoginPage } from '@/features/login/login-page'
import { currentSession, restoreSession, useSession } from '@/session/session-store'
import { page } from '@/shell/page'

export const Route = createFileRoute('/')({
  staticData: { title: () => (currentSession() ? m.home_title() : m.login_title()) },
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    restoreSession()
    const start = await startOf(currentSession(), { queryClient, isPreload: preload })
    if (!preload) tellStart(start)
    // Any path: what is sent to exists (startOf), though the route tree may not have it yet.
    const to: string | undefined = start.kind === 'elsewhere' ? start.to : undefined
    if (to !== undefined) throw redirect({ to, replace: true })
    return { start: start.kind }
  },
  loader: ({ context }) => (context.start === 'home' ? warmHome(context.queryClient) : undefined),
  component: page(StartPage),
})

/** SES-05: home with a session, the login page without. */
function StartPage() {
  const session = useSession()
  const { start } = Route.useRouteContext()
  if (!session || start === 'login') return <LoginPage />
  return start === 'blocked' ? <BlockedPage /> : <HomePage />
}
