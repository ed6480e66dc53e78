import { CreateContactBody, UpdateContactBody } from '@generated/api/contacts/contacts.zod'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { phone } from '@/forms/fields/parsers'
import { isAllowedAsUsername } from '@/values/username'

/** COM-13 */
export interface ContactValues {
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  userName: string
}

export const NEW_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  userName: '',
}

/** A saved contact person as the form shows it. */
export const valuesOf = (contact: Contact): ContactValues => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  emailAddress: contact.emailAddress,
  phoneNumber: contact.phoneNumber ?? '',
  userName: contact.userName ?? '',
})

const sharedBody = (values: ContactValues) => ({ ...values, phoneNumber: phone(values.phoneNumber) })

/** VAL-03: not an email address. */
const check = ({ userName }: ContactValues) => ({
  userName: isAllowedAsUsername(userName) ? undefined : () => m.error_username_cannot_be_an_email_address(),
})

export const addContactForm = bodyForm({ schema: CreateContactBody, toBody: sharedBody, check })

/** The form that changes an active contact person, who goes by the person's id. */
export const editContactForm = (personId: string) =>
  bodyForm({
    schema: UpdateContactBody,
    toBody: (values: ContactValues) => ({ ...sharedBody(values), personId }),
    check,
  })

/**
 * Whether a contact person is saved with these values: for commands whose answer was lost. A new address of an active one
 * is saved once it waits for its link (COM-16).
 */
export function isSavedAs(contact: Contact, wanted: ContactValues): boolean {
  const saved = sharedBody(valuesOf(contact))
  const isPending = contact.pendingEmailAddress === wanted.emailAddress
  return entriesOf(isPending ? { ...saved, emailAddress: wanted.emailAddress } : saved) === entriesOf(wanted)
}

/** Whether the values change what somebody logs in with, which asks for the password (COM-16). */
export const changesLogin = (before: ContactValues, now: Pick<ContactValues, 'emailAddress' | 'userName'>): boolean =>
  now.emailAddress.trim() !== before.emailAddress || now.userName.trim() !== before.userName

const entriesOf = ({ firstName, lastName, emailAddress, phoneNumber, userName }: ContactValues) =>
  JSON.stringify([firstName, lastName, emailAddress, phoneNumber, userName])

const LABELS: Record<keyof ContactValues, () => string> = {
  firstName: () => m.contacts_first_name(),
  lastName: () => m.contacts_last_name(),
  emailAddress: () => m.contacts_email(),
  phoneNumber: () => m.contacts_phone(),
  userName: () => m.contacts_username(),
}

export const contactLabel = (name: keyof ContactValues): string => LABELS[name]()

/** A field of the form by its name, and one of its values, in words. */
export const describeContactField = (name: string, value: unknown): { label: string; text: string } => ({
  label: contactLabel(name as keyof ContactValues),
  text: String(value),
})
