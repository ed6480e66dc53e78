import { routeTree } from '@generated/routes'
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRouter, type RouteComponent, type RouterHistory } from '@tanstack/react-router'
import { useToday } from '@/browser/use-by-clock'
import { currentLocale, localeOfPath, setCurrentLocale, useLocale, withLocale, withoutLocale } from '@/language/locale'
import { followNavigation } from '@/shell/page-focus'
import { PageErrorScreen } from '@/shell/route-error-screen'
import type { RouterContext } from '@/shell/router-context'
import { parseSearch, stringifySearch } from '@/shell/search-params'

/** Renders a memoised page again when the language or the day changes. A key would lose typed input (FMT-02, FMT-05). */
function keptCurrent(Component: RouteComponent): RouteComponent {
  function Page(props: object) {
    useLocale()
    useToday()
    return <Component {...props} />
  }
  // The router drops `preload` of a page that has been loaded.
  return Object.defineProperty(Page, 'preload', { get: () => Component.preload })
}

function keepCurrent({ options, children = [] }: AnyRoute): void {
  for (const part of ['component', 'pendingComponent', 'notFoundComponent'] as const) {
    // The cast is safe: the portal's pages for addresses that are not found take no props either.
    const Component = options[part] as RouteComponent | undefined
    if (Component) options[part] = keptCurrent(Component)
  }
  for (const child of Object.values<AnyRoute>(children)) keepCurrent(child)
}

keepCurrent(routeTree)

export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) => {
  const context: RouterContext = { queryClient }
  const router = createRouter({
    history,
    routeTree,
    context,
    // Inside the frame, so that the menus stay. The root route's own screen covers errors of the frame (NAV-11).
    defaultErrorComponent: PageErrorScreen,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Loader data of one user must not reach the next (SES-14). Every login and logout clears the query cache.
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    // `false` would also scroll to the top when search params change; the shell handles scrolling (FMT-06).
    scrollRestoration: () => false,
    rewrite: {
      input: ({ url }) => {
        setCurrentLocale(localeOfPath(url.pathname))
        url.pathname = withoutLocale(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = withLocale(url.pathname, currentLocale())
        return url
      },
    },
  })
  followNavigation(router)
  return router
}

interface ShownMatch {
  status: string
  params: Readonly<Record<string, string | undefined>>
  context: object
  loaderData?: unknown
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** The document title of the page, without the product name (FMT-02). */
    title?: (match: ShownMatch) => string
    /** Prefetches a page that its route chooses only after login (src/early/warm-next-page.ts). */
    warm?: () => Promise<unknown>
    /** The route shows the login, also while the next page loads: the frame of a logged-in user must not be shown. */
    isLogin?: (match: ShownMatch) => boolean
  }
}
