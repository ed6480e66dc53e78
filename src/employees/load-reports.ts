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
 * Amounts that each employee received of one benefit in a month, from the loads report. One request per benefit,
 * because the contract does not define how the rows would name the benefit.
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
    // The report is expensive, so do not refetch it on every mount; a command invalidates it.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
