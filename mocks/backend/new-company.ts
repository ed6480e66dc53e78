import type { Db } from '../db.ts'
import type { AddressFields, CompanyRow } from '../rows/people.ts'

const FIRST_CUSTOMER_NUMBER = 10090000

/** Adds a company that signs up: nothing ordered, no employees. */
export function newCompany(
  db: Db,
  body: { name?: string; businessIdentityCode: string; addresses?: AddressFields[] },
): CompanyRow {
  const added = db.companies.all().length
  return db.companies.put('', {
    id: `c-${crypto.randomUUID()}`,
    plan: 'empty',
    name: body.name ?? body.businessIdentityCode,
    businessIdentityCode: body.businessIdentityCode,
    customerNumber: String(FIRST_CUSTOMER_NUMBER + added),
    sizeId: 4,
    address: body.addresses?.[0] ?? { addressLine: '-', postCode: '00100', city: 'Helsinki', country: 'FI' },
    deliveryAddresses: [],
    useEinvoiceAndSchedule: false,
    hideVoucherOrder: false,
    employeeLimit: 100,
  })
}
