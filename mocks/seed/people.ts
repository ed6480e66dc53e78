import type { ContactRow, Role, UserRow } from '../database/rows/people.ts'
import { addWorkingDays, helsinkiDate, helsinkiInstant } from '../values/calendar.ts'
import { COMPANIES, type CompanySpec, rowId, specOf } from './companies.ts'
import { plainName } from './names.ts'

/** The password of all users. */
export const PASSWORD = 'Etuportaali-1'

interface Details {
  phone?: string
  job?: string
  isUnverified?: boolean
  isSingleSignOn?: boolean
  /** The name of a new address that is not confirmed yet. */
  pending?: string
}

const person = (id: string, company: number, first: string, last: string, roles: Role[], details: Details) => ({
  id,
  company,
  first,
  last,
  roles,
  ...details,
})
type Person = ReturnType<typeof person>

const BOTH: Role[] = ['Signatory', 'VoucherManager']
const VOUCHERS: Role[] = ['VoucherManager']

export const PEOPLE: readonly Person[] = [
  person('p-1001', 1, 'Aino', 'Virtanen', BOTH, { phone: '+358401234567', job: 'Henkilöstöpäällikkö' }),
  person('p-2001', 1, 'Liisa', 'Öhman', VOUCHERS, {
    phone: '+358407654321',
    job: 'Toimistosihteeri',
    pending: 'liisa',
  }),
  person('p-1002', 1, 'Outi', 'Heinonen', BOTH, { phone: '+358505550103', job: 'Talouspäällikkö' }),
  person('p-1003', 1, 'Tuomas', 'Seppälä', BOTH, { phone: '+358445550104', job: 'Palkanlaskija' }),
  person('p-1004', 2, 'Helena', 'Lindqvist', BOTH, { phone: '+358405550105', job: 'Henkilöstöjohtaja' }),
  person('p-1005', 3, 'Niko', 'Rautio', BOTH, { phone: '+358505550106', job: 'Toimitusjohtaja' }),
  person('p-1006', 4, 'Päivi', 'Nurmi', VOUCHERS, { phone: '+358445550107', job: 'Floristi' }),
  person('p-1007', 4, 'Örjan', 'Åkerman', VOUCHERS, { phone: '+358405550108' }),
  person('p-1008', 5, 'Saara', 'Kivelä', VOUCHERS, { phone: '+358505550109', job: 'Assistentti' }),
  person('p-1009', 5, 'Jyri', 'Hämäläinen', BOTH, { phone: '+358445550110', job: 'Toimitusjohtaja' }),
  // MCK-03: users with only one role, so that each role can be tried alone.
  person('p-1015', 5, 'Tarja', 'Lehtonen', ['Signatory'], { phone: '+358445550118' }),
  person('p-1010', 6, 'Kerttu', 'Mäkelä', BOTH, { phone: '+358405550111', job: 'Leipomonjohtaja' }),
  person('p-1011', 7, 'Väinö', 'Koskela', BOTH, { phone: '+358505550112', job: 'Veneenveistäjä' }),
  person('p-1012', 8, 'Riikka', 'Salminen', BOTH, { phone: '+358445550113', job: 'Henkilöstöpäällikkö' }),
  person('p-1013', 9, 'Anni', 'Tiainen', VOUCHERS, { isUnverified: true }),
  person('p-1014', 10, 'Lauri', 'Björkman', BOTH, { phone: '+358405550114', isSingleSignOn: true }),
]

/** Contacts who have not registered or were deleted, so they are not users. */
const OTHER_CONTACTS = [
  { id: 'dc-1003', company: 1, first: 'Åke', last: 'Nyström', phone: '+358401234570' },
  { id: 'dc-1004', company: 1, first: 'Helmi', last: 'Koskinen', phone: '+358401234572' },
  { id: 'dc-1005', company: 1, first: 'Reijo', last: 'Ahola', phone: '+358401234573', isDeleted: true },
  { id: 'dc-4003', company: 4, first: 'Ulla', last: 'Särkkä', phone: '+358445550115' },
  { id: 'dc-11001', company: 11, first: 'Emilia', last: 'Granlund', phone: '+358505550116' },
  { id: 'dc-11002', company: 11, first: 'Simo', last: 'Granlund', phone: '+358505550117' },
  { id: 'dc-11003', company: 11, first: 'Terhi', last: 'Oksanen', phone: '+358505550118', isDeleted: true },
]

export const companyNo = (no: number): CompanySpec => {
  const company = COMPANIES.find((candidate) => candidate.no === no)
  if (!company) throw new RangeError(`no company ${no}`)
  return company
}
export const usernameOf = (person: { first: string; last: string }) =>
  `${plainName(person.first)}.${plainName(person.last)}`
export const addressOf = (person: { first: string; last: string; company: number }) =>
  `${usernameOf(person)}@${companyNo(person.company).domain}`

/** The users. */
export const makeUsers = (): UserRow[] =>
  PEOPLE.map((person) => ({
    id: person.id,
    companyId: `c-${person.company}`,
    username: usernameOf(person),
    password: PASSWORD,
    roles: person.roles,
    firstName: person.first,
    lastName: person.last,
    emailAddress: addressOf(person),
    isEmailVerified: !person.isUnverified,
    pendingEmailAddress: person.pending && `${person.pending}@${companyNo(person.company).domain}`,
    phoneNumber: person.phone,
    jobTitle: person.job,
    isSingleSignOn: person.isSingleSignOn ?? false,
    failedLogins: [],
  }))

/** COM-05: the contacts of a company, those with an account first; deleted ones are kept for their links (SGN-13). */
export function makeContacts(companyId: string, anchor: number): ContactRow[] {
  const company = specOf(companyId)
  if (!company) return []
  const active = PEOPLE.filter((person) => person.company === company.no).map((person, at) => ({
    id: company.no === 1 && at >= 2 ? `dc-${1004 + at}` : rowId(company, 'dc', 1001 + at),
    companyId,
    personId: person.id,
    firstName: person.first,
    lastName: person.last,
    emailAddress: addressOf(person),
    phoneNumber: person.phone ?? '',
    jobTitle: person.job,
    userName: usernameOf(person),
    active: true,
  }))
  const others = OTHER_CONTACTS.filter((contact) => contact.company === company.no).map((contact) => ({
    id: contact.id,
    companyId,
    firstName: contact.first,
    lastName: contact.last,
    emailAddress: addressOf(contact),
    phoneNumber: contact.phone,
    userName: usernameOf(contact),
    active: false,
    deletedAt: contact.isDeleted ? helsinkiInstant(addWorkingDays(helsinkiDate(anchor), -9), 10, 20) : undefined,
  }))
  return [...active, ...others]
}
