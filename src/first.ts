/**
 * The page's first script, a small separate file (tools/prerender.ts). While the portal loads, it reads the
 * configuration and sends the page's first API calls, or handles a press of the login button. The portal takes over
 * matching results and repeats the rest (src/api/first-call.ts).
 */
import { FIRST_CALLS } from '@generated/screens'
import { dropFirstCalls, type FirstSteps, sendFirstCall, sendFirstConfig } from '@/api/first-call'
import { applyStoredAppearance } from '@/browser/appearance'
import { whenIdle } from '@/browser/when-idle'
import { watchFirstPress } from '@/features/login/first-press'
import { acceptLanguageOf, localeOfPath, withoutLocale } from '@/language/address-language'
import { firstAuthorization, hasSessionOrLink } from '@/session/first-session'

// Before the first paint (SET-02).
applyStoredAppearance()

/** The role required for the pages with first calls. */
const FIRST_CALLS_ROLE = 'signatory'

/** Upper bound for a clicked link to wait for a login in flight. */
const LOGIN_TIMEOUT_MS = 3000

const config = sendFirstConfig()
const steps: FirstSteps = { config }
window.portalFirst = steps

/** The API base URL of the configuration. @throws if it is missing; the portal then reports that */
async function baseUrl(): Promise<string> {
  // Cloned, because the portal reads the response body itself.
  const { apiBaseUrl } = (await (await config).clone().json()) as { apiBaseUrl?: unknown }
  if (typeof apiBaseUrl !== 'string') throw new Error('config.json has no apiBaseUrl')
  return apiBaseUrl
}

const language = acceptLanguageOf(localeOfPath(location.pathname))

/** Sends the calls once the API base URL is known. */
function send(calls: readonly { method: string; path: string; authorization?: string; body?: string }[]): void {
  steps.calls = baseUrl().then(
    (base) => calls.map(({ path, ...call }) => sendFirstCall({ ...call, url: base + path, language })),
    () => [],
  )
}

/** Preloads the page's scripts, which the portal would request only after it has loaded itself. */
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
  send(first.map((address) => ({ method: 'GET', path: address, authorization })))
  fetchScripts(__SCREEN_FILES__[path])
  // The first date formatting initialises the browser's locale data, which takes 0.1 s on a slow machine. Do it while
  // scripts load.
  void whenIdle().then(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki' }).format())
} else {
  // No early calls on this page: the first calls are those of the portal, so preload its HTTP client.
  if (path !== '/login') fetchScripts([__CALLS_FILE__])
  if (!hasSessionOrLink()) {
    steps.press = watchFirstPress(
      (body) => {
        void dropFirstCalls()
        send([{ method: 'POST', path: '/api/login', body }])
      },
      () => Promise.race([dropFirstCalls(), new Promise((done) => setTimeout(done, LOGIN_TIMEOUT_MS))]),
    )
    window.addEventListener('pagehide', dropFirstCalls)
  }
}
