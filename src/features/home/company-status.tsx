import { m } from '@generated/messages/messages.js'
import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { OutdatedNote } from '@/api/outdated-note'
import { LaterCard } from '@/charts/later-card'
import { ReadFailure } from '@/domain/read-failure'
import { CardOrders } from '@/orders/card-orders'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { BalanceBar } from './balance-bar'
import { CompanyBenefits } from './company-benefits'
import {
  balanceQuery,
  benefitsQuery,
  customerQuery,
  employeesQuery,
  groupsQuery,
  requestsQuery,
  topUpsQuery,
} from './queries'
import { isNewCustomer } from './set-up'
import { SetUpWizard } from './set-up-wizard'
import { WorklistCard } from './worklist-card'

const LoadsChartCard = lazy(async () => ({
  default: (await import('@/charts/loads-chart-card')).LoadsChartCard,
}))

/** Where the company stands: the set-up of a new customer, else its money, benefits and loads (HOM-02, HOM-03, HOM-04, CHA-02). */
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
        <BalanceBar />
        <CardOrders onlyOpen isFailureSaid />
        <WorklistCard />
        <CompanyBenefits />
        <LaterCard>
          <LoadsChartCard />
        </LaterCard>
      </>
    )
  }
  if (isError) return <ReadFailure title={m.home_company_failed()} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={m.home_company_pending()} className="space-y-6">
      <Skeleton className="h-50 w-full rounded-lg sm:h-33" />
      <Skeleton className="h-160 w-full rounded-lg sm:h-90" />
    </SkeletonGroup>
  )
}

/** Once for all parts of the page, which keep what they show. */
function Outdated() {
  // They are asked for where they are shown.
  const seen = { enabled: false }
  const reads = useQueries({
    queries: [
      { ...balanceQuery(), ...seen },
      { ...topUpsQuery(), ...seen },
      { ...requestsQuery(), ...seen },
      { ...employeesQuery(), ...seen },
      { ...benefitsQuery(), ...seen },
      { ...groupsQuery(), ...seen },
    ],
  })
  return <OutdatedNote reads={reads} />
}
