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
    'Authorised signatory. 38 employees, a year of history, each benefit in a different state.',
  ],
  ['new-customer', 'niko.rautio', 'Authorised signatory. The company has just signed: no employees, groups or money.'],
  ['large', 'helena.lindqvist', 'Authorised signatory. 10 000 employees.'],
  ['voucher-manager-only', 'paivi.nurmi', 'Voucher manager. The company has no signatory.'],
  ['hidden-vouchers', 'saara.kivela', 'Voucher manager. The company may not order paper vouchers.'],
  ['unverified', 'anni.tiainen', 'Voucher manager with an unconfirmed email address, so login is refused.'],
  ['expired-session', 'tuomas.seppala', 'Authorised signatory whose remembered session has expired.'],
  [
    'impersonated',
    'outi.heinonen',
    `Impersonated by an admin: open /login?impersonation=${TOKENS.impersonation.valid}.`,
  ],
  ['low-balance', 'kerttu.makela', 'Authorised signatory. 45,00 € left, and load requests for more than that.'],
  ['no-employees', 'vaino.koskela', 'Authorised signatory. Benefits and money, but no employees.'],
  ['no-orders', 'riikka.salminen', 'Authorised signatory. The company has never ordered vouchers or cards.'],
  ['single-sign-on', 'lauri.bjorkman', 'Authorised signatory with single sign-on, so there is no password to change.'],
]

/** The users to log in as, one for each scenario, the main one first; all have PASSWORD. */
export const personas: readonly Persona[] = LINES.map(([name, username, what]) => {
  const company = specOf(makeUsers().find((user) => user.username === username)?.companyId ?? '')
  if (!company) throw new RangeError(`no company of ${username}`)
  return { name, username, companyId: companyIdOf(company), what }
})

export { EXPIRED_SESSION, PASSWORD, TOKENS }

/** A persona by its scenario or its username. */
export const personaNamed = (name: string | undefined): Persona | undefined =>
  personas.find((persona) => persona.name === name || persona.username === name)

export const isScenario = (name: string): boolean => personas.some((persona) => persona.name === name)
