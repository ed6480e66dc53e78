import { now } from '@/values/clock'

/**
 * The call that the page's first script (src/first.ts) has sent while the portal itself was on its way. The request
 * function takes its answer over in place of the call that it would send, when both are the same to the letter.
 */

export type CallToSend = {
  method: string
  /** The whole address, base and query too. */
  url: string
  /** Accept-Language, and Authorization where the call carries one. */
  language: string
  authorization?: string | undefined
  /** The JSON text of its body. */
  body?: string | undefined
}

export type FirstAnswer = { status: number; headers: Record<string, string>; data: string }

export type FirstCall = CallToSend & { sentAt: number; answer: Promise<FirstAnswer> }

/** What the first script leaves for the portal. */
export type FirstSteps = {
  /** The answer to the reading of config.json. */
  config?: Promise<Response> | undefined
  /** It is sent once the API's base is known; undefined when that cannot be known. */
  call?: Promise<FirstCall | undefined> | undefined
  takePress?: (() => boolean) | undefined
}

declare global {
  interface Window {
    portalFirst?: FirstSteps
  }
}

const TIMEOUT_MS = 30_000
/** An older answer may tell what is not so any more. */
const KEPT_MS = 30_000

const CONFIG_PATIENCE_MS = 9000

/** Asks for config.json, for the portal to read. */
export function sendFirstConfig(): Promise<Response> {
  const answer = fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_PATIENCE_MS) })
  // The portal tells of a failure.
  answer.catch(() => undefined)
  return answer
}

/** Sends the first call of a page. @returns it, for the request function to take over. */
export function sendFirstCall(call: CallToSend): FirstCall {
  const read = async (): Promise<FirstAnswer> => {
    const response = await fetch(call.url, {
      method: call.method,
      // As axios does: no cookie is the portal's.
      credentials: 'omit',
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
    // It is taken over later: nobody measures the clock by it.
    delete headers.date
    return { status: response.status, headers, data: await response.text() }
  }
  const answer = read()
  // Nobody may ever take it over.
  answer.catch(() => undefined)
  return { ...call, sentAt: now(), answer }
}

const isSame = (one: CallToSend, other: CallToSend) =>
  one.method === other.method &&
  one.url === other.url &&
  one.language === other.language &&
  one.authorization === other.authorization &&
  one.body === other.body

/** What the page's first script has left; undefined where there is none, as in development. */
const firstSteps = (): FirstSteps | undefined => (typeof window === 'undefined' ? undefined : window.portalFirst)

/** Takes one of the first steps over, once. */
function take<Step extends keyof FirstSteps>(step: Step): FirstSteps[Step] {
  const steps = firstSteps()
  const taken = steps?.[step]
  if (steps) steps[step] = undefined
  return taken
}

/** The answer to the reading of config.json that is under way. */
export const takeFirstConfig = (): Promise<Response> | undefined => take('config')

/** Ends the first script's watch of the login form. @returns whether it was pressed. */
export const takeFirstPress = (): boolean => take('takePress')?.() === true

/**
 * The answer of the first call, once, to a call that is the same in method, address, language, token and body. One that
 * differs in anything but the address, or that changes what there is to read, drops it.
 * @param isCommand whether the call changes what there is to read
 */
export async function takeFirstCall(
  call: CallToSend,
  isCommand: boolean,
): Promise<{ answer: Promise<FirstAnswer> } | undefined> {
  const pending = firstSteps()?.call
  const first = await pending
  // Another call may have taken or dropped it meanwhile.
  if (!first || firstSteps()?.call !== pending) return undefined
  const isFresh = now() - first.sentAt < KEPT_MS
  const isTaken = isFresh && isSame(first, call)
  if (isTaken || !isFresh || isCommand || first.url === call.url) void take('call')
  return isTaken ? { answer: first.answer } : undefined
}

/** Whether there is a first call to take over. */
export const hasFirstCall = (): boolean => firstSteps()?.call !== undefined
