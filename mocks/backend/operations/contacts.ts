import type { BackendPart, Caller } from '../../calls/implement.ts'
import { notFound, problem, validationProblem } from '../../calls/problem.ts'
import { isOpen } from '../../content/windows.ts'
import type { Db } from '../../database/db.ts'
import type { ContactRow } from '../../database/rows/people.ts'
import { canReceiveMail, isBouncing, isSame, sendLink } from '../rules/links.ts'
import { activeUsers, checkOwnPassword, contactById, putCredentials, refuseUsername } from '../rules/people.ts'
import { noticesServed } from '../rules/served-content.ts'

/** Refuses a username or address of any user or unconfirmed contact, of any company, except `self`. */
function refuseTaken(db: Db, wanted: { userName: string; emailAddress: string }, self?: string): void {
  const people = [
    ...activeUsers(db).filter(({ id }) => id !== self),
    ...db.companies
      .all()
      .flatMap(({ id }) => db.contacts.all(id))
      .filter(({ active, deletedAt }) => !active && deletedAt === undefined)
      .map(({ userName, emailAddress }) => ({ username: userName, emailAddress })),
  ]
  refuseUsername(people, wanted.userName, 'userName')
  if (people.some(({ emailAddress }) => isSame(emailAddress, wanted.emailAddress))) {
    throw problem(409, 'email_address_taken', { fieldName: 'emailAddress' })
  }
}

/** A new unconfirmed contact, not yet stored. */
export const contactRow = (
  companyId: string,
  person: Pick<ContactRow, 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'jobTitle' | 'userName'>,
): ContactRow => ({ ...person, id: `dc-${crypto.randomUUID()}`, companyId, active: false })

/** Whether a contact registers as the signatory of a contract, according to its mailed links. */
export const signsContract = (db: Db, { id }: Pick<ContactRow, 'id'>): boolean =>
  db.links.all().some(({ kind, subject }) => kind === 'contract' && subject === id)

/** Mails the link to /create-account: of type 0 to the signatory of a contract, else of type 1. */
export const mailContact = (db: Db, contact: ContactRow, now: number, isSignatory = signsContract(db, contact)) =>
  sendLink(db, {
    kind: isSignatory ? 'contract' : 'sign-up',
    subject: contact.id,
    companyId: contact.companyId,
    sentTo: contact.emailAddress,
    now,
  })

/** The contact of a person of the caller's company. Throws access_denied for another company's, else not_found. */
function contactOfPerson(db: Db, caller: Caller, personId: string): ContactRow {
  const user = db.users.get('', personId)
  if (user && user.companyId !== caller.company.id) throw problem(403, 'access_denied')
  const contact = db.contacts.all(caller.company.id).find((row) => row.personId === personId)
  if (!contact) throw notFound()
  return contact
}

/** Fields that a contact's account adds to the list (COM-16). */
function accountOf(db: Db, personId: string | undefined) {
  const user = personId === undefined ? undefined : db.users.get('', personId)
  return user && { pendingEmailAddress: user.pendingEmailAddress, isSignatory: user.roles.includes('Signatory') }
}

type Deletion = { personIdToDelete?: string; companyId?: string; dataContactIdToDelete?: string }

/** The contact to delete, and whether the query names it as an active one (COM-11). */
function contactToDelete(db: Db, caller: Caller, query: Deletion): { contact: ContactRow; asActive: boolean } {
  const { personIdToDelete, companyId, dataContactIdToDelete } = query
  if (dataContactIdToDelete !== undefined) {
    const surplus = (['personIdToDelete', 'companyId'] as const).filter((field) => query[field] !== undefined)
    if (surplus.length > 0) {
      throw validationProblem(surplus.map((fieldName) => ({ fieldName, code: 'field_invalid' })))
    }
    const contact = contactById(db, dataContactIdToDelete)
    if (!contact) throw notFound()
    if (contact.companyId !== caller.company.id) throw problem(403, 'access_denied')
    return { contact, asActive: false }
  }
  const missing = (['personIdToDelete', 'companyId'] as const).filter((field) => query[field] === undefined)
  if (personIdToDelete === undefined || companyId === undefined) {
    throw validationProblem(missing.map((fieldName) => ({ fieldName, code: 'field_required' })))
  }
  if (companyId !== caller.company.id) throw problem(403, 'access_denied')
  return { contact: contactOfPerson(db, caller, personIdToDelete), asActive: true }
}

export const contacts: BackendPart<
  'listContacts' | 'createContact' | 'updateContact' | 'deleteContact' | 'resendContactEmail'
> = {
  listContacts: ({ caller, db }) =>
    db.contacts
      .all(caller.company.id)
      .filter(({ deletedAt }) => deletedAt === undefined)
      .map(({ id, active, personId, firstName, lastName, emailAddress, phoneNumber, userName }) => ({
        firstName,
        lastName,
        emailAddress,
        phoneNumber: phoneNumber || undefined,
        userName,
        active,
        ...(active ? { personId, ...accountOf(db, personId) } : { dataContactId: id }),
      })),

  async createContact({ body, caller, db, now }) {
    // COM-10
    if (isOpen((await noticesServed(db, now)).addingContactsDisabled, now))
      throw problem(403, 'adding_contacts_disabled')
    if (!canReceiveMail(body.emailAddress)) {
      throw problem(400, 'invalid_email_address', { fieldName: 'emailAddress' })
    }
    refuseTaken(db, body)
    const contact = db.contacts.put(caller.company.id, contactRow(caller.company.id, body))
    mailContact(db, contact, now)
  },

  updateContact({ body, caller, db, now }) {
    const { personId, firstName, lastName, emailAddress, phoneNumber = '', userName } = body
    const contact = contactOfPerson(db, caller, personId)
    if (contact.deletedAt !== undefined) throw problem(409, 'contact_deleted')
    const user = db.users.get('', personId)
    if (!user) throw notFound()
    // x-assumed (UpdateContactRequest): only a contact who has had none goes without it.
    if (phoneNumber === '' && contact.phoneNumber) {
      throw validationProblem([{ fieldName: 'phoneNumber', code: 'field_required' }])
    }
    const emailChanged = emailAddress !== user.emailAddress
    if (emailChanged || userName !== user.username) {
      // x-assumed (updateContact): an admin changes no credentials.
      if (caller.session.isImpersonation) throw problem(403, 'access_denied')
      // COM-16
      checkOwnPassword(caller, body.password)
    }
    if (!canReceiveMail(emailAddress)) throw problem(400, 'invalid_email_address', { fieldName: 'emailAddress' })
    refuseTaken(db, body, personId)
    db.contacts.put(caller.company.id, { ...contact, firstName, lastName, phoneNumber, userName })
    const changed = { ...user, firstName, lastName, phoneNumber, username: userName }
    putCredentials(db, user, changed, now, emailChanged ? emailAddress : undefined)
  },

  deleteContact({ query, caller, db, now }) {
    const all = db.contacts.all(caller.company.id)
    const active = all.filter((row) => row.active && row.deletedAt === undefined)
    // COM-14
    if (!active.some(({ personId }) => personId === caller.user.id)) throw problem(403, 'access_denied')
    const { contact, asActive } = contactToDelete(db, caller, query)
    // COM-09
    if (contact.deletedAt !== undefined) throw problem(409, 'contact_already_deleted')
    if (contact.active && !asActive) throw problem(409, 'contact_already_activated')
    if (contact.active && active.length === 1) throw problem(409, 'last_active_contact')
    if (contact.personId === caller.user.id) throw problem(409, 'cannot_delete_yourself')
    db.contacts.put(caller.company.id, { ...contact, deletedAt: now })
    const user = contact.personId === undefined ? undefined : db.users.get('', contact.personId)
    if (!user) return
    db.users.put('', { ...user, removedAt: now })
    for (const session of db.sessions.all()) {
      if (session.userId === user.id && session.endedAt === undefined) {
        db.sessions.put('', { ...session, endedAt: now })
      }
    }
  },

  resendContactEmail({ body, caller, db, now }) {
    const contact = db.contacts.get(caller.company.id, body.dataContactId)
    if (!contact) throw notFound()
    // COM-08
    if (contact.deletedAt !== undefined) throw problem(409, 'contact_deleted')
    if (contact.active) throw problem(409, 'creation_completed')
    if (isBouncing(contact.emailAddress)) throw problem(503, 'email_not_sent')
    mailContact(db, contact, now)
  },
}
