import { getListEmployeesQueryOptions, getReadEmployeeQueryOptions } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getListTopUpsQueryOptions, getReadTopUpQueryOptions } from '@generated/api/top-ups/top-ups'
import { queryOptions } from '@tanstack/react-query'
import { limitConcurrency } from '@/api/limit-concurrency'
import { addTo, type Month, monthOf, stateOf } from '@/domain/months'
import { dayOf } from '@/domain/top-ups/load-day'
import { today } from '@/values/clock'
import { plainDate } from '@/values/plain-date'
import { benefitRowsQuery } from '../load-reports'
import { type TimelineEvent, timeline } from './timeline'

/** Maximum concurrent load requests. */
const AT_ONCE = 3

/**
 * A person's history in the last months, including the current one. Combines the company's loads with their items,
 * because no operation returns one person's loads, and the lunch reports, which include load requests.
 */
export const timelineQuery = (personalId: string, employee: Employee | undefined, months: number) =>
  queryOptions({
    queryKey: ['timeline', personalId, employee, months],
    queryFn: async ({ client }): Promise<TimelineEvent[]> => {
      const first: Month = addTo(monthOf(today()), 1 - months)
      const since = plainDate(`${first}-01`)
      const shown = Array.from({ length: months }, (_, at) => addTo(first, at))
      const [{ topUpLoads }, { requestedLoads }, ...reports] = await Promise.all([
        client.fetchQuery(getListTopUpsQueryOptions()),
        client.fetchQuery(getListRequestedLoadsQueryOptions()),
        ...shown
          .filter((month) => stateOf(month, today()) !== 'unknown')
          .map((month) => client.fetchQuery(benefitRowsQuery(month, 'lunch'))),
      ])
      const loads = await limitConcurrency(
        topUpLoads
          .filter((load) => dayOf(load) >= since)
          .map((load) => async () => client.fetchQuery(getReadTopUpQueryOptions(load.id))),
        AT_ONCE,
      )
      return timeline({ personalId, employee, loads, rows: reports.flat(), requests: requestedLoads ?? [], since })
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

/** With more namesakes than this, the person is not looked up. */
const MAX_NAMESAKES = 5

/** The employee of a load item: the namesake with the same personal identity code; null if there is none. */
export const employeeOfItemQuery = (item: { firstName: string; lastName: string; personalId: string }) =>
  queryOptions({
    queryKey: ['employeeOfItem', item.personalId],
    queryFn: async ({ client }): Promise<Employee | null> => {
      const { beneficiaries } = await client.fetchQuery(getListEmployeesQueryOptions())
      const alike = beneficiaries
        .filter(({ firstName, lastName }) => firstName === item.firstName && lastName === item.lastName)
        .slice(0, MAX_NAMESAKES)
      const read = await limitConcurrency(
        alike.map(
          ({ personId }) =>
            async () =>
              client.fetchQuery(getReadEmployeeQueryOptions(personId)),
        ),
        AT_ONCE,
      )
      return read.find(({ personalId }) => personalId === item.personalId) ?? null
    },
  })
