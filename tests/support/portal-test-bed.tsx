import { act, cleanup, isInaccessible, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { Fragment, StrictMode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { configureRequest } from '@/api/calls/auth-port'
import { makeQueryClient } from '@/api/queries/query-client'
// Preloaded: the portal imports it at the first server error, and no test should wait for a file.
import '@/forms/errors/apply-server-errors'
import { loadFeatureFlags } from '@/domain/feature-flags'
import { dropNeedlessPrefix, leaveOddAddress, setCurrentLocale } from '@/language/locale'
import { closeAllNotifications } from '@/notifications/notifications'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { configureSession } from '@/session/app-port'
import { installSession } from '@/session/auth'
import { GUEST, ownerOf } from '@/session/draft'
import { captureImpersonationLink } from '@/session/impersonation'
import { logIn } from '@/session/login'
import { endSession, followStorage, startSession } from '@/session/session-store'
import { wireSession } from '@/shell/session-wiring'
// Preloaded: the portal imports it when the first menu opens.
import '@/ui/overlays/action-menu-popup'
import type { OperationName } from '../../generated/registry.ts'
import { applySettings } from '../../mocks/control/apply-settings.ts'
import { readUrlSettings } from '../../mocks/control/panel-url.ts'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../mocks/node.ts'
import { settle, UNCHECKED, useFreshPage } from './mount-in-test'
import './loaded-engine'

export { KNOWN_DAY } from './known-day'

declare global {
  /** Each `import()` of the portal in tests (tools/gate/late-imports.ts). */
  var __lateImport: ((load: () => Promise<unknown>, key: string) => Promise<unknown>) | undefined
}

type Api = ReturnType<typeof makeTestApi>
/** `pass` hands the request on to the fake API, or another one in its place. */
type Answer = (
  request: Request,
  pass: (instead?: Request) => Promise<Response | undefined>,
) => Promise<Response | undefined>

/** The fake API of the test, seeded for the test's time. */
export let api: Api
/** The calls so far, with method and path. */
export let sent: Request[] = []
/** Replaces the reply of calls by `METHOD /path`; a lost reply: `async (_, pass) => { await pass(); throw new TypeError() }`. */
export let onTheWay: Record<string, Answer> = {}
let onAllWays: Answer | undefined
/** What happens to every call of this test that `onTheWay` does not name. */
export function answerAll(answer: Answer): void {
  onAllWays = answer
}

/** Names of the files that the portal has saved. */
export let saved: string[] = []
/** Their contents. */
export let savedFiles: Blob[] = []

export const sentTo = (method: string, path: string) =>
  sent.filter((request) => request.method === method && new URL(request.url).pathname === path)

/** The JSON body of a call. */
export function sentBody<Body>(request: Request | undefined): Promise<Body> {
  if (!request) throw new Error('nothing was sent')
  return request.clone().json() as Promise<Body>
}

/** The command runs, but its reply is lost. */
export const lost: Answer = async (_, pass) => {
  await pass()
  throw new TypeError('Failed to fetch')
}
/** The command runs, and its reply stays in flight. */
export const neverAnswered: Answer = async (_, pass) => {
  await pass()
  return new Promise<never>(() => undefined)
}
/** The command does not reach the API; the portal sees the same error as for a lost reply. */
export const neverSent: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
/** The browser sends the command twice, as after a broken connection; the portal sees the second reply. */
export const sentTwice: Answer = async (request, pass) => {
  await pass(request.clone())
  return pass(request)
}
/**
 * Makes the browser offline, including `navigator.onLine`.
 * @param command the call that fails, `METHOD /path`
 * @returns a function that brings the network back
 */
export function goOffline(command: string): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTheWay[command] = neverSent
  return () => {
    onLine.mockRestore()
    delete onTheWay[command]
    dispatchEvent(new Event('online'))
  }
}
/** A refusal by the API; the command does not run. */
export const refused =
  (status: number, code: string, fieldName?: string, elementIndex?: number): Answer =>
  () =>
    Promise.resolve(
      Response.json(
        { errors: [{ code, message: code, severity: 'Error', fieldName, elementIndex }], canRetry: false },
        { status },
      ),
    )

const NOBODY = {
  accessToken: 'nobody',
  tokenType: 'Bearer',
  expiresIn: 60,
  refreshToken: 'nobody',
  roles: [],
  isUserImpersonate: false,
}
let stops: (() => void)[] = []
/** StrictMode, or nothing. */
let Mode: typeof Fragment
/** The router of the open page. */
let shown: ReturnType<typeof makeRouter>

/**
 * Opens the whole portal over the fake API in each test of the file.
 * @param mayDepart replies may break the contract; otherwise a reply that does fails the test
 * @param moment the time of each test, as for `at`; by default now
 * @param isStrict in React's strict mode, which renders everything twice in development. Only the walks through all pages use
 *   it: the production build has no strict mode, and it takes a twentieth of a test's time.
 */
export function usePortal({
  mayDepart = false,
  moment,
  isStrict = false,
}: {
  mayDepart?: boolean
  moment?: string
  isStrict?: boolean
} = {}): void {
  useFreshPage()
  beforeEach(() => {
    Mode = isStrict ? StrictMode : Fragment
    if (moment !== undefined) at(moment)
    begin()
    showPopovers()
    takeFiles()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init)
      sent.push(request.clone())
      const pass = (instead = request) => api.send(instead)
      const way = onTheWay[`${request.method} ${new URL(request.url).pathname}`] ?? onAllWays
      const response = await (way ? way(request, pass) : pass())
      await globalThis.jitter?.lateReply(`${request.method} ${request.url}`)
      if (!response) throw new TypeError(`no call: ${request.method} ${request.url}`)
      return response
    })
    judgeReplies(mayDepart ? () => undefined : failOn)
  })
  afterEach(async () => {
    await close()
    realTime()
    vi.restoreAllMocks()
  })
}

/** A fresh fake API and empty web storage. */
function begin() {
  localStorage.clear()
  sessionStorage.clear()
  api = makeTestApi()
  sent = []
  onTheWay = {}
  onAllWays = undefined
  saved = []
  savedFiles = []
}

async function close() {
  // Unmount before ending the session, so that no page navigates to a login that nobody renders.
  cleanup()
  configureSession({})
  act(() => {
    // Sent commands are also kept in memory; a login of another user clears them.
    startSession(NOBODY, { keep: false, owner: 'nobody' })
    endSession('elsewhere')
    closeAllNotifications()
  })
  await settle()
  leavePage()
}

/** Resets everything, as before the next test. */
export async function beginAnew(): Promise<void> {
  await close()
  begin()
}

/** jsdom has no popovers, so they are simply shown. */
function showPopovers() {
  HTMLElement.prototype.checkVisibility = () => true
  HTMLElement.prototype.showPopover = function showPopover() {
    if (!this.isConnected) throw new DOMException('it is not in the page', 'InvalidStateError')
    this.removeAttribute('popover')
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.setAttribute('popover', 'manual')
  }
}

/** jsdom has no object URLs and no downloads, so saved files are recorded. */
function takeFiles() {
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) savedFiles.push(file)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function click() {
    if (this.hasAttribute('download')) saved.push(this.download)
    else HTMLElement.prototype.click.call(this)
  }
}

const realTime = () => vi.useRealTimers()

/** Sets the time of portal and fake API, which then stands still; timers still run. */
export function at(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

async function set(query: string): Promise<void> {
  const settings = readUrlSettings(new URL(`?${query}`, location.origin))
  if (!settings || settings.refused.length > 0) throw new Error(`invalid settings: ${query}`)
  await applySettings(api.database, settings)
}

/** Sets faults of the fake API, as in a URL: `createDeposit:500:internal_error`, `createDeposit!:drop`. */
export const plan = (...faults: string[]): Promise<void> =>
  set(new URLSearchParams(faults.map((fault) => ['mock-fault', fault])).toString())

/** The fake API ignores Idempotency-Key, as a backend without support for it. */
export const ignoreKeys = (): Promise<void> => set('mock-idempotency=off')

const judgeReplies = (onContractMismatch: typeof failOn) =>
  configureRequest({ baseUrl: location.origin, onContractMismatch })

/** Allows replies that break the contract in this test. */
export const letRepliesDepart = (): void => judgeReplies(() => undefined)

function failOn({ operation, path }: { operation: OperationName; path: string }) {
  throw new Error(`the reply to ${operation} departs from the contract at ${path}`)
}

/** Opens a page of the portal as a user, or as a guest. */
export function openPortal(path: string, username?: string) {
  return loadPage(path, null, username)
}

/** Navigates to another page, as a link does. */
export const goTo = (href: string): Promise<void> => act(() => shown.navigate({ href }))

function leavePage() {
  cleanup()
  for (const stop of stops) stop()
  stops = []
}

/** State of a tab that survives its page. */
interface Tab {
  path: string
  state: unknown
  stored: [string, string][]
}

function closePage(): Tab {
  act(() => void dispatchEvent(new Event('pagehide')))
  leavePage()
  forgetSession()
  return {
    path: location.pathname + location.search + location.hash,
    state: history.state,
    stored: Object.entries(sessionStorage),
  }
}

/** Makes the next page read its session from storage, because modules are not reloaded here as in a browser. */
function forgetSession() {
  const areas = [localStorage, sessionStorage].map(
    (area) => [area, Object.entries(area) as [string, string][]] as const,
  )
  configureSession({})
  for (const [area] of areas) area.clear()
  followStorage()
  for (const [area, entries] of areas) {
    area.clear()
    for (const [key, value] of entries) area.setItem(key, value)
  }
}

/** Reloads the page: only URL, history state and storage survive. */
export function reloadPortal() {
  const { path, state } = closePage()
  return loadPage(path, state)
}

/** Loads another page of the portal in this tab, as a return from another site does; optionally as another user. */
export function visitPortal(path: string, username?: string) {
  closePage()
  return loadPage(path, null, username)
}

/**
 * Switches to another tab. Returning to the first one reloads its page. Tabs share the fake API and localStorage.
 * @param next a tab that was left, or the URL of a new one
 * @returns the tab that was left
 */
export async function switchTab(next: Tab | string): Promise<Tab> {
  const left = closePage()
  const { path, state, stored } = typeof next === 'string' ? { path: next, state: null, stored: [] } : next
  sessionStorage.clear()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  await loadPage(path, state)
  return left
}

/** The page has one main heading. A query by role would match every element of the page after each of its changes. */
function oneHeading(): void {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !isInaccessible(heading))
  if (headings.length !== 1) throw new Error(`the page has ${headings.length} main headings`)
}

async function loadPage(path: string, state: unknown, username?: string) {
  history.replaceState(state, '', path)
  // The same steps as in src/main.tsx.
  leaveOddAddress()
  dropNeedlessPrefix()
  setCurrentLocale(location.pathname.startsWith('/en') ? 'en' : 'fi')
  captureImpersonationLink()
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient)
  wireSession(router, queryClient)
  stops.push(installSession())
  if (username !== undefined) {
    await logIn({ username, password: PASSWORD, keep: false })
  }
  loadFeatureFlags()
  shown = router
  stops.push(() => router.history.destroy())
  await router.load()
  render(
    <Mode>
      <Portal router={router} queryClient={queryClient} />
    </Mode>,
  )
  await waitFor(oneHeading)
  return { router, user: userEvent.setup(UNCHECKED), queryClient }
}

/** Unmounts the page; only storage remains. */
export function reload({ router }: Pick<Awaited<ReturnType<typeof openPortal>>, 'router'>): void {
  dispatchEvent(new Event('pagehide'))
  cleanup()
  router.history.destroy()
}

/** Text with non-breaking spaces replaced by spaces. */
export const plain = (from: Element | string | null): string =>
  ((typeof from === 'string' ? from : from?.textContent) ?? '').replaceAll('\u00a0', ' ')

/** The texts of the elements in aria-describedby. */
export const description = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => plain(document.getElementById(id)))
    .join(' ')

/** Replaces the value of a field by a pasted text. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // It focuses the field.
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/**
 * Stores what a form holds, so that its page opens with it: typing it takes most of a test's time. Unlike the portal's own
 * drafts it also holds passwords and personal identity codes; the next change of the form stores it without them.
 * @param username the user who is going to open the page; by default a guest
 */
export async function storeTyped(formId: string, values: object, username?: string): Promise<void> {
  const owner = username === undefined ? GUEST : await ownerOf(username)
  const draft = { id: crypto.randomUUID(), values, isPartial: false }
  sessionStorage.setItem('portal.drafts', JSON.stringify({ [owner]: { [formId]: draft } }))
}

/** The top dialog, with queries inside it. */
export function topDialog() {
  const element = screen.getAllByRole('dialog').at(-1) as HTMLElement
  return { element, ...within(element) }
}

/** The text of the notification region. */
export function notices(): string {
  const region = document.querySelector('[data-slot=toast-region]')
  if (!region) throw new Error('the page has no notification region')
  return plain(region)
}
