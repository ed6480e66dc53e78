import type { InvoiceInformation } from '../../generated/api/model/index.ts'
import type { Benefit, EmployeeRow, RequestedLoadRow, TopUpRow } from '../database/rows/benefits.ts'
import type { TransactionRow } from '../database/rows/money.ts'
import { finnishDate, finnishMonth, helsinkiDate, monthOf } from './calendar.ts'
import { loadFee } from './fees.ts'

/** Benefit names, for groups and documents. */
export const BENEFIT_NAMES: Record<Benefit, { fi: string; en: string }> = {
  lunch: { fi: 'Lounasetu', en: 'Lunch benefit' },
  recreational: { fi: 'Virike-etu', en: 'Sports and culture benefit' },
  transport: { fi: 'Työmatkaetu', en: 'Commuting benefit' },
  massage: { fi: 'Hierontaetu', en: 'Massage benefit' },
  wellbeing: { fi: 'Hyvinvointietu', en: 'Wellbeing benefit' },
}

/** Benefit names in the genitive, for titles. */
const OF_BENEFIT: Record<Benefit, string> = {
  lunch: 'Lounasedun',
  recreational: 'Virike-edun',
  transport: 'Työmatkaedun',
  massage: 'Hierontaedun',
  wellbeing: 'Hyvinvointiedun',
}

/** A change of a company's balance. */
export type Posting = Omit<TransactionRow, 'id' | 'companyId' | 'isDeposit'>

const titleOf = (benefitType: Benefit) => `${OF_BENEFIT[benefitType]} lataus`
const people = (count: number) => (count === 1 ? '1 työntekijä' : `${count} työntekijää`)

/** What a load and its fee take from the balance. */
export function loadPostings(load: TopUpRow, at: number): Posting[] {
  const { id: topUpId, benefitType, amount, items, feeWithVat } = load
  const title = titleOf(benefitType)
  const day = helsinkiDate(at)
  return [
    {
      at,
      title,
      description: `${finnishMonth(day)}, ${people(items.length)}`,
      topUpId,
      transactionType: 'load',
      balanceChange: -amount * items.length,
    },
    {
      at,
      title: 'Palvelumaksu',
      description: `${title} ${finnishDate(day)}`,
      topUpId,
      transactionType: 'fee',
      balanceChange: -feeWithVat,
    },
  ]
}

/** The refund of a part of a load that did not reach employees, or of all of it. */
export const refundPosting = (load: TopUpRow, sum: number, count: number, at: number): Posting => ({
  at,
  title: 'Palautus',
  description: `${titleOf(load.benefitType)} ${finnishDate(helsinkiDate(load.createdAt))}, ${people(count)}`,
  topUpId: load.id,
  transactionType: 'refund',
  balanceChange: sum,
})

/** What fulfilled requests of employees (REQ-05) and their fee take from the balance. */
export function requestPostings(
  rows: readonly Pick<RequestedLoadRow, 'amount' | 'requestMonth'>[],
  at: number,
): Posting[] {
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  const count = rows.length === 1 ? '1 pyyntö' : `${rows.length} pyyntöä`
  // Named by the requested month, whenever it is loaded.
  const months = [...new Set(rows.map(({ requestMonth }) => monthOf(requestMonth)))].toSorted()
  const common = { at, description: `${months.map((month) => finnishMonth(`${month}-01`)).join(', ')}, ${count}` }
  return [
    { ...common, title: 'Latauspyynnöt', transactionType: 'load', balanceChange: -sum },
    {
      ...common,
      title: 'Palvelumaksu',
      transactionType: 'fee',
      balanceChange: -loadFee(sum, 'lunch', at).feeWithVat,
    },
  ]
}

const AVERAGE_DAYS = 21

/** Lunch days of an employee per month: the employee's own number, else the percentage of the average month. */
export const lunchDays = ({ daysForLunari, employeePercentage }: EmployeeRow): number =>
  daysForLunari ?? Math.floor((AVERAGE_DAYS * employeePercentage) / 100)

/** The e-invoice address of a company; undefined if it has another invoice method. */
export const einvoiceOf = (
  invoicing: InvoiceInformation | undefined,
): { eInvoiceAddress?: string; operator?: string } =>
  invoicing?.invoiceMethod === 'einvoice'
    ? { eInvoiceAddress: invoicing.eInvoiceAddress, operator: invoicing.operator }
    : {}
