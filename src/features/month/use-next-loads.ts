import { useQuery } from '@tanstack/react-query'
import { countedBenefits } from '@/domain/benefit-names'
import { balanceOf } from '@/domain/company-account'
import { neededFor } from '@/domain/top-ups/enough'
import { forecast } from '@/domain/top-ups/forecast'
import { loadDays, plannedChoices, plannedTopUps } from '@/domain/top-ups/planned-top-ups'
import { estimationQuery } from '@/domain/top-ups/queries'
import { today } from '@/values/clock'
import { plainDate } from '@/values/plain-date'
import { accountsQuery, benefitsQuery, groupSettingsQuery, topUpsQuery } from './queries'

/** The next loading day: what is further is the forecast's, on the page of deposits. */
const DAYS = 1

/** Whether the balance covers the open requests, the scheduled loads and the next loading day, as deposits reckon it. */
export function useNextLoads() {
  const day = today()
  const balance = useQuery({ ...accountsQuery(), select: balanceOf })
  const topUps = useQuery(topUpsQuery())
  const types = useQuery({ ...benefitsQuery(), select: ({ benefits }) => countedBenefits(benefits) })
  const days = useQuery({
    ...groupSettingsQuery(),
    select: ({ nextRecurringLoadDate }) => loadDays(day, plainDate(nextRecurringLoadDate), DAYS),
  })
  const estimation = useQuery({
    ...estimationQuery(plannedChoices(types.data ?? [], days.data ?? []), true),
    // A reply of another shape is a failed read of this line, not of the page.
    select: (reply) => ({ ...reply, benefits: [...reply.benefits], needed: neededFor(reply.requestedLoads) }),
    enabled: types.data !== undefined && days.data !== undefined,
    retryOnMount: false,
  })
  const reads = [balance, topUps, types, days, estimation]
  const read = {
    isError: reads.some(({ isError }) => isError),
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const one of reads) if (one.isError) void one.refetch()
    },
  }
  if (balance.data === undefined || !topUps.data || !days.data || !estimation.data) return { read, next: undefined }
  const loads = plannedTopUps({
    today: day,
    days: days.data,
    estimation: estimation.data,
    loads: topUps.data.topUpLoads,
  })
  return { read, next: { ...forecast(balance.data, loads, day), balance: balance.data } }
}
