import { CreateContactBody, UpdateContactBody } from '@generated/api/contacts/contacts.zod'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { optionalPhone, phone } from '@/forms/fields/parsers'
import { isAllowedAsUsername } from '@/values/people/credentials'
import { compareFinnish, nameInList } from '@/values/people/names'

/** Identity of a contact: personId if active, otherwise dataContactId. */
export const idOf = ({ personId, dataContactId, emailAddress }: Contact): string =>
  personId ?? dataContactId ?? emailAddress

/** Whether the contact can log in. If a reply does not say it (CTR-07), the id tells: only active contacts have a personId. */
export const isActive = ({ active, personId }: Partial<Contact>): boolean => active ?? personId !== undefined

const isSameText = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()

/** Finds a contact in a newer list: by id, or after the activation, which changes the id, by a unique value. */
export const findAgain = (contact: Contact, contacts: readonly Contact[]): Contact | undefined =>
  contacts.find((other) => idOf(other) === idOf(contact)) ??
  contacts.find(
    (other) =>
      isActive(other) &&
      !isActive(contact) &&
      (isSameText(other.userName, contact.userName) || isSameText(other.emailAddress, contact.emailAddress)),
  )

export const byName = (contacts: readonly Contact[]): Contact[] =>
  contacts.toSorted((a, b) => compareFinnish(nameInList(a), nameInList(b)))

/** What a reply lacks is an empty field (CTR-07). */
export const valuesOf = ({
  firstName = '',
  lastName = '',
  emailAddress = '',
  phoneNumber = '',
  userName = '',
}: Partial<Contact>) => ({ firstName, lastName, emailAddress, phoneNumber, userName })
export type ContactValues = ReturnType<typeof valuesOf>

const sharedBody = (values: ContactValues) => ({ ...values, phoneNumber: phone(values.phoneNumber) })

/** VAL-03: the username is not an email address. */
const check = ({ userName }: ContactValues) => ({
  userName: isAllowedAsUsername(userName) ? undefined : () => m.error_username_cannot_be_an_email_address(),
})

export const addContactForm = bodyForm({ schema: CreateContactBody, toBody: sharedBody, check })

/** Only a contact with a personId can be edited. */
export type EditableContact = Contact & { personId: string }

export const isEditable = (contact: Contact): contact is EditableContact => contact.personId !== undefined

/** The phone number is required unless the contact has none, such as the signatory of a contract. */
export const editContactForm = ({ personId, phoneNumber }: EditableContact) =>
  bodyForm({
    schema: UpdateContactBody,
    toBody: (values: ContactValues) => ({
      ...values,
      personId,
      phoneNumber: (phoneNumber ? phone : optionalPhone)(values.phoneNumber),
    }),
    check,
  })

/** Whether a lost save arrived. An active contact's new address counts once it is pending verification (COM-16). */
export function isSavedAs(contact: Contact, wanted: Partial<ContactValues>): boolean {
  const saved = valuesOf(contact)
  const isPending = contact.pendingEmailAddress === wanted.emailAddress
  return (
    (isPending || saved.emailAddress === wanted.emailAddress) &&
    phone(saved.phoneNumber) === (wanted.phoneNumber ?? '') &&
    (['firstName', 'lastName', 'userName'] as const).every((name) => saved[name] === wanted[name])
  )
}

/** Whether the login data of a saved contact changes, which requires the user's password (COM-16). */
export const changesLogin = (before: ContactValues | undefined, now: ContactValues): boolean =>
  before !== undefined && (now.emailAddress.trim() !== before.emailAddress || now.userName.trim() !== before.userName)

export const contactLabels: Record<keyof ContactValues, () => string> = {
  firstName: () => m.contacts_first_name(),
  lastName: () => m.contacts_last_name(),
  emailAddress: () => m.contacts_email(),
  phoneNumber: () => m.contacts_phone(),
  userName: () => m.contacts_username(),
}

export const describeContactField = (name: string, value: unknown): { label: string; text: string } => ({
  label: contactLabels[name as keyof ContactValues](),
  text: String(value),
})
