import type { CompanyPlan, CompanyRow } from '../database/rows/people.ts'
import { businessId } from '../values/identifiers.ts'
import { addressOf, type Street } from './places.ts'

/** The fixed data of a seeded company; everything else is derived from its plan and the random generator. */
export type CompanySpec = {
  /** Part of every row id of the company. */
  no: number
  plan: CompanyPlan
  name: string
  /** The first seven digits of its business ID. */
  digits: string
  customerNumber: string
  street: Street
  house: number
  /** Domain of its e-mail addresses. */
  domain: string
  employees: number
  /** Cents on the account at the end of the history. */
  balance: number
  invoices: 'einvoice' | 'email' | 'paper' | 'none'
}

const spec = (
  no: number,
  plan: CompanyPlan,
  name: string,
  digits: string,
  [street, house]: readonly [Street, number],
  rest: Partial<CompanySpec> & { domain: string },
): CompanySpec => ({
  no,
  plan,
  name,
  digits,
  customerNumber: String(10_012_344 + no),
  street,
  house,
  employees: 0,
  balance: 0,
  invoices: 'email',
  ...rest,
})

const EINVOICE = 'einvoice' as const

export const COMPANIES: readonly CompanySpec[] = [
  spec(1, 'established', 'Pyynikin Paahtimo Oy', '9912345', ['Satakunnankatu', 18], {
    domain: 'pyynikinpaahtimo.example',
    employees: 38,
    balance: 481_240,
    invoices: EINVOICE,
  }),
  spec(2, 'large', 'Suurjärven Kauppaliike Oyj', '9801234', ['Mannerheimintie', 142], {
    domain: 'suurjarvenkauppa.example',
    employees: 10_000,
    balance: 12_345_600,
    invoices: EINVOICE,
  }),
  spec(3, 'new', 'Tuulikellon Työpaja Oy', '9713572', ['Yliopistonkatu', 31], { domain: 'tuulikello.example' }),
  // COM-15: the company has no signatory and no invoice information.
  spec(4, 'vouchers-only', 'Koskenniskan Kukkapaja Oy', '9876543', ['Hämeenkatu', 27], {
    domain: 'koskenniska.example',
    customerNumber: '10034567',
    invoices: 'none',
  }),
  spec(5, 'vouchers-hidden', 'Kaislarannan Kehitys Oy', '9690123', ['Länsituulentie', 9], {
    domain: 'kaislaranta.example',
    employees: 6,
    balance: 212_000,
  }),
  spec(6, 'low-balance', 'Lumikuuran Leipomo Oy', '9724681', ['Kirkkokatu', 44], {
    domain: 'lumikuura.example',
    employees: 14,
    balance: 4500,
    invoices: 'paper',
  }),
  spec(7, 'no-employees', 'Vadelmaniemen Veistämö Ky', '9735791', ['Koskikatu', 12], {
    domain: 'vadelmaniemi.example',
    balance: 250_000,
  }),
  spec(8, 'no-orders', 'Rantakoivun Rakennus Oy', '9746802', ['Kauppakatu', 63], {
    domain: 'rantakoivu.example',
    employees: 12,
    balance: 318_075,
  }),
  spec(9, 'empty', 'Sinikellon Siivous Oy', '9757913', ['Asematie', 5], { domain: 'sinikello.example' }),
  spec(10, 'established', 'Kuutamon Kirjasitomo Oy', '9768024', ['Insinöörinkatu', 40], {
    domain: 'kuutamo.example',
    employees: 24,
    balance: 152_515,
    invoices: EINVOICE,
  }),
  // The contract is signed, but its signatory has not registered yet.
  spec(11, 'empty', 'Sudenkorennon Studio Oy', '9779135', ['Siltakatu', 16], { domain: 'sudenkorento.example' }),
]

export const companyIdOf = ({ no }: CompanySpec): string => `c-${no}`

export const specOf = (companyId: string): CompanySpec | undefined =>
  COMPANIES.find((company) => companyIdOf(company) === companyId)

/** A row id: those of the main company are the ids in the contract's examples, others contain the company's number. */
export const rowId = (company: Pick<CompanySpec, 'no'>, kind: string, number: number): string =>
  company.no === 1 ? `${kind}-${number}` : `${kind}-${company.no}-${number}`

const sizeOf = (employees: number) => (employees >= 250 ? 1 : employees >= 100 ? 2 : employees >= 10 ? 3 : 4)
const MAVENTA = '003721291126'

/** The row of a seeded company. */
export function companyRow(company: CompanySpec): CompanyRow {
  const { plan, name, digits, invoices } = company
  const address = addressOf(company.street, company.house)
  const { addressLine, ...place } = address
  const invoicing = {
    einvoice: { invoiceMethod: 'einvoice' as const, eInvoiceAddress: `003799${digits.slice(1)}`, operator: MAVENTA },
    email: { invoiceMethod: 'email' as const, emailAddress: `laskut@${company.domain}` },
    paper: { invoiceMethod: 'paper' as const },
    none: undefined,
  }[invoices]
  if (company.no === 1 && invoicing?.invoiceMethod === EINVOICE) invoicing.eInvoiceAddress = '003799123456'
  const second = addressOf('Hatanpään valtatie', 24)
  return {
    id: companyIdOf(company),
    plan,
    name,
    businessIdentityCode: businessId(digits),
    customerNumber: company.customerNumber,
    sizeId: sizeOf(company.employees),
    address: { ...address, companyName: name },
    // VOU-08: without saved addresses the portal offers another address.
    deliveryAddresses:
      plan === 'established' || plan === 'large' || plan === 'vouchers-only'
        ? [
            { id: rowId(company, 'a', 601), ...address, companyName: name },
            { id: rowId(company, 'a', 602), ...second, companyName: name },
          ]
        : [],
    invoiceInformation: invoicing && { address: addressLine, ...place, ...invoicing },
    useEinvoiceAndSchedule: invoices === EINVOICE,
    hideVoucherOrder: plan === 'vouchers-hidden',
    // CRD-11: the limit must exceed 10 000 employees.
    employeeLimit: plan === 'large' ? 12_000 : 100,
  }
}
