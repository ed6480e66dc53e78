import type { Contact } from '@generated/api/model'
import { compareFinnish, nameInList } from '@/values/names'
import { isSameUsername } from '@/values/username'

/** Identity of a contact: personId if active, otherwise dataContactId. */
export const idOf = ({ personId, dataContactId, emailAddress }: Contact): string =>
  personId ?? dataContactId ?? emailAddress

const isSameText = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()

/**
 * Finds a contact in a newer list: by id, else by a value that is unique. A contact's id changes when they activate
 * their account. Undefined if the contact was deleted.
 */
export const findAgain = (contact: Contact, contacts: readonly Contact[]): Contact | undefined =>
  contacts.find((other) => idOf(other) === idOf(contact)) ??
  contacts.find(
    (other) =>
      other.active &&
      !contact.active &&
      (isSameText(other.userName, contact.userName) || isSameText(other.emailAddress, contact.emailAddress)),
  )

/** Whether a contact is the user with this username; unconfirmed contacts never are. */
export const isYourself = ({ active, userName }: Contact, username: string): boolean =>
  active && userName !== undefined && isSameUsername(userName, username)

/** Default order of the list: by name. */
export const byName = (contacts: readonly Contact[]): Contact[] =>
  contacts.toSorted((a, b) => compareFinnish(nameInList(a), nameInList(b)))
