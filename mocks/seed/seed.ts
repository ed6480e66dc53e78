import type { SeedSource } from '../database/tables.ts'
import { COMPANIES, companyRow } from './companies.ts'
import { type CompanySeed, makeCompanySeed } from './company-seed.ts'
import { makeLinks, makeSessions } from './links.ts'
import { makeContacts, makeUsers } from './people.ts'

/**
 * The rows that a database starts with: Finnish, valid and invented (MCK-03), always the same for a seed and an anchor.
 * A company is made when one of its tables is first read, all of them by one run, so that they agree with each other.
 * @param anchor the instant (ms) where the year of history ends
 */
export function makeSeed(seed: number, anchor: number): SeedSource {
  const made = new Map<string, CompanySeed>()
  const of = (companyId: string): CompanySeed => {
    const known = made.get(companyId)
    if (known) return known
    const rows = makeCompanySeed(companyId, seed, anchor)
    made.set(companyId, rows)
    return rows
  }
  return {
    global: {
      companies: () => COMPANIES.map(companyRow),
      users: makeUsers,
      sessions: () => makeSessions(anchor),
      links: () => makeLinks(anchor),
      keptReplies: () => [],
    },
    company: {
      // Not of the run: looking a contact up in all companies must not make 10 000 employees.
      contacts: (companyId) => makeContacts(companyId, anchor),
      employees: (companyId) => of(companyId).employees,
      benefits: (companyId) => of(companyId).benefits,
      benefitGroups: (companyId) => of(companyId).benefitGroups,
      requestedLoads: (companyId) => of(companyId).requestedLoads,
      topUps: (companyId) => of(companyId).topUps,
      accounts: (companyId) => of(companyId).accounts,
      transactions: (companyId) => of(companyId).transactions,
      balanceCorrections: (companyId) => of(companyId).balanceCorrections,
      deposits: (companyId) => of(companyId).deposits,
      payments: (companyId) => of(companyId).payments,
      voucherOrders: (companyId) => of(companyId).voucherOrders,
      cardOrders: (companyId) => of(companyId).cardOrders,
    },
  }
}
