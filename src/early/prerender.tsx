/** Runs only at build time (tools/build/prerender.ts): renders the HTML of the login pages and of the neutral shell. */
import '@/api/config/configure-zod'
import { m } from '@generated/messages/messages.js'
import { locales } from '@generated/messages/runtime.js'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { makeQueryClient } from '@/api/queries/query-client'
import { LoginForm } from '@/features/login/login-form'
import { configureLoginIsland, LOGIN_ISLAND_IDS } from '@/features/login/login-island'
import { localeOfPath, setCurrentLocale } from '@/language/locale'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { START_FAILURE } from '@/shell/fatal-error'
import { TopBarFrame } from '@/shell/top-bar-frame'

export async function renderPage(path: string): Promise<string> {
  setCurrentLocale(localeOfPath(path))
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  configureLoginIsland({
    html: renderToString(<LoginForm port={undefined} />, { identifierPrefix: LOGIN_ISLAND_IDS }),
    connect: () => () => undefined,
  })
  return renderToString(<Portal router={router} queryClient={queryClient} />)
}

/** Shown at every other URL until the portal has started: a logged-in user must never see a login form. */
export const renderShell = (): string => renderToString(<TopBarFrame />)

/** In both languages. Needs no script: an animation in src/styles.css shows it after a while. */
export const renderStartFailure = (): string =>
  renderToStaticMarkup(
    <div
      id={START_FAILURE}
      role="alert"
      className="invisible fixed inset-x-0 bottom-0 animate-[late_0s_9s_forwards] border-t border-border bg-card p-4"
    >
      {locales.map((locale) => {
        setCurrentLocale(locale)
        return (
          <p key={locale} lang={locale}>
            {m.start_failure()} {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this page */}
            <a href="" className="underline">
              {m.blocking_reload()}
            </a>
          </p>
        )
      })}
    </div>,
  )
