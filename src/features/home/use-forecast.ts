import { useQueries } from '@tanstack/react-query'
import { forecast } from '@/domain/top-ups/forecast'
import { today } from '@/values/clock'
import { balanceQuery, planQuery } from './queries'

/**
 * How long the balance lasts, for the figure and the worklist alike: two sources would warn of different shortages.
 * `ahead` is undefined until both reads have succeeded, and when a sum or a day of them is unknown.
 */
export function useForecast() {
  const reads = useQueries({ queries: [balanceQuery(), planQuery()] })
  const [money, plan] = reads
  const ahead = money.data && plan.data && forecast(money.data.balance, plan.data.planned, today())
  return { ahead, reads, isUncounted: money.data !== undefined && plan.data !== undefined && !ahead }
}
