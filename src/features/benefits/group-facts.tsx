import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import type { BenefitType } from '@generated/api/model'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ChartCard } from '@/charts/seen-chart'
import { useFeatureFlag } from '@/domain/feature-flags'
import { countRow } from '@/domain/money-row'
import { joinReads, OutdatedNote, ReadFailure } from '@/domain/read-failure'
import { isCurrent } from '@/domain/top-ups/checklist'
import { nextLoad } from '@/domain/top-ups/next-load'
import { Card } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Skeleton } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { formatEuros } from '@/values/numbers/money'
import type { GroupCostProps } from './group-cost'

const once = { query: { retryOnMount: false } }

interface GroupFactsProps {
  type: BenefitType
  /** False for a benefit on hold (GRP-12), or one that employees request. */
  canLoad: boolean
  /** Day of the next automatic load of the group, if it has them. */
  automaticOn: PlainDate | undefined
}

/** GRP-15: employees of the group, the next load, and links to go on. The page works without it. */
export function GroupFacts({ type, canLoad, automaticOn }: GroupFactsProps) {
  const showsAutomatic = useFeatureFlag('enableRecurringLoad') && automaticOn !== undefined
  const employees = useQuery(getListEmployeesQueryOptions(once))
  const topUps = useQuery(getListTopUpsQueryOptions(once))
  const read = joinReads([employees, topUps])
  const day = today()
  const holders = employees.data?.beneficiaries.filter(
    (employee) => employee.benefitTypes.includes(type) && isCurrent(employee, day),
  )
  const own = topUps.data?.topUpLoads.filter(({ benefitType }) => benefitType === type)
  const next = own && nextLoad(own, day)
  return (
    <Card
      aria-label={m.benefits_facts()}
      footer={
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {canLoad && <ButtonLink to="/load-benefit">{m.benefits_load_now()}</ButtonLink>}
          <ButtonLink to="/beneficiaries" search={{ benefit: type }} variant="outline">
            {m.benefits_facts_show()}
          </ButtonLink>
          <ButtonLink to="/beneficiaries" search={{ open: 'add' }} variant="outline">
            {m.employees_add()}
          </ButtonLink>
        </div>
      }
    >
      {holders && own ? (
        <div className="space-y-4">
          <OutdatedNote reads={[employees, topUps]} />
          <DescriptionList
            rows={[
              countRow(m.benefits_facts_employees(), holders.length, { isAnswer: true }),
              showsAutomatic && {
                label: m.benefits_recurring(),
                value: m.benefits_recurring_next({ date: formatDate(automaticOn) }),
              },
              // “No scheduled loads” beside an automatic one would say that nothing is going to be loaded.
              !(showsAutomatic && next === null) && {
                label: m.home_next_load(),
                value: next === null ? m.month_scheduled_none() : next ? formatDate(next.date) : MISSING,
                note: next ? formatEuros(next.sum) : undefined,
              },
            ]}
          />
        </div>
      ) : read.isError ? (
        <ReadFailure title={m.benefits_facts_failed()} onRetry={read.refetch} />
      ) : (
        <Skeleton label={m.benefits_facts_pending()} className="h-26 w-full" />
      )}
    </Card>
  )
}

const GroupCost = lazy(async () => ({ default: (await import('./group-cost')).GroupCost }))

/** CHA-04: the yearly cost of a group. */
export const GroupCostCard = (props: GroupCostProps) => (
  <ChartCard title={m.charts_cost_title()}>
    <GroupCost {...props} />
  </ChartCard>
)
