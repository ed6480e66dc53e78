import type { Transaction } from '@generated/api/model'
import { TRANSACTION_FEE, TRANSACTION_LOAD, TRANSACTION_REQUESTS } from '@generated/limits'
import { groupBy } from '@/values/collections/group-by'
import { compareDates, dateInHelsinki, isBefore, type PlainDate } from '@/values/dates/plain-date'
import { type Cents, cents, sum } from '@/values/numbers/money'
import { type Month, monthOf, shiftMonth } from './months'
import type { AccountYear } from './transactions'

export type Changes = ReturnType<typeof changesOf>
export type BalanceHistory = NonNullable<ReturnType<typeof balanceHistory>>
export type BalanceDay = BalanceHistory['days'][number]

const isLoad = ({ transactionType }: Transaction) =>
  transactionType === TRANSACTION_LOAD || transactionType === TRANSACTION_REQUESTS

function changesOf(transactions: readonly Transaction[], before: Cents) {
  const of = (isOne: (transaction: Transaction) => boolean) =>
    sum(transactions.filter(isOne).map(({ balanceChange }) => cents(balanceChange)))
  const isFee = ({ transactionType }: Transaction) => transactionType === TRANSACTION_FEE
  const deposits = of(({ isDeposit }) => isDeposit)
  const loads = of((one) => !one.isDeposit && isLoad(one))
  const fees = of((one) => !one.isDeposit && isFee(one))
  const others = of((one) => !one.isDeposit && !isLoad(one) && !isFee(one))
  return { deposits, loads, fees, others, balance: sum([before, deposits, loads, fees, others]) }
}

/** The balances since the first known day, calculated back from today's; undefined without a transaction. */
export function balanceHistory({ balance, transactions, knownFrom }: AccountYear, today: PlainDate) {
  if (knownFrom === undefined) return undefined
  const byDay = [...groupBy(transactions, ({ date }) => dateInHelsinki(date))]
    .filter(([day]) => !isBefore(day, knownFrom))
    .toSorted(([one], [other]) => compareDates(one, other))
  const all = byDay.flatMap(([, own]) => own)
  const opening = cents(balance - sum(all.map(({ balanceChange }) => cents(balanceChange))))
  let before = opening
  const days = byDay.map(([day, own]) => {
    const changes = changesOf(own, before)
    before = changes.balance
    return { day, ...changes }
  })
  const months: ({ month: Month } & Changes)[] = []
  before = opening
  for (let month = monthOf(knownFrom); month <= monthOf(today); month = shiftMonth(month, 1)) {
    const changes = changesOf(
      byDay.filter(([day]) => monthOf(day) === month).flatMap(([, own]) => own),
      before,
    )
    before = changes.balance
    months.push({ month, ...changes })
  }
  const lowest = days.reduce(
    (least, { day, balance: level }) => (level < least.balance ? { day, balance: level } : least),
    { day: knownFrom, balance: days[0] && days[0].day === knownFrom ? days[0].balance : opening },
  )
  // `from` is the first known day, `opening` the balance at its beginning.
  return { from: knownFrom, opening, days, months, lowest }
}
