import type { CompanyRows } from '../tables.ts'
import { makeBenefits, makeGroups } from './benefits.ts'
import { specOf } from './companies.ts'
import { makeEmployees } from './employees.ts'

/** All rows of a company but its contacts. */
export type CompanySeed = { [Name in Exclude<keyof CompanyRows, 'contacts'>]: readonly CompanyRows[Name][] }

/** Everything that a seeded company has; a company that came later has benefits to activate and an empty account. */
export function makeCompanySeed(companyId: string, seed: number, anchor: number): CompanySeed {
  const company = specOf(companyId)
  const benefits = makeBenefits(companyId, company)
  const groups = company ? makeGroups(company, anchor) : []
  const employees = company ? makeEmployees(company, groups, { seed, anchor }) : []
  const accountId = company?.no === 1 ? 'acc-1' : `acc-${companyId}`
  const account = {
    id: accountId,
    companyId,
    parentAccountId: company?.no === 1 ? 'acc-parent-1' : `acc-parent-${companyId}`,
    availableBalance: company?.balance ?? 0,
  }
  return {
    employees,
    benefits,
    benefitGroups: groups,
    accounts: [account],
    requestedLoads: [],
    topUps: [],
    transactions: [],
    balanceCorrections: [],
    deposits: [],
    payments: [],
    voucherOrders: [],
    cardOrders: [],
  }
}
