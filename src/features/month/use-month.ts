import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Month, monthOf } from '@/domain/months'
import { joinReads } from '@/domain/read-failure'
import { monthSums } from './month-sums'
import { peopleSums } from './people-sums'
import { deductionsQuery, monthAccountQuery, monthRowsQuery, vatQuery } from './queries'

export function useMonthSums(month: Month) {
  const rows = useQuery(monthRowsQuery(month))
  const account = useQuery(monthAccountQuery(month))
  const vat = useQuery(vatQuery())
  const sums = useMemo(
    () =>
      rows.data && account.data && vat.data !== undefined
        ? monthSums({
            rows: rows.data,
            loads: account.data.loads.filter(({ day }) => monthOf(day) === month),
            transactions: account.data.transactions,
            vatPercentage: vat.data,
          })
        : undefined,
    [month, rows.data, account.data, vat.data],
  )
  const reads = [rows, account, vat]
  return { sums, reads, vatPercentage: vat.data, read: joinReads(reads) }
}

export function useMonthPeople(month: Month) {
  const rows = useQuery(monthRowsQuery(month))
  const deducted = useQuery(deductionsQuery(month))
  const people = useMemo(
    () => rows.data && peopleSums(rows.data, deducted.data ?? undefined),
    [rows.data, deducted.data],
  )
  return { people, rows, deducted }
}
