import type { OperationName } from '@generated/registry'
import { isApiError } from '@/api/api-error'
import { postText } from '@/api/post-text'

/** What went wrong: an error that nothing caught, one that an error screen shows, or a reply that departs from the contract. */
export type Fault =
  | { kind: 'uncaught' | 'shown'; error: unknown }
  | { kind: 'contract'; operation: OperationName; path: string }

/**
 * What leaves the browser about a fault (SECURITY.md): names of our own code and of the contract, never a message, a value,
 * an address or anything of the user.
 */
type Report =
  | { kind: 'error'; name: string; frames: string[] }
  | { kind: 'call'; operation: string; failure: string; status: number }
  | { kind: 'contract'; operation: string; path: string }

const MAX_PER_PAGE_LOAD = 10
const MAX_FRAMES = 8

/** The frames of a stack trace that are in our own files, as file:line:column. The message before them is left out. */
function ownFrames({ stack = '' }: Error): string[] {
  const frames = stack.matchAll(/([a-z]+:\/\/[^/\s]+)\/assets\/([\w-]+\.js:\d+:\d+)\)?$/gm)
  return [...frames]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , frame = '']) => frame)
    .slice(0, MAX_FRAMES)
}

/** A name that somebody has set may be any text; names of kinds of errors are one word. */
const nameOf = ({ name }: Error) => (/^[A-Za-z]{1,40}$/.test(name) ? name : 'Error')

/** Where in a reply the contract is not kept, without places in lists and keys that are no names of the contract. */
function withoutKeys(place: string): string {
  const [call = '', path = ''] = place.split(' ', 2)
  const names = path.split('.').map((name) => (/^[A-Za-z]+$/.test(name) ? name : '*'))
  return `${call} ${names.join('.')}`
}

/**
 * What a fault is reported as; undefined when it is nobody's defect: an error screen for the network or for a refusal.
 * Failed calls say what the contract calls them.
 */
function describe(fault: Fault): Report | undefined {
  if (fault.kind === 'contract') return { ...fault, path: withoutKeys(fault.path) }
  const { error } = fault
  if (isApiError(error)) {
    if (fault.kind === 'shown' && error.kind !== 'malformed') return undefined
    return { kind: 'call', operation: error.operation, failure: error.kind, status: error.status }
  }
  return error instanceof Error ? { kind: 'error', name: nameOf(error), frames: ownFrames(error) } : undefined
}

/** The file of the entry, the page's last script, holds a hash of all that it loads: it names the build. */
function buildName(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  return scripts.at(-1)?.src.replace(/^.*\//, '') ?? ''
}

/** Sends a fault to an address if it is a defect: each once, and ten at most. @param sent what went out of this page load. */
export function sendReport(address: string, fault: Fault, { route, sent }: { route: string; sent: Set<string> }): void {
  const report = describe(fault)
  if (!report) return
  const body = JSON.stringify({ ...report, route, build: buildName() })
  if (sent.has(body) || sent.size >= MAX_PER_PAGE_LOAD) return
  sent.add(body)
  postText(address, body)
}
