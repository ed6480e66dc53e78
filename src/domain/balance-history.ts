import type { Transaction } from '@generated/api/model'
import { TRANSACTION_FEE, TRANSACTION_LOAD, TRANSACTION_REQUESTS } from '@generated/limits'
import { type Cents, cents, sum } from '@/values/money'
import { compareDates, dateInHelsinki, isBefore, type PlainDate } from '@/values/plain-date'
import type { AccountYear } from './account-year'
import { addTo, type Month, monthOf } from './months'

/** What changed the balance in some time, by its kind; they come to the difference of the balances. */
export interface Changes {
  /** Money that the company moved in. */
  deposits: Cents
  /** Taken for loads and load requests, below zero. */
  loads: Cents
  /** Service fees with VAT, below zero. */
  fees: Cents
  /** Everything else: refunds, corrections. */
  others: Cents
  /** The balance at the end of it. */
  balance: Cents
}

export interface BalanceDay extends Changes {
  day: PlainDate
}
export interface BalanceMonth extends Changes {
  month: Month
}

export interface BalanceHistory {
  /** Nothing is known of the time before. */
  from: PlainDate
  /** The balance when this day began. */
  opening: Cents
  /** Days on which something happened, the oldest first. */
  days: BalanceDay[]
  /** Every month from the first known day on, the oldest first. */
  months: BalanceMonth[]
  /** The least that was there at the end of a day. */
  lowest: { day: PlainDate; balance: Cents }
}

const isLoad = ({ transactionType }: Transaction) =>
  transactionType === TRANSACTION_LOAD || transactionType === TRANSACTION_REQUESTS

function changesOf(transactions: readonly Transaction[], before: Cents): Changes {
  const of = (isOne: (transaction: Transaction) => boolean) =>
    sum(transactions.filter(isOne).map(({ balanceChange }) => cents(balanceChange)))
  const isFee = ({ transactionType }: Transaction) => transactionType === TRANSACTION_FEE
  const deposits = of(({ isDeposit }) => isDeposit)
  const loads = of((one) => !one.isDeposit && isLoad(one))
  const fees = of((one) => !one.isDeposit && isFee(one))
  const others = of((one) => !one.isDeposit && !isLoad(one) && !isFee(one))
  return { deposits, loads, fees, others, balance: sum([before, deposits, loads, fees, others]) }
}

/**
 * The balance backwards from today's, by what changed it; undefined without a transaction. Nothing is said of the days
 * before the first one that is known.
 */
export function balanceHistory(
  { balance, transactions, knownFrom }: AccountYear,
  today: PlainDate,
): BalanceHistory | undefined {
  if (knownFrom === undefined) return undefined
  const byDay = new Map<PlainDate, Transaction[]>()
  for (const transaction of transactions) {
    const day = dateInHelsinki(transaction.date)
    if (isBefore(day, knownFrom)) continue
    const others = byDay.get(day)
    if (others) others.push(transaction)
    else byDay.set(day, [transaction])
  }
  const all = [...byDay.values()].flat()
  const opening = cents(balance - sum(all.map(({ balanceChange }) => cents(balanceChange))))
  let before = opening
  const days = [...byDay]
    .toSorted(([one], [other]) => compareDates(one, other))
    .map(([day, own]): BalanceDay => {
      const changes = changesOf(own, before)
      before = changes.balance
      return { day, ...changes }
    })
  const months: BalanceMonth[] = []
  before = opening
  for (let month = monthOf(knownFrom); month <= monthOf(today); month = addTo(month, 1)) {
    const changes = changesOf(
      days.filter(({ day }) => monthOf(day) === month).flatMap(({ day }) => byDay.get(day) ?? []),
      before,
    )
    before = changes.balance
    months.push({ month, ...changes })
  }
  const lowest = days.reduce(
    (least, { day, balance: level }) => (level < least.balance ? { day, balance: level } : least),
    { day: knownFrom, balance: days[0] && days[0].day === knownFrom ? days[0].balance : opening },
  )
  return { from: knownFrom, opening, days, months, lowest }
}
