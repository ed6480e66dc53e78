import type { RequestedLoad } from '@generated/api/model'
import { MISSING } from '@/values/missing'
import { compareFinnish } from '@/values/names'
import { compareDates, plainDate } from '@/values/plain-date'

/** REQ-02: the oldest day first, within a day by first name. */
export const byDateAndFirstName = (a: RequestedLoad, b: RequestedLoad): number =>
  compareDates(plainDate(a.requestDate), plainDate(b.requestDate)) || compareFinnish(a.firstName, b.firstName)

/** The month yyyy-MM as `12/2026`, in both languages. */
export const formatMonth = (month = MISSING): string => month.replace(/^(\d{4})-(\d\d)$/, '$2/$1')
