import type { BenefitType, DepositEstimation } from '@generated/api/model'
import { queryOptions } from '@tanstack/react-query'
import { today } from '@/values/dates/clock'
import { type PlainDate, plainDate } from '@/values/dates/plain-date'
import { cents, sum } from '@/values/numbers/money'
import { monthOf } from '../months'
import { CHART_MONTHS, SLOW_READ_CACHING } from '../transactions'
import { loadingDays, plannedChoices } from './planned-top-ups'
import { estimationOf } from './queries'

export type MonthCost = ReturnType<typeof monthCosts>[number]

const NO_COST = { numberOfEmployees: 0, value: 0, commission: 0, commissionVAT: 0 }

/** The estimated costs of each loading day; 0 for a day without an estimate, unknown if the estimate lacks a sum. */
export function monthCosts(days: readonly PlainDate[], { benefits }: Pick<DepositEstimation, 'benefits'>) {
  return days.map((day) => {
    const part = benefits.find(({ month }) => month === monthOf(day)) ?? NO_COST
    const { numberOfEmployees: employees, value, commission, commissionVAT } = part
    const [loads, fee, vat] = [cents(value), cents(commission), cents(commissionVAT)]
    return { month: monthOf(day), employees, loads, fee, vat, total: sum([loads, fee, vat]) }
  })
}

/** The maximum cost of a group on the next twelve loading days, from the estimation of deposits (DEP-03). */
export const yearCostQuery = (type: BenefitType, nextLoadDate: string, isAutomatic: boolean) =>
  queryOptions({
    queryKey: ['yearCost', type, nextLoadDate, isAutomatic, today()],
    queryFn: async ({ client }) => {
      const days = loadingDays(today(), plainDate(nextLoadDate), CHART_MONTHS)
      const choices = plannedChoices([type], days, isAutomatic ? [type] : [])
      return monthCosts(days, await estimationOf(client, choices, false))
    },
    ...SLOW_READ_CACHING,
  })
