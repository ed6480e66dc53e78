import { routeTree } from '@generated/routes'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { currentLocale, localeOfPath, setCurrentLocale, withLocale, withoutLocale } from '@/language/locale'
import { PageErrorScreen } from '@/shell/route-error-screen'
import { parseSearch, stringifySearch } from '@/shell/search-params'

/** The router; the address names the language, routes know nothing of it (FMT-01). */
export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    context: { queryClient },
    // Inside the frame, so that the menus stay; the root's own is for the frame itself (NAV-11).
    defaultErrorComponent: PageErrorScreen,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // What a loader has read for one user is not what the next one begins with (SES-14): a page that is left or only
    // preloaded is forgotten, and what was fetched waits in the query cache, which every login and logout empties.
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    // `false` would scroll to the top on a change of the query too; the shell scrolls by itself (FMT-06).
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

/** What a route's static data may know of its match: how far it is, its parameters, and what beforeLoad has returned. */
interface ShownMatch {
  status: string
  params: Readonly<Record<string, string | undefined>>
  context: object
  /** What the loader of the route gave; undefined until it has. */
  loaderData?: unknown
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** The document title of the page, without the product's name (FMT-02). */
    title?: (match: ShownMatch) => string
    /** Fetches the code of a page that its route chooses only once somebody is logged in (shell/warm-next-page.ts). */
    warm?: () => Promise<unknown>
    /** The login stands there, also while the page after it loads: nothing of the logged-in user's frame is shown. */
    isLogin?: (match: ShownMatch) => boolean
  }
}
