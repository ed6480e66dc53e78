import { afterEach, beforeEach, vi } from 'vitest'
import { configureRequest } from '@/api/calls/auth-port'
import type { EndReason } from '@/session/app-port'
import type { SessionReply } from '@/session/session-store'
import type { SubmittedLogin } from '@/session/submitted-login'
import './loaded-engine'

/** Noon of a winter day; the time at which every test starts. */
export const START = Date.UTC(2026, 0, 12, 10)

export const reply = (over: Partial<SessionReply> = {}): SessionReply => ({
  accessToken: 'a1',
  tokenType: 'Bearer',
  expiresIn: 3600,
  refreshToken: 'r1',
  roles: ['Signatory', 'VoucherManager'],
  isUserImpersonate: false,
  ...over,
})

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
export const refusal = (status: number, code: string) =>
  json(status, { error: code, errors: [{ code, message: code, severity: 'Error' }], canRetry: false })
export const noContent = () => new Response(null, { status: 204 })
export const tokens = (n: number) =>
  json(200, { accessToken: `a${n}`, tokenType: 'Bearer', expiresIn: 3600, refreshToken: `r${n}` })

type Answer = (request: Request) => Response | Promise<Response>

/** Requests that reached the network, and replies by path; a path without a reply is offline. */
export const network: { sent: Request[]; answers: Record<string, Answer> } = { sent: [], answers: {} }
export const REFRESH = '/api/login/refresh'
/** A path that needs a session. */
export const DETAILS = '/api/user/details'
export const HOUR = 3_600_000
export const sentTo = (path: string) => network.sent.filter((request) => new URL(request.url).pathname === path)
/** The Authorization headers of the calls to `readUserDetails`. */
export const authorizations = () => sentTo(DETAILS).map((request) => request.headers.get('Authorization'))

/** BroadcastChannel for several tabs in one process; `post` lets a test send as another tab. */
class FakeChannel extends EventTarget {
  hub: FakeChannel[]
  constructor(hub: FakeChannel[]) {
    super()
    this.hub = hub
    hub.push(this)
  }
  postMessage(data: unknown) {
    this.post(data)
  }
  /** As another tab. */
  post(data: unknown) {
    for (const other of this.hub) {
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })))
    }
  }
}
let hub: FakeChannel[] = []
/** Another tab's end of the channel. */
export const openTabChannel = () => new FakeChannel(hub)

type Callback = (lock: unknown) => unknown
/** Web Locks for several tabs in one process. */
export function makeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const request = async (name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, run: Callback) => {
    const tail = tails.get(name)
    if (options.ifAvailable && tail) return run(null)
    let isGranted = false
    const turn = (tail ?? Promise.resolve()).then(() => {
      options.signal?.throwIfAborted()
      isGranted = true
      return run({ name })
    })
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => tails.get(name) === settled && tails.delete(name))
    tails.set(name, settled)
    const aborted = new Promise((_, reject) =>
      options.signal?.addEventListener('abort', () => !isGranted && reject(options.signal?.reason)),
    )
    return Promise.race([turn, aborted])
  }
  // The browser's type has overloads, of which the session uses one.
  return { request } as unknown as LockManager
}
/** Replaces the browser's Web Locks; undefined for a browser without them. */
export const setLocks = (locks: LockManager | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

/** The event that browsers fire in other tabs after a write to web storage. */
export const storageChanges = () => window.dispatchEvent(new Event('storage'))

/**
 * A tab: its own copies of all modules; storage, channel and locks are shared.
 * @param submitted the login that was submitted before the portal ran
 */
export async function openTab(submitted?: SubmittedLogin) {
  vi.resetModules()
  const [store, auth, port, login, impersonation, request, users] = await Promise.all([
    import('@/session/session-store'),
    import('@/session/auth'),
    import('@/session/app-port'),
    import('@/session/submitted-login'),
    import('@/session/impersonation'),
    import('@/api/calls/auth-port'),
    import('@generated/api/user/user'),
    // Preloaded: an import() in flight does not follow fake time.
    import('@/api/replies/reply-shape'),
    import('@generated/api/session/session.zod'),
    import('@generated/api/user/user.zod'),
  ])
  request.configureRequest({ baseUrl: 'http://portal.test', onContractMismatch: () => undefined })
  login.configureSubmittedLogin(submitted)
  const ends: { reason: EndReason; hasFailed: boolean }[] = []
  const onEndingSoon = vi.fn()
  const onStart = vi.fn()
  port.configureSession({
    onStart,
    onEnd: (reason, { hasFailed }) => {
      ends.push({ reason, hasFailed })
    },
    onEndingSoon,
  })
  impersonation.captureImpersonationLink()
  const stop = auth.installSession()
  closings.push(stop)
  return { ...store, ends, onStart, onEndingSoon, readUserDetails: users.readUserDetails, close: stop }
}
const closings: (() => void)[] = []

/** Fake time, network, storage and tabs for each test of the file that calls it. */
export function installTestBed() {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    localStorage.clear()
    sessionStorage.clear()
    hub = []
    setLocks(makeLocks())
    vi.stubGlobal('BroadcastChannel', function openChannel() {
      return openTabChannel()
    })
    network.sent = []
    network.answers = {}
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(input, init)
      network.sent.push(request)
      const answer = network.answers[new URL(request.url).pathname]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer(request)
    })
    configureRequest({ baseUrl: 'http://portal.test', onContractMismatch: () => undefined })
  })
  afterEach(() => {
    for (const close of closings.splice(0)) close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
