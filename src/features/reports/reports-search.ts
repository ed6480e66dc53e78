import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'
import { parseDate } from '@/values/dates/plain-date'

const REPORT_TABS = ['transactions', 'topups', 'charts', 'balance-corrections'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

export const CORRECTION_PERIODS = ['this-month', 'last-month', 'custom'] as const

const { sort, page, columns } = tableSearchSchema.shape
const day = z.catch(z.optional(z.string().check(z.refine((text) => parseDate(text).ok))), undefined)

/** REP-01: the tab and its table state are in the URL. Invalid values are ignored, so the first tab is shown. */
export const ReportsSearch = z.object({
  tab: z.catch(z.optional(z.enum(REPORT_TABS)), undefined),
  sort,
  page,
  columns,
  period: z.catch(z.optional(z.enum(CORRECTION_PERIODS)), undefined),
  from: day,
  to: day,
})
export type ReportsSearch = z.output<typeof ReportsSearch>

export const TopUpSearch = z.object({ sort, page, columns })

/** REP-01: the available tabs; corrections only if the check call returned true. */
export const tabsFor = (hasCorrections: boolean): ReportTab[] =>
  REPORT_TABS.filter((tab) => tab !== 'balance-corrections' || hasCorrections)

/** REP-01: the requested tab if it is available, otherwise the first one. */
export const shownTab = (requested: ReportTab | undefined, tabs: readonly ReportTab[]): ReportTab =>
  tabs.find((tab) => tab === requested) ?? 'transactions'
