import { m } from '@generated/messages/messages.js'
import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { LaterCard } from '@/charts/later-card'
import { OutdatedNote, ReadFailure } from '@/domain/read-failure'
import { CardOrders } from '@/orders/card-orders'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { CompanyBenefits } from './company-benefits'
import { FiguresRow } from './figures-row'
import {
  balanceQuery,
  benefitsQuery,
  customerQuery,
  employeesQuery,
  groupsQuery,
  loadedThisMonthQuery,
  planQuery,
  requestsQuery,
  topUpsQuery,
} from './queries'
import { isNewCustomer } from './set-up'
import { SetUpWizard } from './set-up-wizard'
import { WorklistCard } from './worklist-card'

const LoadsChartCard = lazy(async () => ({
  default: (await import('@/charts/loads-chart-card')).LoadsChartCard,
}))

/** HOM-02, HOM-03, HOM-04, CHA-02: set-up for a new customer, otherwise balance, work list, loads and benefits. */
export function CompanyStatus() {
  const { data: customer, isError, refetch } = useQuery(customerQuery())
  if (customer) {
    return isNewCustomer(customer) ? (
      <>
        <CardOrders onlyOpen />
        <SetUpWizard customer={customer} />
      </>
    ) : (
      <>
        <Outdated />
        <FiguresRow />
        <CardOrders onlyOpen isFailureSaid />
        <div className="@container">
          <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <WorklistCard />
            <LaterCard pending={<Skeleton className="h-134 w-full rounded-lg" />}>
              <LoadsChartCard />
            </LaterCard>
          </div>
        </div>
        <CompanyBenefits />
      </>
    )
  }
  if (isError) return <ReadFailure live="status" title={m.home_company_failed()} onRetry={refetch} />
  return (
    <SkeletonGroup label={m.home_company_pending()} className="space-y-6">
      <Skeleton className="h-50 w-full rounded-lg sm:h-33" />
      <Skeleton className="h-134 w-full rounded-lg" />
    </SkeletonGroup>
  )
}

/** One warning for all parts that show old data after a failed refetch. */
function Outdated() {
  // Only observes the queries: the components that show the data fetch it.
  const seen = { enabled: false }
  const reads = useQueries({
    queries: [
      { ...balanceQuery(), ...seen },
      { ...planQuery(), ...seen },
      { ...loadedThisMonthQuery(), ...seen },
      { ...topUpsQuery(), ...seen },
      { ...requestsQuery(), ...seen },
      { ...employeesQuery(), ...seen },
      { ...benefitsQuery(), ...seen },
      { ...groupsQuery(), ...seen },
    ],
  })
  return <OutdatedNote reads={reads} />
}
