import type { Db } from '../../database/db.ts'
import type { AddressFields, CompanyRow } from '../../database/rows/people.ts'

const FIRST_CUSTOMER_NUMBER = 10090000

/** Adds a company without orders and employees; the seed adds its benefits to activate (GRP-12). */
export function newCompany(
  db: Db,
  about: { name: string; businessIdentityCode: string; address: AddressFields } & Partial<
    Pick<CompanyRow, 'sizeId' | 'invoiceInformation'>
  >,
): CompanyRow {
  const added = db.companies.all().length
  return db.companies.put('', {
    id: `c-${crypto.randomUUID()}`,
    plan: 'empty',
    customerNumber: String(FIRST_CUSTOMER_NUMBER + added),
    sizeId: 4,
    ...about,
    deliveryAddresses: [],
    useEinvoiceAndSchedule: false,
    hideVoucherOrder: false,
    employeeLimit: 100,
  })
}
