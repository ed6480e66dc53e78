import type { BackendPart } from '../../calls/implement.ts'
import { errorItem, Problem, problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { CompanyRow, ContactRow, LinkRow } from '../../database/rows/people.ts'
import { addressItems, type FieldItem, isPoBox } from '../rules/addresses.ts'
import { isUnknownEinvoice } from '../rules/einvoice.ts'
import { canReceiveMail, endLinks, isBouncing, isSame } from '../rules/links.ts'
import { newCompany } from '../rules/new-company.ts'
import { activeUsers, addUser, contactById, hasSignatory, refuseUsername } from '../rules/people.ts'
import { checkCaptcha } from '../rules/served-content.ts'
import { contactRow, mailContact, signsContract } from './contacts.ts'

type LinkCode = 'incorrect_token' | 'expired_token' | 'creation_completed' | 'contact_deleted'
/** 0 is the signatory of a contract, 1 a contact. */
type RegistrationType = 0 | 1
const KINDS = ['contract', 'sign-up'] as const

const REGISTRATION = 'reg-'
const registrationOf = (contact: ContactRow) => `${REGISTRATION}${contact.id}`

/** Why this contact can no longer register. */
function closedCode(contact: ContactRow): 'contact_deleted' | 'creation_completed' | undefined {
  if (contact.deletedAt !== undefined) return 'contact_deleted'
  return contact.active ? 'creation_completed' : undefined
}

/** The contact of a link, or why the link is refused (SGN-10 to SGN-13). */
function openSignUp(
  db: Db,
  { token, contactRegistrationType }: { token: string; contactRegistrationType: RegistrationType },
  now: number,
): { contact: ContactRow; code?: undefined } | { code: LinkCode } {
  const link = db.links.get('', token)
  const contact = link && db.contacts.get(link.companyId, link.subject)
  if (!contact || link.kind !== KINDS[contactRegistrationType]) return { code: 'incorrect_token' }
  const code = closedCode(contact) ?? (link.expiresAt <= now ? 'expired_token' : undefined)
  return code ? { code } : { contact }
}

/** The registration whose email is sent again, by its own token or by that of a link, even an expired one. */
function registrationFor(db: Db, token: string, type: RegistrationType): ContactRow | undefined {
  const isOfType = (link: LinkRow) => link.kind === KINDS[type]
  const link = db.links.get('', token)
  if (link) return isOfType(link) ? db.contacts.get(link.companyId, link.subject) : undefined
  const contact = token.startsWith(REGISTRATION) ? contactById(db, token.slice(REGISTRATION.length)) : undefined
  return contact && signsContract(db, contact) === (type === 0) ? contact : undefined
}

const statusOf = (code: LinkCode) => (code === 'incorrect_token' || code === 'expired_token' ? 400 : 409)
const refusal = (code: LinkCode) => problem(statusOf(code), code, statusOf(code) === 400 ? { fieldName: 'token' } : {})

export const signUp: BackendPart<'signContract' | 'validateSignUpToken' | 'signUp' | 'resendSignUpEmail'> = {
  async signContract({ body, caller, db, now }) {
    await checkCaptcha(db, body.reCaptchaToken)
    const { companyInformation: about, invoicingInformation: invoicing, contactPersons, contractSignatory } = body
    // SGN-06, VAL-08, VAL-09, VAL-10
    const items: FieldItem[] = [
      ...addressItems(about, 'companyInformation'),
      ...addressItems(invoicing, 'invoicingInformation'),
      ...repeatedAddressItems(contactPersons),
    ]
    if (items.length > 0) throw validationProblem(items)
    // VAL-10
    if (isPoBox(about.address)) throw problem(400, 'po_box_not_allowed', { fieldName: 'companyInformation.address' })
    // SGN-07
    const customer = db.companies.all().find((row) => row.businessIdentityCode === about.businessIdentityCode)
    // COM-17
    const isOwn = customer !== undefined && customer.id === caller?.company.id && !hasSignatory(db, customer)
    if (customer && !isOwn) {
      throw problem(409, 'company_already_exists', { fieldName: 'companyInformation.businessIdentityCode' })
    }
    if (isUnknownEinvoice(invoicing)) {
      throw problem(400, 'invalid_einvoice', { fieldName: 'invoicingInformation.eInvoiceAddress' })
    }
    refuseAddresses([
      {
        address: invoicing.invoiceMethod === 'email' ? invoicing.emailAddress : undefined,
        fieldName: 'invoicingInformation.emailAddress',
      },
      ...contactPersons.map(({ emailAddress }, elementIndex) => ({
        address: emailAddress,
        fieldName: 'contactPersons.emailAddress',
        elementIndex,
      })),
      { address: contractSignatory.emailAddress, fieldName: 'contractSignatory.emailAddress' },
    ])

    const agreed = {
      address: { addressLine: about.address, postCode: about.postCode, city: about.city, country: about.country },
      sizeId: about.numberOfEmployees,
      invoiceInformation: invoicing,
    }
    const company = customer
      ? db.companies.put('', { ...customer, ...agreed })
      : newCompany(db, { ...agreed, name: about.companyName, businessIdentityCode: about.businessIdentityCode })
    contractBenefits(db, company)
    const signatory = addPerson(db, company, {
      ...contactPersons.find((person) => isSame(person.emailAddress, contractSignatory.emailAddress)),
      firstName: contractSignatory.firstName,
      lastName: contractSignatory.lastName,
      emailAddress: contractSignatory.emailAddress,
    })
    // A link of type 1 would make the signatory a voucher manager only.
    endLinks(db, ['sign-up'], signatory.row.id)
    mailContact(db, signatory.row, now, true)
    const account = signatory.row.personId === undefined ? undefined : db.users.get('', signatory.row.personId)
    if (account) db.users.put('', { ...account, roles: ['Signatory', 'VoucherManager'] })
    for (const person of contactPersons) {
      const { row, isNew } = addPerson(db, company, person)
      if (isNew && !row.active) mailContact(db, row, now)
    }
    return { token: registrationOf(signatory.row) }
  },

  async validateSignUpToken({ body, db, now }) {
    await checkCaptcha(db, body.reCaptchaToken)
    const { code } = openSignUp(db, body, now)
    return code ? { isValid: false, errorCode: code } : { isValid: true }
  },

  async signUp({ body, db, now }) {
    await checkCaptcha(db, body.reCaptchaToken)
    const opened = openSignUp(db, body, now)
    if (opened.code) throw refusal(opened.code)
    refuseUsername(activeUsers(db), body.userName, 'userName')
    if (isSame(body.password, body.userName)) {
      throw problem(400, 'password_equals_username', { fieldName: 'password' })
    }
    const { contact } = opened
    const user = addUser(db, {
      companyId: contact.companyId,
      username: body.userName,
      password: body.password,
      // SES-28
      roles: body.contactRegistrationType === 0 ? ['Signatory', 'VoucherManager'] : ['VoucherManager'],
      firstName: contact.firstName,
      lastName: contact.lastName,
      emailAddress: contact.emailAddress,
      // x-assumed (signUp): opening the mailed link verifies the address.
      isEmailVerified: true,
      phoneNumber: contact.phoneNumber || undefined,
      jobTitle: contact.jobTitle,
    })
    db.contacts.put(contact.companyId, { ...contact, active: true, personId: user.id, userName: user.username })
  },

  async resendSignUpEmail({ body, db, now }) {
    await checkCaptcha(db, body.reCaptchaToken)
    const contact = registrationFor(db, body.token, body.contactRegistrationType)
    if (!contact) throw refusal('incorrect_token')
    const code = closedCode(contact)
    if (code) throw refusal(code)
    if (isBouncing(contact.emailAddress)) throw problem(503, 'email_not_sent')
    mailContact(db, contact, now)
    return { token: registrationOf(contact), contactRegistrationType: body.contactRegistrationType }
  },
}

/** Benefits that the contract adds can be activated from now on (GRP-12). */
function contractBenefits(db: Db, company: CompanyRow): void {
  for (const benefit of db.benefits.all(company.id)) {
    if (benefit.state !== 'unavailable') continue
    db.benefits.put(company.id, { ...benefit, state: 'available', status: 'Contracted' })
  }
}

type Person = Pick<ContactRow, 'firstName' | 'lastName' | 'emailAddress' | 'jobTitle'> & { phoneNumber?: string }

/**
 * The contact of a person in a contract, matched by email address. x-assumed (signContract): an existing contact is not
 * changed, and a user of the company is an active contact.
 */
function addPerson(db: Db, company: CompanyRow, person: Person): { row: ContactRow; isNew: boolean } {
  const hasAddress = ({ emailAddress }: { emailAddress: string }) => isSame(emailAddress, person.emailAddress)
  const known = db.contacts.all(company.id).find((row) => row.deletedAt === undefined && hasAddress(row))
  if (known) return { row: known, isNew: false }
  const user = activeUsers(db).find((row) => row.companyId === company.id && hasAddress(row))
  const row = contactRow(company.id, { ...person, phoneNumber: person.phoneNumber ?? '' })
  const account = user && { active: true, personId: user.id, userName: user.username }
  return { row: db.contacts.put(company.id, { ...row, ...account }), isNew: true }
}

/** SGN-03: two contacts with the same address could not both get their email. */
function repeatedAddressItems(persons: { emailAddress: string }[]): FieldItem[] {
  return persons.flatMap(({ emailAddress }, elementIndex) =>
    persons.slice(0, elementIndex).some((other) => isSame(other.emailAddress, emailAddress))
      ? [{ fieldName: 'contactPersons.emailAddress', elementIndex, code: 'field_invalid' as const }]
      : [],
  )
}

/** Throws one invalid_email_address for each address that cannot receive mail. */
function refuseAddresses(fields: { address?: string; fieldName: string; elementIndex?: number }[]): void {
  const errors = fields
    .filter(({ address }) => address !== undefined && !canReceiveMail(address))
    .map(({ fieldName, elementIndex }) => errorItem('invalid_email_address', { fieldName, elementIndex }))
  if (errors.length > 0) throw new Problem(400, { errors, canRetry: false })
}
