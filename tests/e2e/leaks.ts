import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { FinnishSSN } from 'finnish-ssn'
import { PASSWORD } from '../../mocks/control/scenarios'

/** Storage keys that may hold the session's tokens (src/session/stored-session.ts). */
const TOKEN_KEYS: ReadonlySet<string> = new Set(['portal.session', 'portal.impersonation', 'portal.remember-me'])

const PERSONAL_ID = /(?<![\w-])\d{6}[-+A-FU-Y]\d{3}[0-9A-Y](?![\w-])/g
/** Every email address of the seed ends in .example (mocks/seed/people.ts). */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.example\b/
/** Tokens of the fake API (mocks/backend/operations/session.ts): a JWT without a signature, and a refresh token. */
const TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}\.mock\b|\br-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/

export type Secret = 'personal id' | 'email' | 'token' | 'password'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The kinds of secrets in a text, plain or URL-encoded. */
export function secretsIn(text: string): Secret[] {
  const texts = `${text}\n${decoded(text)}\n${decoded(text.replaceAll('+', ' '))}`
  const kinds: [Secret, boolean][] = [
    ['personal id', (texts.match(PERSONAL_ID) ?? []).some((id) => FinnishSSN.validate(id))],
    ['email', EMAIL.test(texts)],
    ['token', TOKEN.test(texts)],
    ['password', texts.includes(PASSWORD)],
  ]
  return kinds.filter(([, isThere]) => isThere).map(([kind]) => kind)
}

/** Forbidden secrets in an entry of web storage; the session's keys may hold its tokens, but no other secret. */
export const secretsInStorage = (key: string, value: string): Secret[] =>
  secretsIn(`${key} ${value}`).filter((kind) => !(kind === 'token' && TOKEN_KEYS.has(key)))

type Sent = { url: string; headers: Record<string, string>; body: string }

/** Secrets in any URL, and in headers and body of a request to another origin. */
export function secretsInRequest({ url, headers, body }: Sent, ownOrigin: string): Secret[] {
  if (/^(data|blob):/.test(url)) return []
  const isForeign = new URL(url).origin !== ownOrigin
  return secretsIn(isForeign ? [url, body, ...Object.values(headers)].join('\n') : url)
}

const storageOf = () =>
  [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map(([key, value]) => [key, `${value}`]))

/** Secrets in the web storage of a page. */
export async function storedLeaks(page: Page): Promise<string[]> {
  // A page that is navigating fails once; the retry reads the next page's storage.
  const entries = await page.evaluate(storageOf).catch(() => page.evaluate(storageOf))
  return entries.flatMap(([key = '', value = '']) =>
    secretsInStorage(key, value).map((secret) => `${secret} in the storage under ${key}`),
  )
}

/**
 * Watches a browser for secrets in URLs, requests to other origins, the console and web storage.
 * @returns a function that lists what was found, without the secrets, and reads the storage of open pages
 */
export function watchLeaks(context: BrowserContext, ownOrigin: string): () => Promise<string[]> {
  const found = new Set<string>()
  const note = (where: string, secrets: readonly Secret[]) => {
    for (const secret of secrets) found.add(`${secret} in ${where}`)
  }
  context.on('request', (request: Request) => {
    const sent = { url: request.url(), headers: request.headers(), body: request.postData() ?? '' }
    note(`a request to ${new URL(sent.url).pathname.split('@')[0]}`, secretsInRequest(sent, ownOrigin))
  })
  context.on('console', (message: ConsoleMessage) => note('the console', secretsIn(message.text())))
  context.on('page', (page: Page) => {
    page.on('framenavigated', (frame) => note('an address', secretsIn(frame.url())))
  })
  return async () => {
    for (const page of context.pages()) {
      if (!page.url().startsWith(ownOrigin)) continue
      for (const leak of await storedLeaks(page)) found.add(leak)
    }
    return [...found]
  }
}
