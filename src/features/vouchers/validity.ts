import { m } from '@generated/messages/messages.js'
import { addDays, formatDate, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'

/** VOU-20: expiry date of vouchers that arrive before it. Only the order knows the date of later ones. */
const VALID_UNTIL = plainDate('2026-12-31')
/** Vouchers arrive about a week after payment. */
const DELIVERY_DAYS = 7

const SHORT_USE_DAYS = 30

const areValid = (orderedOn: PlainDate, daysAfterDelivery: number) =>
  isBefore(addDays(orderedOn, DELIVERY_DAYS + daysAfterDelivery), VALID_UNTIL)

/** VOU-20: the expiry date of vouchers ordered on a date; undefined if only the order knows it. */
export const generalExpiry = (orderedOn: PlainDate): PlainDate | undefined =>
  areValid(orderedOn, 0) ? VALID_UNTIL : undefined

/** VOU-20: what can be said about the validity of vouchers ordered on a date. */
export function validityText(orderedOn: PlainDate): string {
  const expiry = generalExpiry(orderedOn)
  if (expiry === undefined) return m.vouchers_fact_valid_later()
  const date = formatDate(expiry)
  return areValid(orderedOn, SHORT_USE_DAYS) ? m.vouchers_fact_valid({ date }) : m.vouchers_fact_valid_short({ date })
}
