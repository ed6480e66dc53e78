import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { getCheckHasOrdersQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { withTimeout } from '@/browser/pause'
import { notify } from '@/notifications/notifications'
import { homeFor } from '@/session/guards'
import type { Session } from '@/session/session-store'
import { isPortalEntry } from '@/shell/portal-entry'
import { chosenStartPath, type StartPath } from '@/shell/start-page'

export type Start =
  | { kind: 'home'; couldNotCheckOrders?: boolean }
  /** NAV-08 */
  | { kind: 'blocked' }
  | { kind: 'elsewhere'; to: StartPath | '/profile'; lacksRights?: boolean }

type StartReads = {
  readHideVoucherOrder: () => Promise<boolean>
  readHasOrders: () => Promise<boolean>
  /** Start page that the user selected in this browser (SET-04); undefined for home. */
  startPath?: StartPath | undefined
  /** This session has not opened home yet. */
  isFirstArrival: boolean
}

/** Decides what `/` shows (SES-05, SES-25, NAV-08, HOM-01, SET-04). @throws ApiError of the company metadata */
export async function decideStart({ roles }: Pick<Session, 'roles'>, reads: StartReads): Promise<Start> {
  const { startPath } = reads
  // A hidden voucher page redirects to `/`. If `/` opened it as the start page, the two would redirect to each other forever.
  const isHidden = startPath === '/voucher-order-history' && (await reads.readHideVoucherOrder().catch(() => true))
  if (startPath && !isHidden) return { kind: 'elsewhere', to: startPath }
  if (roles.includes('signatory')) return roles.includes('voucherManager') ? arrive(reads) : { kind: 'home' }
  const isSoleManager = roles.includes('voucherManager')
  const to = homeFor(roles, { hideVoucherOrder: isSoleManager && (await reads.readHideVoucherOrder()) })
  if (to === '/') return { kind: 'blocked' }
  return { kind: 'elsewhere', to, lacksRights: !isSoleManager }
}

/** HOM-01: without orders the first page is the orders page. Users who cannot see it start at home. */
async function arrive({ readHideVoucherOrder, readHasOrders, isFirstArrival }: StartReads): Promise<Start> {
  if (!isFirstArrival) return { kind: 'home' }
  const [isHidden, hasOrders] = await Promise.all([
    readHideVoucherOrder().catch(() => true),
    readHasOrders().catch(() => undefined),
  ])
  if (isHidden || hasOrders === true) return { kind: 'home' }
  return hasOrders === false
    ? { kind: 'elsewhere', to: '/voucher-order-history' }
    : { kind: 'home', couldNotCheckOrders: true }
}

const ARRIVED_KEY = 'portal.arrived-home'
const areaOf = (session: Session) => (session.isPersistent ? 'local' : 'session')

/** Longest time (ms) that the check for orders may delay home. */
const ORDERS_TIMEOUT_MS = 4000

const tooLate = () => new Error('no answer in time')

/**
 * decideStart() with the real session and API, and a notice of what the start page cannot show. A preload must not fetch or
 * notify, and must not count as the first arrival.
 */
export async function startOf(
  session: Session,
  { queryClient, isPreload }: { queryClient: QueryClient; isPreload: boolean },
): Promise<Start> {
  const startPath = !isPreload && isPortalEntry(session) ? chosenStartPath(session) : undefined
  const isFirstArrival =
    !isPreload && startPath === undefined && readStoredValue(areaOf(session), ARRIVED_KEY) !== session.id
  const start = await decideStart(session, {
    readHideVoucherOrder: async () =>
      (await queryClient.ensureQueryData(getReadCompanyMetadataQueryOptions())).hideVoucherOrder,
    readHasOrders: () =>
      withTimeout(queryClient.ensureQueryData(getCheckHasOrdersQueryOptions()), ORDERS_TIMEOUT_MS, tooLate),
    startPath,
    isFirstArrival,
  })
  if (isFirstArrival) writeStoredValue(areaOf(session), ARRIVED_KEY, session.id)
  if (isPreload) return start
  if (start.kind === 'home' && start.couldNotCheckOrders) {
    notify({ level: 'error', text: () => m.home_orders_check_failed() })
  }
  if (start.kind === 'elsewhere' && start.lacksRights) {
    notify({ level: 'warning', text: () => m.home_lacks_rights() })
  }
  return start
}
