import type { ReportBenefit } from '@generated/api/model'
import * as z from 'zod/mini'

const DOWNLOAD_TABS = ['lunch', 'income-register', 'other'] as const
export type DownloadTab = (typeof DOWNLOAD_TABS)[number]

/** DWN-01: the selected tab is in the URL; an unknown one is ignored. */
export const DownloadsSearch = z.object({ tab: z.catch(z.optional(z.enum(DOWNLOAD_TABS)), undefined) })

/** DWN-01: the lunch and income register tabs require their benefit; the other report is always available. */
export const tabsFor = (active: readonly ReportBenefit[]): DownloadTab[] =>
  DOWNLOAD_TABS.filter((tab) => {
    if (tab === 'lunch') return active.includes('Lunch')
    return tab === 'other' || active.includes('Transport')
  })

/** DWN-01: the requested tab if it is available, otherwise the first one. */
export const shownTab = (requested: DownloadTab | undefined, tabs: readonly DownloadTab[]): DownloadTab =>
  tabs.find((tab) => tab === requested) ?? tabs[0] ?? 'other'
