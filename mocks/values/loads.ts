import type { InvoiceInformation } from '../../generated/api/model/index.ts'
import type { Benefit, EmployeeRow } from '../database/rows/benefits.ts'

/** Benefit names in the genitive, for titles. */
export const OF_BENEFIT: Record<Benefit, string> = {
  lunch: 'Lounasedun',
  recreational: 'Virike-edun',
  transport: 'Työmatkaedun',
  massage: 'Hierontaedun',
  wellbeing: 'Hyvinvointiedun',
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
