import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from '@/features/support/not-found-page'
import { AppShell } from '@/shell/app-shell'
import { page } from '@/shell/page'
import { RouteErrorScreen } from '@/shell/route-error-screen'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: page(AppShell),
  notFoundComponent: page(NotFoundPage),
  errorComponent: RouteErrorScreen,
})
