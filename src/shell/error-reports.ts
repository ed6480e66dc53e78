import type { OperationName } from '@generated/registry'
import { postText } from '@/api/calls/post-text'
import { isApiError } from '@/api/replies/api-error'

/** An uncaught error, an error shown on an error screen, or a reply that violates the contract. */
export type Fault =
  | { kind: 'uncaught' | 'shown'; error: unknown }
  | { kind: 'contract'; operation: OperationName; path: string }

/** Leaves the browser: only names from the portal's code and the contract, never user data (SECURITY.md). */
type Report =
  | { kind: 'error'; name: string; frames: string[] }
  | { kind: 'call'; operation: string; failure: string; status: number }
  | { kind: 'contract'; operation: string; path: string }

const REPORTS_PER_PAGE_LOAD = 10
const MAX_FRAMES = 8

/** Own frames of a stack trace as file:line:column, without the message before them. */
function ownFrames({ stack = '' }: Error): string[] {
  const frames = stack.matchAll(/([a-z]+:\/\/[^/\s]+)\/assets\/([\w-]+\.js:\d+:\d+)\)?$/gm)
  return [...frames]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , frame = '']) => frame)
    .slice(0, MAX_FRAMES)
}

/** An error's name can be set to any text. Only single words are reported. */
const nameOf = ({ name }: Error) => (/^[A-Za-z]{1,40}$/.test(name) ? name : 'Error')

/** Without array indexes and keys that the contract does not name. */
function withoutKeys(place: string): string {
  const [call = '', path = ''] = place.split(' ', 2)
  const names = path.split('.').map((name) => (/^[A-Za-z]+$/.test(name) ? name : '*'))
  return `${call} ${names.join('.')}`
}

/** Undefined for an error screen that shows a network error or a rejection, which are no defects. */
function describe(fault: Fault): Report | undefined {
  if (fault.kind === 'contract') return { ...fault, path: withoutKeys(fault.path) }
  const { error } = fault
  if (isApiError(error)) {
    if (fault.kind === 'shown' && error.kind !== 'malformed') return undefined
    return { kind: 'call', operation: error.operation, failure: error.kind, status: error.status }
  }
  return error instanceof Error ? { kind: 'error', name: nameOf(error), frames: ownFrames(error) } : undefined
}

/** Identifies the build: the name of the page's entry, its last script, contains a hash of everything it loads. */
function buildName(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  return scripts.at(-1)?.src.replace(/^.*\//, '') ?? ''
}

/** Reports each defect once, at most ten per page load. */
export function sendReport(address: string, fault: Fault, { route, sent }: { route: string; sent: Set<string> }): void {
  const report = describe(fault)
  if (!report) return
  const body = JSON.stringify({ ...report, route, build: buildName() })
  if (sent.has(body) || sent.size >= REPORTS_PER_PAGE_LOAD) return
  sent.add(body)
  postText(address, body)
}
