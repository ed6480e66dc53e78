import { now } from '@/values/clock'

/**
 * Calls that the page's first script (src/first.ts) sends while the portal itself is still loading. The request
 * function uses such a response instead of sending the same call again, when the two calls are identical.
 */

export type CallToSend = {
  method: string
  /** The whole URL, with base and query. */
  url: string
  /** Accept-Language, and Authorization where the call carries one. */
  language: string
  authorization?: string | undefined
  /** The body as JSON text. */
  body?: string | undefined
}

export type FirstAnswer = { status: number; headers: Record<string, string>; data: string }

export type FirstCall = CallToSend & { sentAt: number; answer: Promise<FirstAnswer> }

/** The first script's listener on the login form. */
export type FirstPress = {
  isPressed: () => boolean
  /** Stops the listener. @returns whether a submitted login is still to be used */
  end: () => boolean
  /** Ignores further submits, because another page replaces the login. */
  close: () => void
}

/** What the first script leaves on window for the portal. */
export type FirstSteps = {
  /** The response to the request for config.json. */
  config?: Promise<Response> | undefined
  /** The calls, sent once the API's base URL is known; none when it cannot be known. */
  calls?: Promise<FirstCall[]> | undefined
  press?: FirstPress | undefined
}

declare global {
  interface Window {
    portalFirst?: FirstSteps
  }
}

const TIMEOUT_MS = 30_000
/** Maximum age of a response: an older one may be stale. */
const MAX_AGE_MS = 30_000

const CONFIG_TIMEOUT_MS = 9000

/** Requests config.json ahead of the portal, which then reads the response. */
export function sendFirstConfig(): Promise<Response> {
  const answer = fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) })
  // Avoids an unhandled rejection: the portal reports the failure when it reads the response.
  answer.catch(() => undefined)
  return answer
}

/** Sends the first call of a page ahead of the portal. @returns it, for the request function to use */
export function sendFirstCall(call: CallToSend): FirstCall {
  const read = async (): Promise<FirstAnswer> => {
    const response = await fetch(call.url, {
      method: call.method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json, text/plain, */*',
        'Accept-Language': call.language,
        ...(call.authorization !== undefined && { Authorization: call.authorization }),
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: call.body,
    })
    const headers = Object.fromEntries(response.headers)
    // The response is used later than it arrived, so its Date header must not be used to measure clock skew.
    delete headers.date
    return { status: response.status, headers, data: await response.text() }
  }
  const answer = read()
  // Avoids an unhandled rejection when no call ever uses this response.
  answer.catch(() => undefined)
  return { ...call, sentAt: now(), answer }
}

/** Ends the session that a login of the first script opened and nobody will take over (SES-14). */
async function endLogin({ url, language, answer }: FirstCall): Promise<void> {
  const { status, data } = await answer
  if (status !== 200) return
  const { tokenType, accessToken } = JSON.parse(data) as Record<string, string>
  await fetch(`${url.replace(/login$/, 'logout')}?removeRefreshToken=true`, {
    // The page may be on its way out.
    keepalive: true,
    headers: { 'Accept-Language': language, Authorization: `${tokenType} ${accessToken}` },
  })
}

/** Drops calls, and ends the session of a login among them. A session that cannot be ended now expires later. */
const drop = (calls: readonly FirstCall[]): Promise<unknown> =>
  Promise.all(calls.filter(({ body }) => body !== undefined).map((call) => endLogin(call).catch(() => undefined)))

const isSame = (one: CallToSend, other: CallToSend) =>
  one.method === other.method &&
  one.url === other.url &&
  one.language === other.language &&
  one.authorization === other.authorization &&
  one.body === other.body

/** What the page's first script has left; undefined without one, as in development. */
const firstSteps = (): FirstSteps | undefined => (typeof window === 'undefined' ? undefined : window.portalFirst)

/** Returns one of the first steps and removes it, so that it is used once. */
function take<Step extends keyof FirstSteps>(step: Step): FirstSteps[Step] {
  const steps = firstSteps()
  const taken = steps?.[step]
  if (steps) steps[step] = undefined
  return taken
}

/** The response to the request for config.json that is in flight. */
export const takeFirstConfig = (): Promise<Response> | undefined => take('config')

/** Stops the first script's listener on the login form. @returns whether the form was submitted. */
export const takeFirstPress = (): boolean => take('press')?.end() === true

/** Whether a submitted login is still to be used: it decides who will be logged in here. */
export const isFirstPressed = (): boolean => firstSteps()?.press?.isPressed() === true

/** Ignores further submits of the login form, because somebody is logged in here. */
export const closeFirstPress = (): void => firstSteps()?.press?.close()

/** Drops unused calls, when the page is left or the login is submitted again. @returns when their logins have been ended */
export const dropFirstCalls = async (): Promise<unknown> => drop((await take('calls')) ?? [])

/**
 * Returns the response of a first call, once, to a call with the same method, address, language, token and body. A
 * first call that differs in anything but the address is dropped. A command drops all of them, because it changes the
 * data.
 * @param isCommand whether the call changes data
 */
export async function takeFirstCall(
  call: CallToSend,
  isCommand: boolean,
): Promise<{ answer: Promise<FirstAnswer> } | undefined> {
  const calls = await firstSteps()?.calls
  if (!calls) return undefined
  // No await below: several callers run this at once, and each must see what the others have removed.
  const fresh = calls.filter(({ sentAt }) => now() - sentAt < MAX_AGE_MS)
  const taken = fresh.find((first) => isSame(first, call))
  const left = isCommand ? [] : fresh.filter((first) => first !== taken && first.url !== call.url)
  void drop(calls.filter((first) => first !== taken && !left.includes(first)))
  calls.splice(0, calls.length, ...left)
  if (left.length === 0) void take('calls')
  return taken && { answer: taken.answer }
}

/** Whether any first call is left to use. */
export const hasFirstCall = (): boolean => firstSteps()?.calls !== undefined
