import { isApiError } from '@/api/api-error'
import { sendReport } from '@/api/send-report'

/**
 * What leaves the browser about an error (SECURITY.md): names of our own code and of the contract, never a message, a
 * value, an address or anything of the user.
 */
export type ErrorReport =
  | { kind: 'error'; name: string; frames: string[] }
  | { kind: 'call'; operation: string; failure: string; status: number }
  | { kind: 'contract'; operation: string; path: string }

/** Takes a report; never throws. */
export type ReportError = (report: ErrorReport) => void

type Settings = {
  /** The reportUrl of config.json; undefined reports nothing. */
  url: Promise<string | undefined>
  /** The route of the page that is shown, with its parameters as names: `/reports/topups/$reportId`. */
  route: () => string
}

const MOST_A_PAGE_LOAD = 10
const MOST_FRAMES = 8

/** The frames of a stack that are in our own files, as `shared-B1xY.js:1:2345`; the message before them is left out. */
function ownFrames({ stack = '' }: Error): string[] {
  const frames = stack.matchAll(/([a-z]+:\/\/[^/\s]+)\/assets\/([\w-]+\.js:\d+:\d+)\)?$/gm)
  return [...frames]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , frame = '']) => frame)
    .slice(0, MOST_FRAMES)
}

/** A name that somebody has set may be any text; names of kinds of errors are one word. */
const nameOf = ({ name }: Error) => (/^[A-Za-z]{1,40}$/.test(name) ? name : 'Error')

/** Where in a reply the contract is not kept, without places in lists and keys that are no names of the contract. */
function withoutKeys(place: string): string {
  const [call = '', path = ''] = place.split(' ', 2)
  const names = path.split('.').map((name) => (/^[A-Za-z]+$/.test(name) ? name : '*'))
  return `${call} ${names.join('.')}`
}

/** What an error is reported as. Failed calls say what the contract calls them. */
export function describeError(error: unknown): ErrorReport {
  if (isApiError(error)) {
    return { kind: 'call', operation: error.operation, failure: error.kind, status: error.status }
  }
  if (error instanceof Error) return { kind: 'error', name: nameOf(error), frames: ownFrames(error) }
  return { kind: 'error', name: 'unknown', frames: [] }
}

/** Whether an error that an error screen shows is the portal's or the API's fault, and not the network's or a refusal. */
export const isDefect = (error: unknown): boolean =>
  error instanceof Error && (!isApiError(error) || error.kind === 'malformed')

/** The file of the entry, the page's last script, holds a hash of all that it loads: it names the build. */
function buildName(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  return scripts.at(-1)?.src.replace(/^.*\//, '') ?? ''
}

/**
 * Sends reports to the address that config.json names, ten of a page load at most and each once. A report that cannot be
 * sent is lost.
 */
export function makeErrorReporter({ url, route }: Settings): ReportError {
  const sent = new Set<string>()
  const to = url.catch(() => undefined)
  return (report) => {
    const body = JSON.stringify({
      ...report,
      ...(report.kind === 'contract' && { path: withoutKeys(report.path) }),
      route: route(),
      build: buildName(),
    })
    if (sent.has(body) || sent.size >= MOST_A_PAGE_LOAD) return
    sent.add(body)
    void to.then((address) => {
      if (address !== undefined) sendReport(address, body)
    })
  }
}
