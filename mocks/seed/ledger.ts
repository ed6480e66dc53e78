import { LARGEST_PAYMENT } from '../../generated/limits.ts'
import type { BalanceCorrectionRow, DepositRow, TransactionRow, UnnumberedPayment } from '../database/rows/money.ts'
import {
  addMonths,
  addWorkingDays,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  workingDayFrom,
} from '../values/calendar.ts'
import { groupedReference, referenceNumber } from '../values/identifiers.ts'
import type { Posting } from '../values/loads.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import { makeRandom } from './random.ts'

export type PlannedCorrection = Pick<BalanceCorrectionRow, 'at' | 'amount' | 'reasonType' | 'reason' | 'documentId'>

export type Ledger = {
  transactions: TransactionRow[]
  balanceCorrections: BalanceCorrectionRow[]
  deposits: DepositRow[]
  payments: UnnumberedPayment[]
}

/** Time from a deposit's creation to its payment. */
const PAYMENT_TAKES_MS = 3 * 60_000
const FIRST_PAYMENT = 7001
const FIRST_DEPOSIT = 5201

/** The first working day of each month of history, oldest first; the last one is at least two days ago. */
export function depositDays(anchor: number): string[] {
  const today = helsinkiDate(anchor)
  const start = addMonths(today, -12)
  return Array.from({ length: 14 }, (_, at) => workingDayFrom(addMonths(firstOfMonth(today), at - 13))).filter(
    (day) => day >= start && helsinkiInstant(day, 9, 15) < anchor - 2 * 86_400_000,
  )
}

/** Splits an amount into deposits within the limit. */
function parts(sum: number): number[] {
  const whole = Math.floor(sum / LARGEST_PAYMENT)
  const rest = sum % LARGEST_PAYMENT
  return [...Array.from({ length: whole }, () => LARGEST_PAYMENT), ...(rest > 0 ? [rest] : [])]
}

/**
 * The account's year: all planned spending, and deposits at the beginning of each month that cover it. The balance is never
 * negative and ends exactly at the company's balance.
 */
export function makeLedger(
  company: CompanySpec,
  planned: readonly Posting[],
  corrections: readonly PlannedCorrection[],
  { seed, anchor }: { seed: number; anchor: number },
): Ledger {
  const companyId = companyIdOf(company)
  const random = makeRandom(seed, companyId, 'deposits')
  const accountId = company.no === 1 ? 'acc-1' : `acc-${companyId}`
  const days = depositDays(anchor)
  const postings: Posting[] = [
    ...planned,
    ...corrections.map(({ at, amount, reason }) => ({
      at,
      title: 'Saldon korjaus',
      description: reason,
      transactionType: 'correction' as const,
      balanceChange: amount,
    })),
  ]
  const deposits: DepositRow[] = []
  const payments: UnnumberedPayment[] = []
  // A small balance gets small deposits, so that it stays small.
  const [step, floor] = company.balance < 100_000 ? [1000, 0] : [50_000, Math.round(company.balance * 0.4)]
  let balance = 0
  for (const [at, day] of days.entries()) {
    const opens = helsinkiInstant(day, 9, 15)
    const next = days[at + 1]
    const closes = next === undefined ? anchor : helsinkiInstant(next, 9, 15)
    const change = postings
      .filter((posting) => posting.at >= opens && posting.at < closes)
      .reduce((sum, posting) => sum + posting.balanceChange, 0)
    const missing = (next === undefined ? company.balance : floor) - balance - change
    const sum = next === undefined ? missing : Math.max(0, Math.ceil(missing / step) * step)
    for (const [made, amount] of parts(sum).entries()) {
      const number = deposits.length
      const isTransfer = random.chance(0.3)
      const paidAt = opens - 60_000 * (made + 1)
      const createdAt = isTransfer ? helsinkiInstant(addWorkingDays(day, -2), 13, 40) : paidAt - PAYMENT_TAKES_MS
      const orderId = rowId(company, 'o', FIRST_DEPOSIT + number)
      const reference = referenceNumber(random.digits(9))
      deposits.push({ id: orderId, companyId, accountId, amount, createdAt })
      payments.push({
        id: rowId(company, 'pay', FIRST_PAYMENT + number),
        companyId,
        orderType: 'deposit',
        orderId,
        method: isTransfer ? 'PrintInvoicePdf' : 'Online',
        methodCode: isTransfer ? undefined : 'FI02',
        referenceNumber: reference,
        amount,
        createdAt,
        pendingAt: isTransfer ? undefined : createdAt + 30_000,
        outcome: { status: 'Paid', at: paidAt },
        bookedAt: paidAt,
      })
      postings.push({
        at: paidAt,
        title: 'Rahansiirto',
        description: `Viitenumero ${groupedReference(reference)}`,
        orderId,
        transactionType: 'deposit',
        balanceChange: amount,
      })
    }
    balance += change + sum
  }

  const opened = helsinkiInstant(days[0] ?? helsinkiDate(anchor), 0)
  const ordered = postings.filter(({ at }) => at >= opened && at < anchor).toSorted((a, b) => a.at - b.at)
  const transactions = ordered.map((posting, at) => ({
    id: rowId(company, 'tx', 9001 + at),
    companyId,
    isDeposit: posting.transactionType === 'deposit',
    ...posting,
  }))
  return {
    transactions,
    balanceCorrections: runningCorrections(company, transactions, corrections, seed),
    deposits,
    payments,
  }
}

/** Each correction with the balance after it. */
function runningCorrections(
  company: CompanySpec,
  transactions: readonly TransactionRow[],
  corrections: readonly PlannedCorrection[],
  seed: number,
): BalanceCorrectionRow[] {
  const random = makeRandom(seed, companyIdOf(company), 'corrections')
  return corrections
    .toSorted((a, b) => a.at - b.at)
    .map((correction, number) => ({
      id: rowId(company, 'bc', 8001 + number),
      companyId: companyIdOf(company),
      ...correction,
      executedBy: random.pick([
        'Asiakaspalvelu / K. Mattila',
        'Asiakaspalvelu / T. Lampinen',
        'Asiakaspalvelu / S. Rinne',
      ]),
      balanceAfterCorrection: transactions
        .filter(({ at }) => at <= correction.at)
        .reduce((sum, { balanceChange }) => sum + balanceChange, 0),
    }))
}
