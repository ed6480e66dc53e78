import type { BenefitType, ReportBenefit } from '@generated/api/model'
import { downloadExternalReport } from '@generated/api/reports/reports'
import { queryOptions } from '@tanstack/react-query'
import { daysOf, type Month } from '@/domain/months'
import { today } from '@/values/clock'
import { LOAD_COLUMNS, loadRows } from './report-rows'

const REPORT_NAMES: Record<BenefitType, ReportBenefit> = {
  lunch: 'Lunch',
  recreational: 'Recreational',
  transport: 'Transport',
  massage: 'Massage',
  wellbeing: 'Wellbeing',
}

/**
 * What each employee got of a benefit in a month, by the report of loads. One benefit at a time, so that the rows need not
 * say which one they are about in words, which the contract leaves open.
 */
export const benefitRowsQuery = (month: Month, benefit: BenefitType) =>
  queryOptions({
    queryKey: ['loadReport', month, benefit],
    queryFn: async () => {
      const file = await downloadExternalReport({
        ...daysOf(month, today()),
        columns: LOAD_COLUMNS,
        dataScope: { employeeData: true, benefits: true, loads: true },
        benefits: [REPORT_NAMES[benefit]],
        loadStatuses: ['Fulfilled'],
        downloadAs: 'csv',
      })
      return loadRows(benefit, await file.text())
    },
    // A report costs too much to be asked for again on every look; a command makes it stale.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
