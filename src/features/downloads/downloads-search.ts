import { ReportBenefit } from '@generated/api/model'
import * as z from 'zod/mini'
import { isKeyOf } from '@/values/look-up'

export const DOWNLOAD_TABS = ['lunch', 'income-register', 'other'] as const
export type DownloadTab = (typeof DOWNLOAD_TABS)[number]

/** DWN-01: the tab stands in the address; an unknown one is dropped. */
export const DownloadsSearch = z.object({ tab: z.catch(z.optional(z.enum(DOWNLOAD_TABS)), undefined) })

/** Whether this portal can ask for reports of a benefit. */
export const isReportBenefit = (name: string): name is ReportBenefit => isKeyOf(ReportBenefit, name)

/** DWN-01: lunch and income register need their benefit, the other report is always there. */
export const tabsFor = (active: readonly ReportBenefit[]): DownloadTab[] =>
  DOWNLOAD_TABS.filter((tab) => {
    if (tab === 'lunch') return active.includes('Lunch')
    return tab === 'other' || active.includes('Transport')
  })

/** DWN-01: the tab that is asked for, the first one there is when it is not. */
export const shownTab = (asked: DownloadTab | undefined, tabs: readonly DownloadTab[]): DownloadTab =>
  tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'other'
