import { companyIdOf, specOf } from '../seed/companies.ts'
import { EXPIRED_SESSION, TOKENS } from '../seed/links.ts'
import { makeUsers, PASSWORD } from '../seed/people.ts'

/** The scenarios of MCK-04 by name. */
export type ScenarioName =
  | 'established'
  | 'new-customer'
  | 'large'
  | 'voucher-manager-only'
  | 'hidden-vouchers'
  | 'unverified'
  | 'expired-session'
  | 'impersonated'
  | 'low-balance'
  | 'no-employees'
  | 'no-orders'
  | 'single-sign-on'

export type Persona = { name: ScenarioName; username: string; companyId: string; what: string }

const LINES: readonly (readonly [ScenarioName, string, string])[] = [
  [
    'established',
    'aino.virtanen',
    'A signatory of a company with 38 employees, a year of history and every benefit in another state.',
  ],
  [
    'new-customer',
    'niko.rautio',
    'A signatory of a company that has just signed: no employees, no benefit groups, no money.',
  ],
  ['large', 'helena.lindqvist', 'A signatory of a company with 10 000 employees.'],
  ['voucher-manager-only', 'paivi.nurmi', 'A voucher manager of a company without a signatory.'],
  ['hidden-vouchers', 'saara.kivela', 'A voucher manager of a company that may not order paper vouchers.'],
  ['unverified', 'anni.tiainen', 'A voucher manager who has not confirmed the email address, so login is refused.'],
  ['expired-session', 'tuomas.seppala', 'A signatory whose remembered session has expired.'],
  [
    'impersonated',
    'outi.heinonen',
    `A signatory as whom an admin acts; open /login?impersonation=${TOKENS.impersonation.valid}.`,
  ],
  ['low-balance', 'kerttu.makela', 'A signatory of a company with 45,00 € left and loads requested for more.'],
  ['no-employees', 'vaino.koskela', 'A signatory of a company with benefits and money but no employees.'],
  ['no-orders', 'riikka.salminen', 'A signatory of a company that has never ordered vouchers or cards.'],
  ['single-sign-on', 'lauri.bjorkman', 'A signatory who signs on elsewhere and so has no password to change.'],
]

/** Who can log in, one for each scenario, the main one first; all have PASSWORD. */
export const personas: readonly Persona[] = LINES.map(([name, username, what]) => {
  const company = specOf(makeUsers().find((user) => user.username === username)?.companyId ?? '')
  if (!company) throw new RangeError(`no company of ${username}`)
  return { name, username, companyId: companyIdOf(company), what }
})

export { EXPIRED_SESSION, PASSWORD, TOKENS }
