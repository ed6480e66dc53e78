import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from '@/features/support/not-found-page'
import { AppShell } from '@/shell/app-shell'
import { RootErrorScreen } from '@/shell/route-error-screen'
import type { RouterContext } from '@/shell/router-context'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => context.beforePage?.(location.pathname),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: RootErrorScreen,
})
