import type { SeedSource } from '../database/tables.ts'
import { COMPANIES, companyRow } from './companies.ts'
import { type CompanySeed, makeCompanySeed, NO_ROWS } from './company-seed.ts'
import { makeLinks, makeSessions } from './links.ts'
import { makeContacts, makeUsers } from './people.ts'

const TABLES = Object.keys(NO_ROWS) as (keyof CompanySeed)[]

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
  // Its keys are those of NO_ROWS.
  const rowsOf = Object.fromEntries(
    TABLES.map((table) => [table, (companyId: string) => of(companyId)[table]]),
  ) as unknown as Omit<SeedSource['company'], 'contacts'>
  return {
    global: {
      companies: () => COMPANIES.map(companyRow),
      users: makeUsers,
      sessions: () => makeSessions(anchor),
      links: () => makeLinks(anchor),
      storedReplies: () => [],
    },
    company: {
      // Separate, so that searching for a contact in all companies does not make 10 000 employees.
      contacts: (companyId) => makeContacts(companyId, anchor),
      ...rowsOf,
    },
  }
}
