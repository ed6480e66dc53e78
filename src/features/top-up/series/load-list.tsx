import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { cents, formatEuros } from '@/values/money'
import { recipientsText } from '../top-up-texts'
import type { PlannedLoad } from './planned-series'

/** Loads of one confirmation: number of employees, amount and costs of each. */
export function LoadList<Load extends PlannedLoad>({
  loads,
  aside,
}: {
  loads: readonly Load[]
  /** State of a load. */
  aside?: (load: Load) => ReactNode
}) {
  return (
    <ol className="divide-y divide-border rounded-lg border border-border px-4">
      {loads.map((load) => (
        <li
          key={load.body.amount}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 tabular-nums"
        >
          <span className="min-w-0">
            {recipientsText(load.body.beneficiariesIds.length, cents(Number(load.body.amount)))}
            <span className="block text-sm text-muted-foreground">
              {m.top_up_series_row_total({ total: euros(load.total), fee: euros(load.fee) })}
            </span>
          </span>
          {aside?.(load)}
        </li>
      ))}
    </ol>
  )
}

const euros = (amount: number): string => formatEuros(cents(amount))
