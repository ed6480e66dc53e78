import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { configureRequest } from '@/api/auth-port'
import { makeQueryClient } from '@/api/query-client'
// Loaded with the first error in the portal; loaded before it here, so that no test waits for a file.
import '@/forms/errors/apply-server-errors'
import { acceptLanguage, dropNeedlessPrefix, leaveOddAddress, setCurrentLocale } from '@/language/locale'
import { closeAllNotifications } from '@/notifications/notifications'
import { Portal } from '@/portal'
import { makeRouter } from '@/router'
import { configureSession } from '@/session/app-port'
import { installSession } from '@/session/auth'
import { logIn } from '@/session/login'
import { endSession, followStorage, startSession } from '@/session/session-store'
import { loadFeatureFlags } from '@/shell/feature-flags'
import { wireSession } from '@/shell/session-wiring'
// As that one: loaded with the first menu that opens.
import '@/ui/action-menu-popup'
import type { OperationName } from '../../generated/registry.ts'
import { applySettings } from '../../mocks/control/apply-settings.ts'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../mocks/node.ts'
import { readUrlSettings } from '../../mocks/panel/panel-url.ts'
import { settle, useFreshPage } from './mount-in-test'
import './loaded-engine'

// A busy machine draws whole pages more slowly than the parts of one.
configure({ asyncUtilTimeout: 10_000 })

type Api = ReturnType<typeof makeTestApi>
/** `pass` hands the request on to the fake API, or another one in its place. */
type Answer = (
  request: Request,
  pass: (instead?: Request) => Promise<Response | undefined>,
) => Promise<Response | undefined>

/** The fake API of the test, seeded for this moment. */
export let api: Api
/** The calls that reached it, by method and path. */
export let sent: Request[] = []
/** What happens to calls instead of their answer, by `METHOD /path`; a lost answer: `async (_, pass) => { await pass(); throw new TypeError() }`. */
export let onTheWay: Record<string, Answer> = {}
let onAllWays: Answer | undefined
/** What happens to every call of this test that `onTheWay` does not name. */
export function answerAll(answer: Answer): void {
  onAllWays = answer
}

/** The names of the files that the browser was asked to save. */
export let saved: string[] = []

export const sentTo = (method: string, path: string) =>
  sent.filter((request) => request.method === method && new URL(request.url).pathname === path)

/** What a call sent. */
export function sentBody<Body>(request: Request | undefined): Promise<Body> {
  if (!request) throw new Error('nothing was sent')
  return request.clone().json() as Promise<Body>
}

/** The command is carried out, and nobody hears of it. */
export const lost: Answer = async (_, pass) => {
  await pass()
  throw new TypeError('Failed to fetch')
}
/** The command does not get through, which looks the same. */
export const neverSent: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
/**
 * The machine has no network, and the browser knows it.
 * @param command the call that does not get through, `METHOD /path`
 * @returns what brings the network back
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
/** A refusal of the API's own, without the command. */
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
/** Of the page that is open. */
let shown: ReturnType<typeof makeRouter>

/**
 * The whole portal over the fake API, for each test of the file; only what a browser alone can do is left out.
 * @param mayDepart replies may depart from the contract, as the faults of a test ask; otherwise one that does fails it
 * @param moment when each test plays, as of `at`; otherwise it is now
 */
export function usePortal({ mayDepart = false, moment }: { mayDepart?: boolean; moment?: string } = {}): void {
  useFreshPage()
  beforeEach(() => {
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

/** A fake API that nobody has called, and a browser that keeps nothing. */
function begin() {
  localStorage.clear()
  sessionStorage.clear()
  api = makeTestApi()
  sent = []
  onTheWay = {}
  onAllWays = undefined
  saved = []
}

async function close() {
  // The page is gone before its session is, so that nothing waits for a login that nobody draws.
  cleanup()
  configureSession({})
  act(() => {
    // The login of anybody else forgets what was sent, which the module keeps beside the storage.
    startSession(NOBODY, { keep: false, owner: 'nobody' })
    endSession('elsewhere')
    closeAllNotifications()
  })
  await settle()
  leavePage()
}

/** Everything from the start, as in the next test. */
export async function beginAnew(): Promise<void> {
  await close()
  begin()
}

/** jsdom hides popovers and has no way to show them; nothing of it is drawn, so all may be seen. */
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

/** jsdom makes no addresses of files and saves none. */
function takeFiles() {
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function click() {
    if (this.hasAttribute('download')) saved.push(this.download)
    else HTMLElement.prototype.click.call(this)
  }
}

const realTime = () => vi.useRealTimers()

/** A Friday, of which the fake company's past is known. */
export const KNOWN_DAY = '2026-11-20T12:00:00+02:00'

/** It is this moment for portal and fake API, and stays so until it is another; timers run. */
export function at(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

/** What the fake API does to calls, as in an address: `createDeposit:500:internal_error`, `createDeposit!:drop`. */
export async function plan(...faults: string[]): Promise<void> {
  const query = new URLSearchParams(faults.map((fault) => ['mock-fault', fault]))
  const settings = readUrlSettings(new URL(`?${query}`, location.origin))
  if (!settings || settings.refused.length > 0) throw new Error(`these say nothing: ${faults.join()}`)
  await applySettings(api.database, settings)
}

const judgeReplies = (onContractMismatch: typeof failOn) =>
  configureRequest({ baseUrl: location.origin, acceptLanguage, onContractMismatch })

/** From now on replies of this test may depart from the contract, as its faults ask. */
export const letRepliesDepart = (): void => judgeReplies(() => undefined)

function failOn({ operation, path }: { operation: OperationName; path: string }) {
  throw new Error(`the reply to ${operation} departs from the contract at ${path}`)
}

/** Opens a page of the portal as somebody, or as a guest. */
export function openPortal(path: string, username?: string) {
  return loadPage(path, null, username)
}

/** Goes to another page, as a link does. */
export const goTo = (href: string): Promise<void> => act(() => shown.navigate({ href }))

function leavePage() {
  cleanup()
  for (const stop of stops) stop()
  stops = []
}

/** What a browser keeps of a tab when its page is gone. */
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

/** The next page finds its session in the storage alone: modules live on here, other than in a browser. */
function forgetSession() {
  const areas = [localStorage, sessionStorage].map(
    (area) => [area, Object.entries(area) as [string, string][]] as const,
  )
  const unplug = configureSession({})
  for (const [area] of areas) area.clear()
  followStorage()
  for (const [area, entries] of areas) {
    area.clear()
    for (const [key, value] of entries) area.setItem(key, value)
  }
  unplug()
}

/** The browser loads the page anew: nothing of it is left but the address, its state and what is stored. */
export function reloadPortal() {
  const { path, state } = closePage()
  return loadPage(path, state)
}

/** The browser loads another page of the portal in this tab, as the way back from elsewhere does; as somebody else, too. */
export function visitPortal(path: string, username?: string) {
  closePage()
  return loadPage(path, null, username)
}

/**
 * Another tab is looked at, and the page of this one is loaded anew once somebody comes back to it. Tabs share the API
 * and what outlives them; the rest is their own.
 * @param next a tab that was left, or the address of a new one
 * @returns the tab that is left
 */
export async function switchTab(next: Tab | string): Promise<Tab> {
  const left = closePage()
  const { path, state, stored } = typeof next === 'string' ? { path: next, state: null, stored: [] } : next
  sessionStorage.clear()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  await loadPage(path, state)
  return left
}

async function loadPage(path: string, state: unknown, username?: string) {
  history.replaceState(state, '', path)
  // As the portal's start does.
  leaveOddAddress()
  dropNeedlessPrefix()
  setCurrentLocale(location.pathname.startsWith('/en') ? 'en' : 'fi')
  const queryClient = makeQueryClient()
  stops.push(installSession())
  if (username !== undefined) {
    const { kind } = await logIn({ username, password: PASSWORD, keep: false })
    if (kind !== 'ok') throw new Error(`${username} cannot log in: ${kind}`)
  }
  loadFeatureFlags()
  const router = makeRouter(queryClient)
  shown = router
  wireSession(router, queryClient)
  stops.push(() => router.history.destroy())
  await router.load()
  render(<Portal router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return { router, user: userEvent.setup(), queryClient }
}

/** What a reload leaves of a page: nothing but the storage. */
export function reload({ router }: Pick<Awaited<ReturnType<typeof openPortal>>, 'router'>): void {
  dispatchEvent(new Event('pagehide'))
  cleanup()
  router.history.destroy()
}

/** Text as it is read: blanks that do not break are blanks. */
export const plain = (from: Element | string | null): string =>
  ((typeof from === 'string' ? from : from?.textContent) ?? '').replaceAll('\u00a0', ' ')

/** What is said of an element that it is described by. */
export const description = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => plain(document.getElementById(id)))
    .join(' ')

/** A text taken into a field at once, as a paste does, in place of what was there. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  if (text !== '') await user.paste(text)
}

/** The layer on top, with a way to find things in it. */
export function topDialog() {
  const element = screen.getAllByRole('dialog').at(-1) as HTMLElement
  return { element, ...within(element) }
}

/** The notices of the portal, as text. */
export function notices(): string {
  const region = document.querySelector('[data-slot=toast-region]')
  if (!region) throw new Error('the page has no room for notices')
  return plain(region)
}
