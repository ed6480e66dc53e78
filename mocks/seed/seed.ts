import type { SeedSource } from '../database/tables.ts'
import { COMPANIES, companyRow } from './companies.ts'
import { type CompanySeed, makeCompanySeed } from './company-seed.ts'
import { makeLinks, makeSessions } from './links.ts'
import { makeContacts, makeUsers } from './people.ts'

/**
 * The rows of a new database: Finnish, valid and invented (MCK-03), the same for each seed and anchor. All tables of a company
 * are made together when one of them is first read, so that they agree.
 * @param anchor the instant (ms) at which the year of history ends
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
      // Separate, so that searching for a contact in all companies does not make 10 000 employees.
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
