import { createRoot } from 'react-dom/client'
import { fieldsOf } from '../backend/rules/provider-form.ts'
import { browserStorage } from '../database/browser-storage.ts'
import { fakeNow } from '../database/clock.ts'
import type { Db } from '../database/db.ts'
import { openMockDatabase } from '../seed/mock-database.ts'
import type { Choice } from './outcomes.ts'
import './provider.css'
import { ProviderPage } from './provider-page.tsx'
import { texts } from './texts.ts'
import { choose, type View, visit } from './visit.ts'

/** The provider's page in the browser; it shares only the database with the portal. */
async function start() {
  const database = openMockDatabase(browserStorage())
  const fields = fieldsOf(new URLSearchParams(window.location.search))
  const withNow = <T,>(work: (db: Db, now: number) => Promise<T>) =>
    database.withDb((db) => work(db, fakeNow(db.meta.clockOffset)))
  const element = document.getElementById('provider')
  if (!element) throw new Error('the page has no #provider')
  const root = createRoot(element)

  let isChosen = false
  const onChoose = async (choice: Choice) => {
    // A double click is one choice.
    if (isChosen) return
    isChosen = true
    const next = await withNow((db, now) => choose(db, fields, choice, now))
    if ('url' in next) window.location.assign(next.url)
    else show(next.view)
  }
  const show = (view: View) => {
    document.documentElement.lang = view.locale
    document.title = texts[view.locale].title
    root.render(<ProviderPage view={view} action="" onChoose={(choice) => void onChoose(choice)} />)
  }
  const look = async () => {
    isChosen = false
    show(await withNow((db, now) => visit(db, fields, now)))
  }
  // After Back from the portal, the payer may choose again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look()
  })
  await look()
}

void start()
