import type { Db } from '../../database/db.ts'
import type { EmployeeRow, TopUpRow } from '../../database/rows/benefits.ts'
import type { TransactionRow } from '../../database/rows/money.ts'
import { finnishDate, finnishMonth, helsinkiDate } from '../../values/calendar.ts'
import { OF_BENEFIT } from '../../values/loads.ts'

/** A change of the balance; by default of the company's first account (DEP-10). */
export type Posting = Omit<TransactionRow, 'id' | 'companyId' | 'isDeposit'> & { accountId?: string }

/** The balance of a company's first account, in cents. */
export const balanceOf = (db: Db, companyId: string): number => db.accounts.all(companyId)[0]?.availableBalance ?? 0

/** Writes a transaction and changes the balance; the only place that moves money. Throws without an account. */
export function post(db: Db, companyId: string, { accountId, ...posting }: Posting): TransactionRow {
  const account = accountId === undefined ? db.accounts.all(companyId)[0] : db.accounts.get(companyId, accountId)
  if (!account) throw new Error(`company ${companyId} has no account to book on`)
  db.accounts.put(companyId, { ...account, availableBalance: account.availableBalance + posting.balanceChange })
  return db.transactions.put(companyId, {
    id: `tx-${crypto.randomUUID()}`,
    companyId,
    isDeposit: posting.transactionType === 'deposit',
    ...posting,
  })
}

const people = (count: number) => (count === 1 ? '1 työntekijä' : `${count} työntekijää`)
const loadTitle = (load: TopUpRow) => `${OF_BENEFIT[load.benefitType]} lataus`

/** Charges the account with a load and its fee. */
export function charge(db: Db, load: TopUpRow, at: number): void {
  const { companyId, items, amount, id: topUpId, feeWithVat } = load
  const title = loadTitle(load)
  const day = helsinkiDate(at)
  post(db, companyId, {
    at,
    title,
    description: `${finnishMonth(day)}, ${people(items.length)}`,
    topUpId,
    transactionType: 'load',
    balanceChange: -amount * items.length,
  })
  post(db, companyId, {
    at,
    title: 'Palvelumaksu',
    description: `${title} ${finnishDate(day)}`,
    topUpId,
    transactionType: 'fee',
    balanceChange: -feeWithVat,
  })
}

/** Adds a load of these employees. One that is paid from the balance at once is charged. */
export function addLoad(
  db: Db,
  load: Omit<TopUpRow, 'id' | 'items'>,
  employees: readonly Pick<EmployeeRow, 'id' | 'firstName' | 'lastName' | 'personalId'>[],
): TopUpRow {
  const { companyId, amount, paymentMethod, paidAt } = load
  const row = db.topUps.put(companyId, {
    ...load,
    id: `t-${crypto.randomUUID()}`,
    items: employees.map(({ id: employeeId, firstName, lastName, personalId }) => ({
      employeeId,
      firstName,
      lastName,
      personalId,
      amount,
    })),
  })
  if (paymentMethod === 'deduction' && paidAt !== undefined) charge(db, row, paidAt)
  return row
}

/** Refunds a part of a load that did not reach employees, or all of it. */
export function refund(db: Db, load: TopUpRow, sum: number, count: number, at: number): void {
  post(db, load.companyId, {
    at,
    title: 'Palautus',
    description: `${loadTitle(load)} ${finnishDate(helsinkiDate(load.createdAt))}, ${people(count)}`,
    topUpId: load.id,
    transactionType: 'refund',
    balanceChange: sum,
  })
}
