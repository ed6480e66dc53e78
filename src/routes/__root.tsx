import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { wholeStyles } from '@/browser/whole-styles'
import { NotFoundPage } from '@/features/support/not-found-page'
import { AppShell } from '@/shell/app-shell'
import { page } from '@/shell/page'
import { RootErrorScreen } from '@/shell/root-error-screen'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The login page renders with a small critical stylesheet; every other page waits for the whole one.
  beforeLoad: ({ location }) => (location.pathname === '/login' ? undefined : wholeStyles()),
  component: page(AppShell),
  notFoundComponent: page(NotFoundPage),
  errorComponent: RootErrorScreen,
})
