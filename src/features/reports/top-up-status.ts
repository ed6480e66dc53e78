import type {
  AnyBenefitType,
  AnyTopUpItemStatus,
  AnyTopUpLoadStatus,
  BenefitType,
  TopUpItemStatus,
  TopUpLoad,
  TopUpLoadStatus,
} from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Ban, Clock, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { dayOf } from '@/domain/top-ups/load-day'
import type { BadgeProps } from '@/ui/content/badge'
import { lookUp } from '@/values/collections/look-up'
import { addWorkingDays, formatDate, isBefore, isKnownDate, type PlainDate, plainDate } from '@/values/dates/plain-date'

/** A badge of REP-04. Its icon replaces that of the variant. */
export interface StatusLook extends Pick<BadgeProps, 'variant' | 'className'> {
  text: () => string
  icon?: LucideIcon
}

/** The darker of the two greys that the specification distinguishes (REP-04). */
const DARK_GRAY = {
  variant: 'neutral',
  className: 'not-print:border-neutral! not-print:bg-neutral! not-print:text-card!',
} as const

/** Used for a status unknown to the portal (CTR-07). */
const OTHER: StatusLook = { text: () => m.reports_status_other(), variant: 'neutral' }

const LOADS: Record<TopUpLoadStatus, StatusLook> = {
  in_progress: { text: () => m.reports_load_in_progress(), ...DARK_GRAY, icon: LoaderCircle },
  success: { text: () => m.reports_load_success(), variant: 'success' },
  closed_with_errors: { text: () => m.reports_load_closed_with_errors(), variant: 'attention', icon: TriangleAlert },
  canceled: { text: () => m.reports_load_canceled(), variant: 'neutral', icon: Ban },
  // Shown as cancelled.
  expired: { text: () => m.reports_load_canceled(), variant: 'neutral', icon: Ban },
  payment_not_received: { text: () => m.reports_load_payment_not_received(), variant: 'error' },
  payment_confirmed_waiting_for_load_date: {
    text: () => m.reports_load_paid_waiting_for_date(),
    ...DARK_GRAY,
    icon: Clock,
  },
  waiting_for_payment: { text: () => m.reports_load_waiting_for_payment(), variant: 'attention' },
  waiting_for_load_date: { text: () => m.reports_load_waiting_for_date(), variant: 'attention' },
}

const ITEMS: Record<Exclude<TopUpItemStatus, 'scheduled'>, StatusLook> = {
  success: { text: () => m.reports_item_success(), variant: 'success' },
  error: { text: () => m.reports_item_error(), variant: 'error' },
  in_progress: { text: () => m.reports_item_in_progress(), ...DARK_GRAY, icon: LoaderCircle },
  not_started: { text: () => m.reports_item_not_started(), variant: 'neutral' },
  expired: { text: () => m.reports_item_expired(), variant: 'neutral', icon: Ban },
  canceled: { text: () => m.reports_item_canceled(), variant: 'neutral', icon: Ban },
  waiting_for_load_date: { text: () => m.reports_item_waiting_for_date(), variant: 'attention' },
  payment_not_received: { text: () => m.reports_item_payment_not_received(), variant: 'error' },
}

/** REP-04: the badge of a load's status. */
export const topUpBadge = (status: AnyTopUpLoadStatus): StatusLook => lookUp(LOADS, status, OTHER)

/**
 * REP-05: the badge of an employee's part. A scheduled part waits until its load date; from that day on its payment was not
 * received.
 */
export function itemBadge(status: AnyTopUpItemStatus, scheduledOn: string | undefined, today: PlainDate): StatusLook {
  if (status !== 'scheduled') return lookUp(ITEMS, status, OTHER)
  const isAhead = scheduledOn !== undefined && isBefore(today, plainDate(scheduledOn))
  return isAhead ? ITEMS.waiting_for_load_date : ITEMS.payment_not_received
}

type SeenLoad = Pick<TopUpLoad, 'status' | 'createdAt' | 'scheduledOn' | 'loadedOn' | 'refundedSum'>

/** `date`: the day for which the load is scheduled. */
const ABOUT: Record<TopUpLoadStatus, (date: string | undefined, load: SeenLoad, today: PlainDate) => string> = {
  in_progress: () => m.reports_about_in_progress(),
  success: () => m.reports_about_success(),
  closed_with_errors: (_, load, today) => partlyLoadedText(load, today),
  canceled: () => m.reports_about_canceled(),
  expired: () => m.reports_about_expired(),
  payment_not_received: () => m.reports_about_payment_not_received(),
  waiting_for_payment: (date) =>
    date ? m.reports_about_waiting_for_payment_and_date({ date }) : m.reports_about_waiting_for_payment(),
  payment_confirmed_waiting_for_load_date: (date, { status }) =>
    date ? m.reports_about_paid_waiting_for_date({ date }) : topUpBadge(status).text(),
  waiting_for_load_date: (date, { status }) =>
    date ? m.reports_about_waiting_for_date({ date }) : topUpBadge(status).text(),
}

/** TOP-18: what has happened to a load, and what follows. */
export function statusText(load: SeenLoad, today: PlainDate): string {
  const date = load.scheduledOn === undefined ? undefined : formatDate(plainDate(load.scheduledOn))
  return lookUp(ABOUT, load.status, () => m.reports_about_other())(date, load, today)
}

/** The API may not say what has been refunded, or may still say 0 after the day of the refund. */
function partlyLoadedText(load: SeenLoad, today: PlainDate): string {
  const { refundedSum } = load
  if ((refundedSum ?? 0) > 0) return m.reports_about_refunded()
  const due = addWorkingDays(dayOf(load), 1)
  const isDue = refundedSum === 0 && isKnownDate(due) && !isBefore(due, today)
  return isDue ? m.reports_about_closed_with_errors() : m.reports_about_partly_loaded()
}

const LOADS_OF: Record<BenefitType, () => string> = {
  lunch: () => m.reports_load_lunch(),
  recreational: () => m.reports_load_recreational(),
  transport: () => m.reports_load_transport(),
  massage: () => m.reports_load_massage(),
  wellbeing: () => m.reports_load_wellbeing(),
}

export const topUpName = (type: AnyBenefitType): string => lookUp(LOADS_OF, type, () => m.reports_load_other())()
