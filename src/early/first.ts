/** The page's first script (tools/build/prerender.ts). The portal takes over matching results (first-steps.ts). */
import { FIRST_CALLS } from '@generated/screens'
import { wireCall } from '@/api/calls/wire-call'
import { applyStoredAppearance } from '@/browser/appearance'
import { pause } from '@/browser/pause'
import { whenIdle } from '@/browser/when-idle'
import { acceptLanguageOf, localeOfPath, withoutLocale } from '@/language/address-language'
import { firstAuthorization, hasSessionOrLink } from './first-session'
import { dropFirstCalls, type FirstSteps, sendFirstCall, sendFirstConfig } from './first-steps'
import { watchFirstSubmit } from './first-submit'

// Before the first paint (SET-02).
applyStoredAppearance()

/** The role required for the pages with first calls. */
const FIRST_CALLS_ROLE = 'signatory'

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

function send(calls: readonly { method: string; url: string; data?: unknown }[], authorization?: string): void {
  steps.calls = baseUrl().then(
    (base) => calls.map((call) => sendFirstCall(wireCall(call, { baseUrl: base, language, authorization }))),
    () => [],
  )
}

/** Preloads the page's scripts, which the portal would request only after it has loaded itself. */
function fetchScripts(files: readonly string[] = []): void {
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: `/${file}` })
    document.head.append(link)
  }
}

const path = withoutLocale(location.pathname)
const first = FIRST_CALLS[path]
const authorization = first && firstAuthorization(FIRST_CALLS_ROLE)
if (first && authorization !== undefined) {
  send(
    first.map((url) => ({ method: 'GET', url })),
    authorization,
  )
  fetchScripts(__SCREEN_FILES__[path])
  // The first date formatting initialises the browser's locale data, which takes 0.1 s on a slow machine.
  void whenIdle().then(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki' }).format())
} else {
  // No early calls on this page: the first calls are those of the portal, so preload its HTTP client.
  if (path !== '/login') fetchScripts([__CALLS_FILE__])
  if (!hasSessionOrLink()) {
    steps.submittedLogin = watchFirstSubmit(
      (data) => {
        void dropFirstCalls()
        send([{ method: 'POST', url: '/api/login', data }])
      },
      () => Promise.race([dropFirstCalls(), pause(LOGIN_TIMEOUT_MS)]),
    )
    window.addEventListener('pagehide', dropFirstCalls)
  }
}
