import type { OperationRow } from '@generated/registry'
import { type WireCall, wireCall } from '@/api/calls/wire-call'
import type { SubmittedLogin } from '@/session/submitted-login'
import { now } from '@/values/dates/clock'

/** Calls that the first script sends while the portal loads, for identical calls of the request function. */

type FirstAnswer = { status: number; headers: Record<string, string>; data: string }

type FirstCall = { call: WireCall; sentAt: number; answer: Promise<FirstAnswer> }

export type FirstSteps = {
  config?: Promise<Response> | undefined
  /** The calls, sent once the API's base URL is known; none when it cannot be known. */
  calls?: Promise<FirstCall[]> | undefined
  /** The login form's submit before the portal ran. */
  submittedLogin?: SubmittedLogin | undefined
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

export function sendFirstConfig(): Promise<Response> {
  const answer = fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) })
  // Avoids an unhandled rejection: the portal reports the failure when it reads the response.
  answer.catch(() => undefined)
  return answer
}

/** Sends the first call of a page ahead of the portal. @returns it, for the request function to use */
export function sendFirstCall(call: WireCall): FirstCall {
  const read = async (): Promise<FirstAnswer> => {
    const response = await fetch(call.url, { ...call, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const headers = Object.fromEntries(response.headers)
    // The response is used later than it arrived, so its Date header must not be used to measure clock skew.
    delete headers.date
    return { status: response.status, headers, data: await response.text() }
  }
  const answer = read()
  // Avoids an unhandled rejection when no call ever uses this response.
  answer.catch(() => undefined)
  return { call, sentAt: now(), answer }
}

/** Ends a session that the first script's login opened but the portal will not use (SES-14). */
async function endLogin({ call, answer }: FirstCall): Promise<void> {
  const { status, data } = await answer
  if (status !== 200) return
  const { tokenType, accessToken } = JSON.parse(data) as Record<string, string>
  const logout = wireCall(
    { method: 'GET', url: call.url.replace(/login$/, 'logout'), params: { removeRefreshToken: true } },
    { baseUrl: '', language: call.headers['Accept-Language'] ?? '', authorization: `${tokenType} ${accessToken}` },
  )
  // keepalive, because the page may be unloading.
  await fetch(logout.url, { ...logout, keepalive: true })
}

/** Drops calls, and ends the session of a login among them. A session that cannot be ended now expires later. */
const drop = (calls: readonly FirstCall[]): Promise<unknown> =>
  Promise.all(
    calls.filter(({ call }) => call.body !== undefined).map((first) => endLogin(first).catch(() => undefined)),
  )

const isSame = (one: WireCall, other: WireCall) => JSON.stringify(one) === JSON.stringify(other)

/** Returns one of the first steps and removes it, so that it is used once. Development has no first script. */
function take<Step extends keyof FirstSteps>(step: Step): FirstSteps[Step] {
  const steps = window.portalFirst
  const taken = steps?.[step]
  if (steps) steps[step] = undefined
  return taken
}

export const takeFirstConfig = (): Promise<Response> | undefined => take('config')

/** Drops unused calls, when the page is left or the login is submitted again. @returns when their logins have been ended */
export const dropFirstCalls = async (): Promise<unknown> => drop((await take('calls')) ?? [])

/**
 * The response to an identical first call, given once. A first call to the same address that differs otherwise is dropped. A
 * command drops all first calls, because it changes the data.
 * @throws the error of sending it, if it is a command: only a read is sent again
 */
export function takeFirstCall(
  call: WireCall,
  effect: OperationRow['effect'],
): Promise<FirstAnswer | undefined> | undefined {
  return window.portalFirst?.calls?.then((calls) => {
    // Synchronous: several callers run this at once, and each must see what the others have removed.
    const fresh = calls.filter(({ sentAt }) => now() - sentAt < MAX_AGE_MS)
    const taken = fresh.find((first) => isSame(first.call, call))
    const left = effect === 'command' ? [] : fresh.filter((first) => first !== taken && first.call.url !== call.url)
    void drop(calls.filter((first) => first !== taken && !left.includes(first)))
    calls.splice(0, calls.length, ...left)
    if (left.length === 0) void take('calls')
    return effect === 'read' ? taken?.answer.catch(() => undefined) : taken?.answer
  })
}
