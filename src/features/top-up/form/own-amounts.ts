import { LARGEST_TOP_UP, SMALLEST_TOP_UP } from '@generated/limits'
import { type Cents, cents } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'
import type { RecipientRow } from '../recipients/employee-choice'
import { lunchDays } from './lunch-proposals'

/** Amount per employee: the typed one, the remaining maximum, or lunch for the working days. */
export type AmountKind = 'same' | 'maximum' | 'days'

/** Employees who get the same amount, in one load. */
export interface AmountGroup {
  amount: Cents
  /** Ids for createTopUp, in the order of the rows. */
  ids: string[]
}

function amountFor(row: RecipientRow, kind: Exclude<AmountKind, 'same'>, loadDate: PlainDate): Cents {
  const most = cents(Math.min(row.available, LARGEST_TOP_UP))
  if (kind === 'maximum') return most
  const { days, dayValue } = lunchDays(row, loadDate)
  return cents(Math.min(days * dayValue, most))
}

/**
 * Groups employees by their own amount, largest first. Excludes those with less left than the minimum of a load.
 * Undefined if everyone gets the typed amount.
 */
export function groupByAmount(
  rows: readonly RecipientRow[],
  kind: AmountKind,
  loadDate: PlainDate,
): AmountGroup[] | undefined {
  if (kind === 'same') return undefined
  const groups = new Map<Cents, AmountGroup>()
  for (const row of rows) {
    const amount = amountFor(row, kind, loadDate)
    if (row.refusal !== undefined || amount < SMALLEST_TOP_UP) continue
    const same = groups.get(amount)
    if (same) same.ids.push(row.id)
    else groups.set(amount, { amount, ids: [row.id] })
  }
  return [...groups.values()].toSorted((a, b) => b.amount - a.amount)
}

export const idsOf = (groups: readonly AmountGroup[]): string[] => groups.flatMap(({ ids }) => ids)
