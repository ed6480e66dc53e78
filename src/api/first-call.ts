import { now } from '@/values/clock'

/**
 * The calls that the page's first script (src/first.ts) has sent while the portal itself was on its way. The request
 * function takes an answer over in place of the call that it would send, when both are the same to the letter.
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

/** The first script's watch of the login form. */
export type FirstPress = {
  isPressed: () => boolean
  /** Ends the watch. @returns whether a press waits to be taken over */
  end: () => boolean
  /** Takes no press any more: another page will stand here. */
  close: () => void
}

/** What the first script leaves for the portal. */
export type FirstSteps = {
  /** The answer to the reading of config.json. */
  config?: Promise<Response> | undefined
  /** They are sent once the API's base is known; none when that cannot be known. */
  calls?: Promise<FirstCall[]> | undefined
  press?: FirstPress | undefined
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

/** Ends the session that a login of the first script opened and nobody will take over (SES-14). */
async function endLogin({ url, language, answer }: FirstCall): Promise<void> {
  const { status, data } = await answer
  if (status !== 200) return
  const { tokenType, accessToken } = JSON.parse(data) as Record<string, string>
  await fetch(`${url.replace(/login$/, 'logout')}?removeRefreshToken=true`, {
    credentials: 'omit',
    // The page may be on its way out.
    keepalive: true,
    headers: { 'Accept-Language': language, Authorization: `${tokenType} ${accessToken}` },
  })
}

/** Drops calls; a login among them leaves no session open. One that cannot be ended now ends by its own time. */
const drop = (calls: readonly FirstCall[]): Promise<unknown> =>
  Promise.all(calls.filter(({ body }) => body !== undefined).map((call) => endLogin(call).catch(() => undefined)))

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
export const takeFirstPress = (): boolean => take('press')?.end() === true

/** Whether a press at the login waits to be taken over: it says who will be logged in here. */
export const isFirstPressed = (): boolean => firstSteps()?.press?.isPressed() === true

/** Takes no press at the login any more: somebody is logged in here. */
export const closeFirstPress = (): void => firstSteps()?.press?.close()

/** Drops the calls that nobody has taken over: the page is left, or the login pressed again. @returns when logins ended */
export const dropFirstCalls = async (): Promise<unknown> => drop((await take('calls')) ?? [])

/**
 * The answer of a first call, once, to a call that is the same in method, address, language, token and body. One that
 * differs in anything but the address is dropped, and all are by what changes what there is to read.
 * @param isCommand whether the call changes what there is to read
 */
export async function takeFirstCall(
  call: CallToSend,
  isCommand: boolean,
): Promise<{ answer: Promise<FirstAnswer> } | undefined> {
  const calls = await firstSteps()?.calls
  if (!calls) return undefined
  // In one go: other calls take and drop theirs while these wait.
  const fresh = calls.filter(({ sentAt }) => now() - sentAt < KEPT_MS)
  const taken = fresh.find((first) => isSame(first, call))
  const left = isCommand ? [] : fresh.filter((first) => first !== taken && first.url !== call.url)
  void drop(calls.filter((first) => first !== taken && !left.includes(first)))
  calls.splice(0, calls.length, ...left)
  if (left.length === 0) void take('calls')
  return taken && { answer: taken.answer }
}

/** Whether there is a first call to take over. */
export const hasFirstCall = (): boolean => firstSteps()?.calls !== undefined
