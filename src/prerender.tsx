/** Runs at build time only (tools/prerender.ts): the HTML of the login pages and of the neutral shell. */
import '@/api/configure-zod'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeQueryClient } from '@/api/query-client'
import { localeOfPath, setCurrentLocale } from '@/language/locale'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { TopBarFrame } from '@/shell/top-bar-frame'

/** The markup inside #root of a page that needs no session, in the language of its path. */
export async function renderPage(path: string): Promise<string> {
  setCurrentLocale(localeOfPath(path))
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<Portal router={router} queryClient={queryClient} />)
}

/** What every other address shows until the portal has started: never a login form to a logged-in user. */
export const renderShell = (): string => renderToString(<TopBarFrame />)
