import type { RequestedLoad } from '@generated/api/model'
import { MISSING } from '@/values/missing'
import { compareFinnish } from '@/values/names'
import { compareDates, plainDate } from '@/values/plain-date'

/** REQ-02: by date, then by first name. */
export const byDateAndFirstName = (a: RequestedLoad, b: RequestedLoad): number =>
  compareDates(plainDate(a.requestDate), plainDate(b.requestDate)) || compareFinnish(a.firstName, b.firstName)

/** Formats a yyyy-MM month as `12/2026`, in both languages. */
export const formatMonth = (month = MISSING): string => month.replace(/^(\d{4})-(\d\d)$/, '$2/$1')
