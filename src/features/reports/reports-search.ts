import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'
import { parseDate } from '@/values/plain-date'

export const REPORT_TABS = ['transactions', 'topups', 'charts', 'balance-corrections'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

const { sort, page } = tableSearchSchema.shape
const day = z.catch(z.optional(z.string().check(z.refine((text) => parseDate(text).ok))), undefined)

/** REP-01: the tab, and what it shows, stand in the address; nonsense in it is dropped, so the first tab shows. */
export const ReportsSearch = z.object({
  tab: z.catch(z.optional(z.enum(REPORT_TABS)), undefined),
  sort,
  page,
  period: z.catch(z.optional(z.enum(['this-month', 'last-month', 'custom'])), undefined),
  from: day,
  to: day,
})
export type ReportsSearch = z.output<typeof ReportsSearch>

/** For the report of one load. */
export const TopUpSearch = z.object({ sort, page })

/** REP-01: the tabs there are; corrections only when the check call has said true. */
export const tabsFor = (hasCorrections: boolean): ReportTab[] =>
  REPORT_TABS.filter((tab) => tab !== 'balance-corrections' || hasCorrections)

/** REP-01: the tab that is asked for, the first one when it is not there. */
export const shownTab = (asked: ReportTab | undefined, tabs: readonly ReportTab[]): ReportTab =>
  tabs.find((tab) => tab === asked) ?? 'transactions'
