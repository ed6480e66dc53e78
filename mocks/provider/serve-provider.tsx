import { readFileSync } from 'node:fs'
import type { Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { fieldsOf, PROVIDER_PAGE, PROVIDER_PATH } from '../backend/rules/provider-form.ts'
import { fakeNow } from '../database/clock.ts'
import type { Database, Db } from '../database/db.ts'
import { isChoice } from './outcomes.ts'
import { ProviderPage } from './provider-page.tsx'
import { texts } from './texts.ts'
import { choose, type View, visit } from './visit.ts'

const OUTCOME_PATH = `${PROVIDER_PATH}/outcome`

const pageOf = (view: View, session: string): string => {
  const { title } = texts[view.locale]
  const styles = readFileSync(new URL('./provider.css', import.meta.url), 'utf8')
  const action = `${OUTCOME_PATH}?${new URLSearchParams({ session })}`
  const body = renderToStaticMarkup(<ProviderPage view={view} action={action} />)
  return `<!doctype html><html lang="${view.locale}"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`
}

/**
 * The provider's page over HTTP, without JavaScript: the form is posted here, the choice to /mock-provider/outcome.
 * `databaseOf` returns the database of an X-Mock-Session, whose name is in the URL.
 */
// The app's own bindings are irrelevant here, so any Env is accepted.
export function addProvider<Env extends object>(app: Hono<Env>, databaseOf: (session: string) => Database): void {
  const sessionOf = ({ req }: Context) => req.query('session') ?? ''
  const run = <T,>(context: Context, work: (db: Db, now: number) => Promise<T>): Promise<T> =>
    databaseOf(sessionOf(context)).withDb((db) => work(db, fakeNow(db.meta.clockOffset)))
  const posted = async ({ req }: Context) => fieldsOf(new URLSearchParams(await req.text()))

  app.post(PROVIDER_PATH, async (context) => {
    const fields = new URLSearchParams({ ...(await posted(context)), session: sessionOf(context) })
    return context.redirect(`${PROVIDER_PAGE}?${fields}`, 303)
  })
  app.get(PROVIDER_PAGE, async (context) => {
    const view = await run(context, (db, now) => visit(db, context.req.query(), now))
    return context.html(pageOf(view, sessionOf(context)))
  })
  app.post(OUTCOME_PATH, async (context) => {
    const fields = await posted(context)
    const { choice } = fields
    if (!isChoice(choice)) return context.text('no such choice', 400)
    const next = await run(context, (db, now) => choose(db, fields, choice, now))
    return 'url' in next ? context.redirect(next.url, 303) : context.html(pageOf(next.view, sessionOf(context)))
  })
}
