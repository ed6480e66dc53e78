import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from '@/features/support/not-found-page'
import { AppShell } from '@/shell/app-shell'
import { page } from '@/shell/page'
import { RootErrorScreen } from '@/shell/root-error-screen'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: page(AppShell),
  notFoundComponent: page(NotFoundPage),
  errorComponent: RootErrorScreen,
})
