import type { Db } from '../db.ts'
import type { Benefit } from '../rows/benefits.ts'
import type { AddressFields, CompanyRow } from '../rows/people.ts'

const FIRST_CUSTOMER_NUMBER = 10090000

/** Adds a company that signs up: nothing ordered, no employees, no contract. */
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

const BENEFITS: Benefit[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']

/** What a contract brings: an empty account, and every benefit ready to be activated (GRP-12). */
export function openContract(db: Db, company: CompanyRow): void {
  db.accounts.put(company.id, { id: `a-${crypto.randomUUID()}`, companyId: company.id, availableBalance: 0 })
  for (const type of BENEFITS) {
    const id = `b-${crypto.randomUUID()}`
    db.benefits.put(company.id, { id, companyId: company.id, type, state: 'available', status: 'Contracted' })
  }
}
