import { useQuery } from '@tanstack/react-query'
import { balanceOf } from '@/domain/company-account'
import { forecast } from '@/domain/top-ups/forecast'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { today } from '@/values/clock'
import { isBefore } from '@/values/plain-date'
import { accountsQuery } from './queries'

/** Whether the balance covers all loads up to the next load day. Later loads are shown on the deposit page. */
export function useNextLoads() {
  const day = today()
  const balance = useQuery({ ...accountsQuery(), select: balanceOf })
  const plan = useQuery(plannedTopUpsQuery())
  const reads = [balance, plan]
  const isError = reads.some((read) => read.isError)
  const read = {
    isError,
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const one of reads) if (one.isError || !isError) void one.refetch()
    },
  }
  if (isError || balance.data === undefined || !plan.data) return { read, next: undefined }
  const last = plan.data.days.find((date) => isBefore(day, date)) ?? day
  const planned = plan.data.planned.filter(({ date }) => !isBefore(last, date))
  const next = forecast(balance.data, planned, day)
  return next
    ? { read, next: { ...next, balance: balance.data } }
    : { read: { ...read, isError: true }, next: undefined }
}
