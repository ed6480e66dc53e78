import type { CompanyRows } from '../database/tables.ts'
import { makeBenefits, makeGroups } from './benefits.ts'
import { makeCardOrders } from './card-orders.ts'
import { specOf } from './companies.ts'
import { makeEmployees } from './employees.ts'
import { makeCorrections, makeUnpaidDeposits } from './history.ts'
import { makeLedger } from './ledger.ts'
import { makeLoads } from './loads.ts'
import { makeUsers } from './people.ts'
import { makeRequests } from './requests.ts'
import { makeVoucherOrders } from './voucher-orders.ts'

/** All rows of a company except its contacts. */
export type CompanySeed = { [Name in Exclude<keyof CompanyRows, 'contacts'>]: readonly CompanyRows[Name][] }

/** Every table of a company, empty. */
export const NO_ROWS: CompanySeed = {
  employees: [],
  benefits: [],
  benefitGroups: [],
  requestedLoads: [],
  topUps: [],
  accounts: [],
  transactions: [],
  balanceCorrections: [],
  deposits: [],
  payments: [],
  voucherOrders: [],
  cardOrders: [],
}

/** A company that signed up later: benefits to activate and an empty account. */
const newcomer = (companyId: string): CompanySeed => ({
  ...NO_ROWS,
  benefits: makeBenefits(companyId, undefined),
  accounts: [{ id: `acc-${companyId}`, companyId, parentAccountId: `acc-parent-${companyId}`, availableBalance: 0 }],
})

/** All rows of a company at the instant `anchor` (ms). */
export function makeCompanySeed(companyId: string, seed: number, anchor: number): CompanySeed {
  const company = specOf(companyId)
  if (!company) return newcomer(companyId)
  const from = { seed, anchor }
  const groups = makeGroups(company, anchor)
  const employees = makeEmployees(company, groups, from)
  const signatory = makeUsers().find((user) => user.companyId === companyId && user.roles.includes('Signatory'))
  const loads = makeLoads(company, groups, employees, signatory?.id ?? '', anchor)
  const requests = makeRequests(company, groups, employees, from)
  const corrections = makeCorrections(company, anchor)
  const hasMoney = company.balance > 0
  const ledger = hasMoney
    ? makeLedger(company, [...loads.postings, ...requests.postings], corrections, from)
    : { transactions: [], balanceCorrections: [], deposits: [], payments: [] }
  const unpaid = makeUnpaidDeposits(company, from)
  const vouchers = makeVoucherOrders(company, from)
  const cards = makeCardOrders(company, signatory?.id ?? '', anchor)
  const [account, parentAccountId] =
    company.no === 1 ? ['acc-1', 'acc-parent-1'] : [`acc-${companyId}`, `acc-parent-${companyId}`]
  return {
    ...NO_ROWS,
    employees,
    benefits: makeBenefits(companyId, company),
    benefitGroups: groups,
    accounts: [{ id: account, companyId, parentAccountId, availableBalance: company.balance }],
    requestedLoads: requests.requestedLoads,
    topUps: loads.topUps,
    transactions: ledger.transactions,
    balanceCorrections: ledger.balanceCorrections,
    deposits: [...ledger.deposits, ...unpaid.deposits],
    payments: [...ledger.payments, ...unpaid.payments, ...vouchers.payments, ...cards.payments].map((payment, at) => ({
      ...payment,
      number: at + 1,
    })),
    voucherOrders: vouchers.voucherOrders,
    cardOrders: cards.cardOrders,
  }
}
