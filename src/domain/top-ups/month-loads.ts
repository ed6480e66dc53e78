import type { AnyBenefitType } from '@generated/api/model'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { TRANSACTION_REQUESTS } from '@generated/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { today } from '@/values/dates/clock'
import { addMonths, dateInHelsinki, isBefore, type PlainDate } from '@/values/dates/plain-date'
import { type Cents, cents, isKnownAmount, sum } from '@/values/numbers/money'
import { BENEFIT_ORDER } from '../benefit-names'
import { daysOf, type Month, monthOf, shiftMonth } from '../months'
import {
  type AccountYear,
  accountYearQuery,
  CHART_MONTHS,
  chartMonths,
  newestFirst,
  PAGE_CAP,
  readTransactions,
  SLOW_READ_CACHING,
} from '../transactions'
import { dayOf } from './load-day'
import { type MonthLoad, readMonthLoads } from './loaded-part'

export interface MonthLoads {
  month: Month
  /** Amounts by benefit, without zero amounts; undefined when the month is not known completely. */
  sums: Partial<Record<AnyBenefitType, Cents>> | undefined
  /** Why it is not: older transactions were not read, or an amount is unknown. */
  gap?: 'cut' | 'unread'
  total: Cents
  isRunning: boolean
}

export type ChartLoads = ReturnType<typeof monthLoads> & Pick<AccountYear, 'hasEarlier'>

export interface LoadsSource extends Pick<AccountYear, 'transactions' | 'knownFrom' | 'isCut'> {
  loads: readonly Pick<MonthLoad, 'benefitType' | 'day' | 'loaded'>[]
}

/** What reached employees each month, in cents. Load requests count as lunch on the day of their charge (REQ-02). */
export function monthLoads(
  { loads, transactions, knownFrom, isCut }: LoadsSource,
  day: PlainDate,
  shown = chartMonths(day),
) {
  const sums = new Map<Month, Record<string, Cents>>()
  const add = (month: Month, benefit: AnyBenefitType, amount: Cents) => {
    const own = sums.get(month) ?? {}
    sums.set(month, own)
    if (amount !== 0) own[benefit] = sum([own[benefit] ?? cents(0), amount])
  }
  for (const { benefitType, day: on, loaded } of loads) add(monthOf(on), benefitType, loaded)
  for (const { transactionType, date, balanceChange } of transactions) {
    if (transactionType === TRANSACTION_REQUESTS) add(monthOf(dateInHelsinki(date)), 'lunch', cents(0 - balanceChange))
  }
  const isCutOff = (month: Month) =>
    isCut && (knownFrom === undefined || isBefore(daysOf(month, day).startDate, knownFrom))
  const months = shown.map((month): MonthLoads => {
    const own = sums.get(month) ?? {}
    const total = sum(Object.values(own))
    const isRunning = month === monthOf(day)
    const gap = isCutOff(month) ? 'cut' : isKnownAmount(total) ? undefined : 'unread'
    return gap ? { month, sums: undefined, gap, total: cents(0), isRunning } : { month, sums: own, total, isRunning }
  })
  const loaded = months.flatMap((one) => Object.keys(one.sums ?? {}) as AnyBenefitType[])
  // Unknown benefits come last (CTR-07).
  const benefits = [...new Set([...BENEFIT_ORDER, ...loaded])].filter((benefit) => loaded.includes(benefit))
  return { months, benefits }
}

/** The sum of the months that are known; unknown if no month is. */
export const totalOf = (months: readonly MonthLoads[]): Cents =>
  months.some(({ sums }) => sums !== undefined) ? sum(months.map(({ total }) => total)) : cents(Number.NaN)

/** The loads from the first month to the last, each with the part that has reached employees. */
async function loadsSince(client: QueryClient, first: Month, last?: Month): Promise<MonthLoad[]> {
  const { topUpLoads } = await client.fetchQuery(getListTopUpsQueryOptions())
  const isIn = (month: Month) => month >= first && (last === undefined || month <= last)
  return readMonthLoads(
    client,
    topUpLoads.filter((load) => isIn(monthOf(dayOf(load)))),
  )
}

/** The loads of the charts' months, from the list of loads, the items of partly failed ones, and the transactions. */
export const yearLoadsQuery = () =>
  queryOptions({
    queryKey: ['yearLoads', today()],
    queryFn: async ({ client }): Promise<ChartLoads> => {
      const day = today()
      const [loads, account] = await Promise.all([
        loadsSince(client, chartMonths(day)[0] ?? monthOf(day)),
        client.fetchQuery(accountYearQuery()),
      ])
      return { ...monthLoads({ ...account, loads }, day), hasEarlier: account.hasEarlier }
    },
    ...SLOW_READ_CACHING,
  })

/** The twelve months before those of the chart. Incomplete months, and those before the first load, have no sums. */
export const lastYearLoadsQuery = () =>
  queryOptions({
    queryKey: ['lastYearLoads', today()],
    queryFn: async ({ client }): Promise<MonthLoads[]> => {
      const day = today()
      const yearAgo = addMonths(day, -CHART_MONTHS)
      const last = monthOf(yearAgo)
      const first = shiftMonth(last, 1 - CHART_MONTHS)
      const { startDate } = daysOf(first, day)
      const { endDate } = daysOf(last, day)
      const [loads, account] = await Promise.all([
        loadsSince(client, first, last),
        readTransactions(newestFirst, { startDate, endDate }, PAGE_CAP),
      ])
      const known = [account.knownFrom, ...loads.map((load) => load.day)]
      const hasBegun = (month: Month) => known.some((one) => one !== undefined && monthOf(one) <= month)
      return monthLoads({ ...account, loads }, day, chartMonths(yearAgo)).months.map((one) =>
        hasBegun(one.month) ? one : { ...one, sums: undefined },
      )
    },
    ...SLOW_READ_CACHING,
  })

/** Total of the current month's loads in cents, as in the chart, without reading the whole year. */
export const monthLoadedQuery = () =>
  queryOptions({
    queryKey: ['monthLoaded', today()],
    queryFn: async ({ client }) => {
      const day = today()
      const month = monthOf(day)
      const [loads, { transactions }] = await Promise.all([
        loadsSince(client, month),
        readTransactions(newestFirst, daysOf(month, day)),
      ])
      const { months } = monthLoads({ loads, transactions, knownFrom: undefined, isCut: false }, day, [month])
      // Not 0 if an amount of the month is unknown; not NaN, because a query whose data is NaN renders without end.
      return months[0]?.sums ? months[0].total : null
    },
    ...SLOW_READ_CACHING,
  })
