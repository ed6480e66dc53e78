/** Runs only at build time (tools/prerender.ts): renders the HTML of the login pages and of the neutral shell. */
import '@/api/configure-zod'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeQueryClient } from '@/api/query-client'
import { localeOfPath, setCurrentLocale } from '@/language/locale'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { TopBarFrame } from '@/shell/top-bar-frame'

/** The markup inside #root of a page without session, in the language of its path. */
export async function renderPage(path: string): Promise<string> {
  setCurrentLocale(localeOfPath(path))
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<Portal router={router} queryClient={queryClient} />)
}

/** Shown at every other URL until the portal has started: a logged-in user must never see a login form. */
export const renderShell = (): string => renderToString(<TopBarFrame />)
