/**
 * The page's first script, a small file of its own (tools/prerender.ts): while the portal is on its way it reads the
 * configuration, asks for what the page shows first, or takes the press at the login. The portal takes over what agrees
 * with what it would do itself, and does it anew where nothing does (src/api/first-call.ts).
 */
import { dropFirstCalls, type FirstSteps, sendFirstCall, sendFirstConfig } from '@/api/first-call'
import { applyStoredAppearance } from '@/browser/appearance'
import { whenIdle } from '@/browser/when-idle'
import { watchFirstPress } from '@/features/login/first-press'
import { FIRST_CALLS, FIRST_CALLS_ROLE } from '@/first-calls'
import { acceptLanguageOf, localeOfPath, withoutLocale } from '@/language/address-language'
import { firstAuthorization, hasSessionOrLink } from '@/session/first-session'

// Before anything is painted (SET-02).
applyStoredAppearance()

/** How long a link waits for a login that is under way. */
const LOGIN_PATIENCE_MS = 3000

const config = sendFirstConfig()
const steps: FirstSteps = { config }
window.portalFirst = steps

/** The API's base of the configuration. @throws when there is none: the portal says so. */
async function baseUrl(): Promise<string> {
  // The portal reads the answer itself.
  const { apiBaseUrl } = (await (await config).clone().json()) as { apiBaseUrl?: unknown }
  if (typeof apiBaseUrl !== 'string') throw new Error('config.json has no apiBaseUrl')
  return apiBaseUrl
}

const language = acceptLanguageOf(localeOfPath(location.pathname))

/** Sends the calls once their address is known. */
function send(calls: readonly { method: string; path: string; authorization?: string; body?: string }[]): void {
  steps.calls = baseUrl().then(
    (base) => calls.map(({ path, ...call }) => sendFirstCall({ ...call, url: base + path, language })),
    () => [],
  )
}

/** Asks for the scripts of the page, which the portal would ask for once it is here itself. */
function fetchScripts(files: readonly string[] = []): void {
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: `/assets/${file}.js` })
    document.head.append(link)
  }
}

const path = withoutLocale(location.pathname)
const first = FIRST_CALLS[path]
const authorization = first && firstAuthorization(FIRST_CALLS_ROLE)
if (first && authorization !== undefined) {
  send(first.map(([, address]) => ({ method: 'GET', path: address, authorization })))
  fetchScripts(__SCREEN_FILES__[path])
  // The first date costs what the browser reads for it, a tenth of a second on a slow machine: while scripts are on their way.
  void whenIdle().then(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki' }).format())
} else {
  // Nothing is asked for yet: here the portal's own calls are the first.
  if (path !== '/login') fetchScripts([__CALLS_FILE__])
  if (!hasSessionOrLink()) {
    steps.press = watchFirstPress(
      (body) => {
        void dropFirstCalls()
        send([{ method: 'POST', path: '/api/login', body }])
      },
      () => Promise.race([dropFirstCalls(), new Promise((done) => setTimeout(done, LOGIN_PATIENCE_MS))]),
    )
    window.addEventListener('pagehide', dropFirstCalls)
  }
}
