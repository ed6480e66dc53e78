import { getListTransactionsQueryKey, getReadCompanyAccountsQueryOptions } from '@generated/api/accounts/accounts'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { BenefitType } from '@generated/api/model'
import { downloadDeductionReport, getListReportBenefitsQueryOptions } from '@generated/api/reports/reports'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { DEFAULT_FEES_VAT_PERCENTAGE } from '@generated/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { limitConcurrency } from '@/api/calls/limit-concurrency'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { daysOf, type Month, monthOf, shiftMonth, stateOf } from '@/domain/months'
import { dayOf } from '@/domain/top-ups/load-day'
import { hasUnknownStatus, readMonthLoads, wasCharged } from '@/domain/top-ups/loaded-part'
import { newestFirst, readTransactions, SLOW_READ_CACHING } from '@/domain/transactions'
import { benefitRowsQuery, deductions } from '@/employment/load-reports'
import { today } from '@/values/dates/clock'
import { failedItems } from './month-changes'

export const monthRowsQuery = (month: Month) =>
  queryOptions({
    queryKey: ['monthRows', month, today()],
    queryFn: async ({ client }) => {
      // If the company has made no loads, the reports can only have lunch that employees requested (REQ-02). If the list of
      // loads cannot be read, all reports are requested.
      const loads = await client.fetchQuery(getListTopUpsQueryOptions()).catch(() => undefined)
      const benefits: readonly BenefitType[] = loads?.topUpLoads.length === 0 ? ['lunch'] : BENEFIT_ORDER
      const read = (benefit: BenefitType) => client.fetchQuery(benefitRowsQuery(month, benefit))
      return (await limitConcurrency(benefits, read)).flat()
    },
    ...SLOW_READ_CACHING,
  })

/** The lunch deduction of each person; null if the company has no lunch report (DWN-01). */
export const deductionsQuery = (month: Month) =>
  queryOptions({
    queryKey: ['monthDeductions', month, today()],
    queryFn: async ({ client }) => {
      const { activeBenefits } = await client.fetchQuery(getListReportBenefitsQueryOptions())
      if (!activeBenefits.includes('Lunch')) return null
      const file = await downloadDeductionReport({
        ...daysOf(month, today()),
        benefit: 'Lunch',
        columns: { SSN: true, payrollDeduction: true },
        wageType: false,
        loadStatuses: ['Fulfilled'],
        downloadAs: 'csv',
      })
      return deductions(await file.text())
    },
    ...SLOW_READ_CACHING,
  })

/** The active benefits by their names in reports; they decide which payroll files exist. */
export const reportBenefitsQuery = () =>
  getListReportBenefitsQueryOptions({
    // A reply that violates the contract fails the query.
    query: { retryOnMount: false, select: ({ activeBenefits }) => [...activeBenefits] },
  })

export const topUpsQuery = () => getListTopUpsQueryOptions({ query: { retryOnMount: false } })

/** Account transactions of a month, the cost of its loads, and the failed items of this and the previous month. */
export const monthAccountQuery = (month: Month) =>
  queryOptions({
    queryKey: [getListTransactionsQueryKey()[0], 'month', month, today()],
    queryFn: async ({ client }) => {
      const [{ transactions }, { topUpLoads }] = await Promise.all([
        readTransactions(newestFirst, daysOf(month, today())),
        client.fetchQuery(topUpsQuery()),
      ])
      const months = [month, shiftMonth(month, -1)]
      const ofMonths = topUpLoads.filter((load) => months.includes(monthOf(dayOf(load))))
      const loads = await readMonthLoads(client, ofMonths.filter(wasCharged))
      const failed = loads.flatMap((load) => failedItems(load, load.items))
      // Without a load day the load may belong to either month, whatever its order date is.
      const isLunchLoaded = topUpLoads.some(
        (load) =>
          load.benefitType === 'lunch' &&
          (wasCharged(load) || hasUnknownStatus(load)) &&
          (load.loadedOn === undefined || ofMonths.includes(load)),
      )
      const unsettled = ofMonths.filter((load) => hasUnknownStatus(load) && monthOf(dayOf(load)) === month).length
      return { transactions, loads, failed, isLunchLoaded, unsettled }
    },
    ...SLOW_READ_CACHING,
  })

/** Current VAT of fees; the API has no past VAT rates. */
export const vatQuery = () =>
  getReadSettingsQueryOptions({
    query: {
      retryOnMount: false,
      select: ({ feesVatPercentage }) => feesVatPercentage ?? DEFAULT_FEES_VAT_PERCENTAGE,
    },
  })

export const employeesQuery = () => getListEmployeesQueryOptions({ query: { retryOnMount: false } })
export const requestsQuery = () => getListRequestedLoadsQueryOptions({ query: { retryOnMount: false } })
export const accountsQuery = () => getReadCompanyAccountsQueryOptions({ query: { retryOnMount: false } })

/** Prefetches the data for the top of the page, without blocking the page. */
export function prefetchMonth(client: QueryClient, month: Month): void {
  const state = stateOf(month, today())
  if (state === 'future' || state === 'unknown') return
  void client.prefetchQuery(monthRowsQuery(month))
  void client.prefetchQuery(monthAccountQuery(month))
  void client.prefetchQuery(vatQuery())
}
